/** Keeps a received file: it is written down, and its smaller copies are ordered. */
import { hourMs } from "../../src/domain/durations.ts"
import { fileKindOf } from "../../src/domain/files.ts"
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { refused } from "../contract/refusals.ts"
import type { ReceivedFile } from "../contract/shapes.ts"
import { addJob } from "../queue/jobs.ts"

const isImage = ({ extension }: Pick<ReceivedFile, "extension">): boolean => fileKindOf(extension) === "image"

/** Keeps what was received as a file of the caller's; answers its key. What it belongs to is for the caller to write. */
export const keepFile = async (db: Db, services: Services, caller: Caller, file: ReceivedFile): Promise<string> => {
  const now = services.now()
  const key = services.newKey()
  await db
    .insertInto("files")
    .values({
      key,
      account_key: caller.accountKey,
      content_hash: file.hash,
      original_file_name: file.name,
      file_size: file.size,
      file_type: file.mediaType,
      file_extension: file.extension,
      storage_path: await services.files.keep(file),
      created_at: now,
    })
    .execute()
  if (fileKindOf(file.extension) !== "document")
    await addJob(db, services, { kind: "MakeThumbnails", payload: { fileKey: key } }, { accountKey: caller.accountKey })
  return key
}

/** A photo is one picture. */
export const requireImage = (file: ReceivedFile): void => {
  if (!isImage(file)) throw refused("InvalidFileFormatException", "A photo is a picture.")
}

export const requireRoom = (kept: number, most: number): void => {
  if (kept >= most) throw refused("FileLimitExceededException", "There are as many files as there may be.", { n: most })
}

/** Forgets files that nothing shows any more; their content goes later, when nobody else has the same. */
export const forgetFiles = async (db: Db, services: Services, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return
  const thumbnails = await db
    .selectFrom("file_thumbnails")
    .select("storage_path")
    .where("file_key", "in", keys)
    .execute()
  const files = await db.deleteFrom("files").where("key", "in", keys).returning("storage_path").execute()
  const paths = [...new Set([...files, ...thumbnails].map((row) => row.storage_path))]
  if (paths.length > 0)
    await addJob(db, services, { kind: "RemoveContent", payload: { paths } }, { delayMs: contentStaysMs })
}

/** Longer than anybody takes to write down what was kept. */
const contentStaysMs = 2 * hourMs
