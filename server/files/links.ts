/** Addresses of files and of their smaller copies that nobody can guess, signed with the database's own key. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { Kysely } from "kysely"
import { secondMs } from "../../src/domain/durations.ts"
import type { FileLinks, LinkedFile } from "../contract/services.ts"
import { getOrCreateSecret } from "../db/secrets.ts"
import type { Schema } from "../db/schema.ts"

const keyBytes = 32

/** The end of an address in Unix seconds, as the address has it. */
const secondsOf = (ends: Date): number => Math.floor(ends.getTime() / secondMs)

/** Answers the text to sign: no two addresses that mean something else have the same. */
const signedText = ({ fileKey, width, ends }: LinkedFile): string =>
  [fileKey, ...(width === undefined ? [] : [width]), ...(ends ? [`until ${secondsOf(ends)}`] : [])].join("/")

const queryOf = ({ width, ends }: LinkedFile): string =>
  `${width === undefined ? "" : `width=${width}&`}${ends ? `ends=${secondsOf(ends)}&` : ""}`

/** The links of a database: the same on every node and after every start. `base` is empty, or the origin for pages of another one. */
export const fileLinks = async (db: Kysely<Schema>, base = ""): Promise<FileLinks> => {
  const kept = await getOrCreateSecret(db, "file-links", async () => randomBytes(keyBytes).toString("base64url"))
  const key = Buffer.from(kept, "base64url")
  const sign = (file: LinkedFile): string => createHmac("sha256", key).update(signedText(file)).digest("base64url")
  return {
    of: (file) => `${base}/files/${file.fileKey}?${queryOf(file)}signature=${sign(file)}`,
    isGood: (file, signature, now) => {
      const wanted = Buffer.from(sign(file))
      const given = Buffer.from(signature)
      const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted)
      return isSigned && (!file.ends || now < file.ends)
    },
  }
}
