/** Addresses of a person's own data, signed with a key of the database and good for some minutes of one sign-in. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { Kysely } from "kysely"
import type { DataLinks } from "../contract/services.ts"
import { getOrCreateSecret } from "../db/secrets.ts"
import type { Schema } from "../db/schema.ts"

const keyBytes = 32

/** `base` is empty, or the origin for pages of another one. */
export const dataLinks = async (db: Kysely<Schema>, base = ""): Promise<DataLinks> => {
  const kept = await getOrCreateSecret(db, "data-links", async () => randomBytes(keyBytes).toString("base64url"))
  const key = Buffer.from(kept, "base64url")
  const sign = (accountKey: string, expires: number, session: string | null): string =>
    createHmac("sha256", key)
      .update(JSON.stringify([accountKey, expires, session]))
      .digest("base64url")
  return {
    of: (accountKey, expiresAt, session) => {
      const expires = expiresAt.getTime()
      const signature = sign(accountKey, expires, session)
      const said = new URLSearchParams({ expires: `${expires}`, ...(session !== null && { session }), signature })
      return `${base}/account-data/${accountKey}?${said}`
    },
    isGood: (accountKey, { expires, session, signature }, now) => {
      const wanted = Buffer.from(sign(accountKey, expires, session))
      const given = Buffer.from(signature)
      return expires > now.getTime() && given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
