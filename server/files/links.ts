/** Addresses of files that nobody can guess, signed with the database's own key. E6. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { Kysely } from "kysely"
import { keptOrMade } from "../auth/secrets.ts"
import type { Schema } from "../db/schema.ts"

export interface FileLinks {
  readonly of: (fileKey: string) => string
  readonly isSigned: (fileKey: string, signature: string) => boolean
}

const keyBytes = 32

/** The links of a database: the same on every node and after every start. */
export const fileLinks = async (db: Kysely<Schema>): Promise<FileLinks> => {
  const kept = await keptOrMade(db, "file-links", async () => randomBytes(keyBytes).toString("base64url"))
  const key = Buffer.from(kept, "base64url")
  const sign = (fileKey: string): string => createHmac("sha256", key).update(fileKey).digest("base64url")
  return {
    of: (fileKey) => `/files/${fileKey}?signature=${sign(fileKey)}`,
    isSigned: (fileKey, signature) => {
      const wanted = Buffer.from(sign(fileKey))
      const given = Buffer.from(signature)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
