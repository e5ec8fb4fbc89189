/**
 * The embedded provider's keys: generated once and kept in the database, so that all nodes and starts have the same.
 * D108.
 */
import { randomBytes } from "node:crypto"
import { exportJWK, generateKeyPair, type JWK } from "jose"
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"

export const signingAlgorithm = "ES256"

/**
 * Reads a secret of the database, or generates it. Where two nodes start at once the first write wins, and both use it.
 */
export const keptOrMade = async <Value>(
  db: Kysely<Schema>,
  name: string,
  make: () => Promise<Value>,
): Promise<Value> => {
  const kept = () => db.selectFrom("identity_secrets").select("value").where("name", "=", name).executeTakeFirst()
  const before = await kept()
  if (before !== undefined) return before.value as Value
  await db
    .insertInto("identity_secrets")
    .values({ name, value: JSON.stringify(await make()) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute()
  return (await kept())?.value as Value
}

const newSigningKeys = async (): Promise<{ readonly keys: readonly JWK[] }> => {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const key = await exportJWK(privateKey)
  return { keys: [{ ...key, alg: signingAlgorithm, use: "sig", kid: randomBytes(8).toString("base64url") }] }
}

/** Private signing keys, newest first. Never logged, never served. */
export const signingKeys = async (db: Kysely<Schema>): Promise<readonly JWK[]> =>
  (await keptOrMade(db, "signing-keys", newSigningKeys)).keys

/** The public halves of the signing keys. */
export const publicKeys = async (db: Kysely<Schema>): Promise<readonly JWK[]> =>
  (await signingKeys(db)).map(({ d: _, ...key }) => key)

/** Keys that cookies are signed with, newest first. */
export const cookieKeys = async (db: Kysely<Schema>): Promise<readonly string[]> =>
  keptOrMade(db, "cookie-keys", () => Promise.resolve([randomBytes(32).toString("base64url")]))
