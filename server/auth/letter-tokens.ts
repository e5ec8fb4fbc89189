/**
 * Tokens of links in letters: random, kept as a hash, for one use within half an hour. Who can read the table, or a
 * backup of it, can follow no link.
 */
import { createHash, randomBytes } from "node:crypto"
import { sql, type Kysely } from "kysely"
import { deleteInBatches } from "../db/batches.ts"
import { databaseNow, databaseNowPlus } from "../db/clock.ts"
import type { Schema } from "../db/schema.ts"
import { letterLinkMs } from "./limits.ts"

export type LetterPurpose = "newPassword" | "verifyEmail" | "newEmail"

/** The person of a link, and the address that its letter went to. */
export interface LetterToken {
  readonly subject: string
  readonly email: string
}

const tokenBytes = 32

/** Without a salt or a slow hash: a token has 256 random bits. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url")

/** Makes a token. Those that were sent before stay good, as letters may overtake each other. */
export const issueToken = async (
  db: Kysely<Schema>,
  purpose: LetterPurpose,
  { subject, email }: LetterToken,
): Promise<string> => {
  const token = randomBytes(tokenBytes).toString("base64url")
  await db
    .insertInto("identity_tokens")
    .values({ hash: hashOf(token), purpose, subject, email, expires_at: databaseNowPlus(letterLinkMs) })
    .execute()
  return token
}

/** Answers the person of a link, while it works. Looking uses nothing up: mail programs open links before people do. */
export const findToken = (
  db: Kysely<Schema>,
  purpose: LetterPurpose,
  token: string,
): Promise<LetterToken | undefined> =>
  db
    .selectFrom("identity_tokens")
    .select(["subject", "email"])
    .where("hash", "=", hashOf(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", databaseNow)
    .executeTakeFirst()

/** Uses a token up: of two that come at once one finds it. */
export const spendToken = (
  db: Kysely<Schema>,
  purpose: LetterPurpose,
  token: string,
): Promise<LetterToken | undefined> =>
  db
    .deleteFrom("identity_tokens")
    .where("hash", "=", hashOf(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", databaseNow)
    .returning(["subject", "email"])
    .executeTakeFirst()

/** Ends all links of a person, so that whoever got at another letter has a dead one. */
export const endTokens = async (db: Kysely<Schema>, subject: string): Promise<void> => {
  await db.deleteFrom("identity_tokens").where("subject", "=", subject).execute()
}

/** Deletes tokens that are over. */
export const pruneTokens = (db: Kysely<Schema>): Promise<void> =>
  deleteInBatches(db, "identity_tokens", sql`expires_at <= ${databaseNow}`)
