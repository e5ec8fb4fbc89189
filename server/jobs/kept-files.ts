/** Takes out of a file that was kept before files were cleaned on arrival what it reveals of its maker. */
import { createReadStream } from "node:fs"
import { fileKindOf } from "../../src/domain/files.ts"
import type { Db, Services } from "../contract/services.ts"
import { cleanFile } from "../files/cleaning/cleaning.ts"
import { addJob } from "../queue/jobs.ts"
import { nothing, type Finish } from "../queue/workers.ts"

const sourceOf = (db: Pick<Db, "selectFrom">, fileKey: string) =>
  db
    .selectFrom("files")
    .select(["account_key", "storage_path", "file_extension"])
    .where("key", "=", fileKey)
    .executeTakeFirst()

/**
 * Cleans a copy, and answers how to put it in the place of the file. A file that can't be cleaned fails the job, which leaves
 * it as it is: whoever sent it was let in with it.
 */
export const cleanKeptFile = async (
  db: Pick<Db, "selectFrom">,
  services: Services,
  fileKey: string,
): Promise<Finish> => {
  const { files } = services
  const source = await sourceOf(db, fileKey)
  const kind = source && fileKindOf(source.file_extension)
  // Removed before its turn came.
  if (source === undefined || (kind !== "document" && kind !== "video")) return nothing
  const { account_key: accountKey, storage_path: before } = source
  const copy = await files.receive(await files.read(before))
  try {
    await cleanFile({ path: copy.path, kind }, { accountKey })
    const cleaned = await files.receive(createReadStream(copy.path))
    const path = await files.keep(cleaned).finally(() => files.discard(cleaned))
    return async (trx) => {
      await trx
        .updateTable("files")
        .set({ storage_path: path, content_hash: cleaned.hash, file_size: cleaned.size })
        .where("key", "=", fileKey)
        .where("storage_path", "=", before)
        .execute()
      // The job leaves what is still in use, as a file is that was clean already.
      await addJob(trx, services, { kind: "RemoveContent", payload: { paths: [before] } })
      return []
    }
  } finally {
    await files.discard(copy)
  }
}
