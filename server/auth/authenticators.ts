/** The authenticator app of a person: kept sealed, and each of its codes taken once. */
import type { Kysely } from "kysely"
import { databaseTime } from "../db/clock.ts"
import type { Schema } from "../db/schema.ts"
import { stepOfCode } from "./one-time-codes.ts"
import { seal, unseal } from "./sealing.ts"

interface NewApp {
  readonly secret: Uint8Array
  /** The time step of the code that showed that the app has the secret. */
  readonly step: number
}

/** Sets the app up; false where the person has one meanwhile. */
export const addAuthenticator = async (
  db: Kysely<Schema>,
  subject: string,
  { secret, step }: NewApp,
): Promise<boolean> => {
  const added = await db
    .insertInto("identity_authenticators")
    .values({ subject, secret: await seal(db, subject, secret), last_step: step })
    .onConflict((conflict) => conflict.column("subject").doNothing())
    .returning("subject")
    .executeTakeFirst()
  return added !== undefined
}

export const removeAuthenticator = async (db: Kysely<Schema>, subject: string): Promise<boolean> => {
  const removed = await db
    .deleteFrom("identity_authenticators")
    .where("subject", "=", subject)
    .returning("subject")
    .executeTakeFirst()
  return removed !== undefined
}

/** Takes a code of the app. Of two uses of one code, also at the same moment, one counts; an older one does not afterwards. */
export const useAppCode = async (
  db: Kysely<Schema>,
  subject: string,
  typed: string,
): Promise<"right" | "wrong" | "used"> => {
  const app = await db
    .selectFrom("identity_authenticators")
    .select("secret")
    .where("subject", "=", subject)
    .executeTakeFirst()
  const step =
    app === undefined ? null : stepOfCode(await unseal(db, subject, app.secret), typed, await databaseTime(db))
  if (step === null) return "wrong"
  const taken = await db
    .updateTable("identity_authenticators")
    .set({ last_step: step })
    .where("subject", "=", subject)
    .where("last_step", "<", step)
    .returning("subject")
    .executeTakeFirst()
  return taken === undefined ? "used" : "right"
}
