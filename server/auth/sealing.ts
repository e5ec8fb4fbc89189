/**
 * Seals what the server must read again and a copy of its table must not reveal: AES-256-GCM, with a key among the
 * server's secrets. A seal is one person's: in another's row it does not open.
 */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"
import { getOrCreateSecret } from "../db/secrets.ts"

const cipher = "aes-256-gcm"
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

const keyOf = async (db: Kysely<Schema>): Promise<Buffer> => {
  const made = () => Promise.resolve(randomBytes(keyBytes).toString("base64url"))
  return Buffer.from(await getOrCreateSecret(db, "second-step-key", made), "base64url")
}

export const seal = async (db: Kysely<Schema>, owner: string, secret: Uint8Array): Promise<string> => {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, await keyOf(db), nonce, { authTagLength: tagBytes })
  sealing.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([sealing.update(secret), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url")
}

/** Throws where the seal is another's, or was changed. */
export const unseal = async (db: Kysely<Schema>, owner: string, sealed: string): Promise<Uint8Array> => {
  const bytes = Buffer.from(sealed, "base64url")
  const opening = createDecipheriv(cipher, await keyOf(db), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  opening.setAAD(Buffer.from(owner))
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()])
}
