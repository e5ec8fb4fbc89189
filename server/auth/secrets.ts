/**
 * The embedded provider's keys: generated once and kept in the database, so that all nodes and starts have the same.
 */
import { randomBytes } from "node:crypto"
import { exportJWK, generateKeyPair, type JWK } from "jose"
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import { getOrCreateSecret } from "../db/secrets.ts"

export const signingAlgorithm = "ES256"

const newSigningKeys = async (): Promise<{ readonly keys: readonly JWK[] }> => {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const key = await exportJWK(privateKey)
  return { keys: [{ ...key, alg: signingAlgorithm, use: "sig", kid: randomBytes(8).toString("base64url") }] }
}

/** Private signing keys, newest first. Never logged, never served. */
export const signingKeys = async (db: Kysely<Schema>): Promise<readonly JWK[]> =>
  (await getOrCreateSecret(db, "signing-keys", newSigningKeys)).keys

/** The public halves of the signing keys. */
export const publicKeys = async (db: Kysely<Schema>): Promise<readonly JWK[]> =>
  (await signingKeys(db)).map(({ d: _, ...key }) => key)

/** Keys that cookies are signed with, newest first. */
export const cookieKeys = async (db: Kysely<Schema>): Promise<readonly string[]> =>
  getOrCreateSecret(db, "cookie-keys", () => Promise.resolve([randomBytes(32).toString("base64url")]))
