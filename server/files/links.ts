/** Addresses of files and of their smaller copies that nobody can guess, signed with the database's own key. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { Kysely } from "kysely"
import { secondMs } from "../../src/domain/durations.ts"
import type { FileLinks, LinkedFile } from "../contract/services.ts"
import { copyWidth } from "../../src/domain/files.ts"
import { getOrCreateSecret } from "../db/secrets.ts"
import type { Schema } from "../db/schema.ts"

const keyBytes = 32

/** The end of an address in Unix seconds, as the address has it. */
const secondsOf = (ends: Date): number => Math.floor(ends.getTime() / secondMs)

/** Answers the text to sign: no two addresses that mean something else have the same. */
const signedText = ({ fileKey, isCopy = false, signedWidth, ends }: LinkedFile): string =>
  [
    fileKey,
    ...(isCopy ? ["copies"] : []),
    ...(signedWidth === undefined ? [] : [signedWidth]),
    ...(ends ? [`until ${secondsOf(ends)}`] : []),
  ].join("/")

const endOf = ({ ends }: Pick<LinkedFile, "ends">): string => (ends ? `ends=${secondsOf(ends)}&` : "")

/** The links of a database: the same on every node and after every start. `base` is empty, or the origin for pages of another one. */
export const fileLinks = async (db: Kysely<Schema>, base = ""): Promise<FileLinks> => {
  const kept = await getOrCreateSecret(db, "file-links", async () => randomBytes(keyBytes).toString("base64url"))
  const key = Buffer.from(kept, "base64url")
  const sign = (file: LinkedFile): string => createHmac("sha256", key).update(signedText(file)).digest("base64url")
  return {
    of: (file) => `${base}/files/${file.fileKey}?${endOf(file)}signature=${sign(file)}`,
    copiesOf: (file) => {
      const rest = `${endOf(file)}signature=${sign({ ...file, isCopy: true })}`
      return (width) => `${base}/files/${file.fileKey}?w=${copyWidth(width)}&${rest}`
    },
    isGood: (file, signature, now) => {
      const wanted = Buffer.from(sign(file))
      const given = Buffer.from(signature)
      const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted)
      return isSigned && (!file.ends || now < file.ends)
    },
  }
}
