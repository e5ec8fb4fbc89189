/** Records that wait beside the provider's for one use, until they are over: an answer from Google, say. */
import type { Kysely } from "kysely"
import { databaseNow, databaseNowPlus } from "../db/clock.ts"
import type { Schema } from "../db/schema.ts"

interface Place {
  readonly model: "GoogleSignIn" | "GoogleLink" | "HalfSignIn" | "NewAuthenticator" | "PasskeyQuestion"
  readonly id: string
}

/** Keeps a value; the one from before at the same place is gone. */
export const keepRecord = async (
  db: Kysely<Schema>,
  { model, id }: Place,
  value: object,
  forMs: number,
): Promise<void> => {
  const row = { payload: JSON.stringify(value), expires_at: databaseNowPlus(forMs) }
  await db
    .insertInto("identity_records")
    .values({ model, id, ...row })
    .onConflict((conflict) => conflict.columns(["model", "id"]).doUpdateSet(row))
    .execute()
}

/** Reads what is kept there, and leaves it. */
export const keptRecord = async <Value>(db: Kysely<Schema>, { model, id }: Place): Promise<Value | undefined> => {
  const kept = await db
    .selectFrom("identity_records")
    .select("payload")
    .where("model", "=", model)
    .where("id", "=", id)
    .where("expires_at", ">", databaseNow)
    .executeTakeFirst()
  return kept?.payload as Value | undefined
}

/** Takes what is kept there: of two that come at once one finds it. The value is as whoever kept it knows. */
export const takeRecord = async <Value>(db: Kysely<Schema>, { model, id }: Place): Promise<Value | undefined> => {
  const taken = await db
    .deleteFrom("identity_records")
    .where("model", "=", model)
    .where("id", "=", id)
    .where("expires_at", ">", databaseNow)
    .returning("payload")
    .executeTakeFirst()
  return taken?.payload as Value | undefined
}
