/** Addresses of files and of their smaller copies that nobody can guess, signed with the database's own key. E6; D39. */
import type { FileLinks } from "../contract/services.ts"
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { Kysely } from "kysely"
import { getOrCreateSecret } from "../db/secrets.ts"
import type { Schema } from "../db/schema.ts"

const keyBytes = 32

/** The links of a database: the same on every node and after every start. `base` is empty, or the origin for pages of another one. */
export const fileLinks = async (db: Kysely<Schema>, base = ""): Promise<FileLinks> => {
  const kept = await getOrCreateSecret(db, "file-links", async () => randomBytes(keyBytes).toString("base64url"))
  const key = Buffer.from(kept, "base64url")
  const sign = (fileKey: string, width?: number): string =>
    createHmac("sha256", key)
      .update(width === undefined ? fileKey : `${fileKey}/${width}`)
      .digest("base64url")
  return {
    of: (fileKey, width) =>
      `${base}/files/${fileKey}?${width === undefined ? "" : `width=${width}&`}signature=${sign(fileKey, width)}`,
    isSigned: (fileKey, signature, width) => {
      const wanted = Buffer.from(sign(fileKey, width))
      const given = Buffer.from(signature)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
