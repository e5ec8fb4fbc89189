/**
 * Ten codes for whoever has no phone at hand: each lets its owner in once. They are random and long enough (120 bits)
 * for a plain hash to keep them.
 */
import { createHash, randomInt } from "node:crypto"
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"

export const recoveryCodeCount = 10

/** Crockford's digits: none is taken for another. */
const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const groups = 6
const groupLength = 4

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => digits[randomInt(digits.length)]).join(""),
  ).join("-")

/** As it was made, however it was typed. */
const plain = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/gu, "1")

const hashOf = (typed: string): string => createHash("sha256").update(plain(typed)).digest("base64url")

/** Makes new codes in place of those from before, which end. */
export const renewRecoveryCodes = async (db: Kysely<Schema>, subject: string): Promise<readonly string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await endRecoveryCodes(db, subject)
  await db
    .insertInto("identity_recovery_codes")
    .values(codes.map((code) => ({ subject, hash: hashOf(code) })))
    .execute()
  return codes
}

export const endRecoveryCodes = async (db: Kysely<Schema>, subject: string): Promise<void> => {
  await db.deleteFrom("identity_recovery_codes").where("subject", "=", subject).execute()
}

/** Answers whether the code is one of the person's, which is used up by it: of two uses at once one counts. */
export const useRecoveryCode = async (db: Kysely<Schema>, subject: string, typed: string): Promise<boolean> => {
  const used = await db
    .deleteFrom("identity_recovery_codes")
    .where("subject", "=", subject)
    .where("hash", "=", hashOf(typed))
    .returning("hash")
    .executeTakeFirst()
  return used !== undefined
}
