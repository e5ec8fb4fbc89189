/** Addresses of a person's own data, signed with a key of the database and good for some minutes. E284. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { Kysely } from "kysely"
import type { DataLinks } from "../contract/services.ts"
import { getOrCreateSecret } from "../db/secrets.ts"
import type { Schema } from "../db/schema.ts"

const keyBytes = 32

export const dataLinks = async (db: Kysely<Schema>): Promise<DataLinks> => {
  const kept = await getOrCreateSecret(db, "data-links", async () => randomBytes(keyBytes).toString("base64url"))
  const key = Buffer.from(kept, "base64url")
  const sign = (accountKey: string, expires: number): string =>
    createHmac("sha256", key).update(`${accountKey}/${expires}`).digest("base64url")
  return {
    of: (accountKey, expiresAt) => {
      const expires = expiresAt.getTime()
      return `/account-data/${accountKey}?expires=${expires}&signature=${sign(accountKey, expires)}`
    },
    isGood: (accountKey, { expires, signature }, now) => {
      const wanted = Buffer.from(sign(accountKey, expires))
      const given = Buffer.from(signature)
      return expires > now.getTime() && given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
