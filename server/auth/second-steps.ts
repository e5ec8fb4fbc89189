/** The second step of signing in that a person has, if any. */
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import { removeAuthenticator } from "./authenticators.ts"
import { endRecoveryCodes, renewRecoveryCodes } from "./recovery-codes.ts"

export interface Passkey {
  readonly key: string
  readonly name: string
  readonly addedAt: Date
  /** Null: never yet. */
  readonly usedAt: Date | null
}

export interface SecondStep {
  /** Since when there is an authenticator app; null where there is none. */
  readonly appSince: Date | null
  /** In the order in which they were added. */
  readonly passkeys: readonly Passkey[]
  /** Recovery codes that are left. */
  readonly codesLeft: number
}

export const noSecondStep: SecondStep = { appSince: null, passkeys: [], codesLeft: 0 }

/** Recovery codes alone are no second step: they stand in for one. */
export const isOn = ({ appSince, passkeys }: SecondStep): boolean => appSince !== null || passkeys.length > 0

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
  const passkeys = await db
    .selectFrom("identity_passkeys")
    .select(["key", "name", "added_at as addedAt", "used_at as usedAt"])
    .where("subject", "=", subject)
    .orderBy("added_at")
    .orderBy("key")
    .execute()
  return { appSince: app?.added_at ?? null, passkeys, codesLeft: codes.left }
}

/** Takes all of it away; false where there is none. */
export const turnOff = async (db: Kysely<Schema>, subject: string): Promise<boolean> => {
  const wasOn = isOn(await secondStepOf(db, subject))
  await removeAuthenticator(db, subject)
  await db.deleteFrom("identity_passkeys").where("subject", "=", subject).execute()
  await endRecoveryCodes(db, subject)
  return wasOn
}

/** Makes recovery codes for whoever has none left; null for the others. */
export const codesIfNone = async (db: Kysely<Schema>, subject: string): Promise<readonly string[] | null> => {
  const { codesLeft } = await secondStepOf(db, subject)
  return codesLeft === 0 ? renewRecoveryCodes(db, subject) : null
}

/** Ends the recovery codes of whoever has nothing left that they would stand in for. */
export const endIdleCodes = async (db: Kysely<Schema>, subject: string): Promise<void> => {
  if (!isOn(await secondStepOf(db, subject))) await endRecoveryCodes(db, subject)
}
