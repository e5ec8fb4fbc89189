/** The second step of signing in that a person has, if any. E610. */
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import { removeAuthenticator } from "./authenticators.ts"
import { endRecoveryCodes } from "./recovery-codes.ts"

export interface SecondStep {
  /** Since when there is an authenticator app; null where there is none. */
  readonly appSince: Date | null
  /** Recovery codes that are left. */
  readonly codesLeft: number
}

/** Recovery codes alone are no second step: they stand in for one. */
export const isOn = ({ appSince }: SecondStep): boolean => appSince !== null

export const secondStepOf = async (db: Kysely<Schema>, subject: string): Promise<SecondStep> => {
  const app = await db
    .selectFrom("identity_authenticators")
    .select("added_at")
    .where("subject", "=", subject)
    .executeTakeFirst()
  const codes = await db
    .selectFrom("identity_recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("subject", "=", subject)
    .executeTakeFirstOrThrow()
  return { appSince: app?.added_at ?? null, codesLeft: codes.left }
}

/** Takes all of it away; false where there is none. */
export const turnOff = async (db: Kysely<Schema>, subject: string): Promise<boolean> => {
  const wasOn = isOn(await secondStepOf(db, subject))
  await removeAuthenticator(db, subject)
  await endRecoveryCodes(db, subject)
  return wasOn
}

/** Ends the recovery codes of whoever has nothing left that they would stand in for. */
export const endIdleCodes = async (db: Kysely<Schema>, subject: string): Promise<void> => {
  if (!isOn(await secondStepOf(db, subject))) await endRecoveryCodes(db, subject)
}
