/** Makes the smaller copies of a picture in the background, and tells everybody who sees it. D39; E2. */
import { thumbnailWidths } from "../../src/domain/limits.ts"
import type { Db, Services } from "../contract/context.ts"
import type { Notice } from "../db/notices.ts"
import { tellFile, tellFileStatus } from "../tell/files.ts"
import { whoSees } from "../domain/file-places.ts"
import { drawSmaller, thumbnailType } from "./pictures.ts"

interface Made {
  readonly width: number
  readonly storage_path: string
}

const sourceOf = (db: Pick<Db, "selectFrom">, fileKey: string) =>
  db.selectFrom("files").select("storage_path").where("key", "=", fileKey).executeTakeFirst()

/** Draws them, and answers how to write down that they are there. */
export const makeThumbnails = async (
  db: Pick<Db, "selectFrom">,
  services: Services,
  fileKey: string,
): Promise<(trx: Db) => Promise<readonly Notice[]>> => {
  const { files } = services
  const source = await sourceOf(db, fileKey)
  // Removed before its turn came.
  if (source === undefined) return async () => []
  const made: Made[] = []
  const copy = await files.receive(await files.read(source.storage_path))
  await drawSmaller(copy.path, thumbnailWidths, async (width, content) => {
    const received = await files.receive(content)
    made.push({ width, storage_path: await files.keep(received) })
    await files.discard(received)
  }).finally(() => files.discard(copy))
  return async (trx) => {
    const kept = await trx.selectFrom("files").select("key").where("key", "=", fileKey).forKeyShare().executeTakeFirst()
    if (kept === undefined || made.length === 0) return []
    await trx
      .insertInto("file_thumbnails")
      .values(made.map((one) => ({ file_key: fileKey, media_type: thumbnailType, ...one })))
      .onConflict((conflict) => conflict.columns(["file_key", "width"]).doNothing())
      .execute()
    return (await whoSees(trx, fileKey)).map((accountKey) => tellFile(trx, services, accountKey, fileKey))
  }
}

/** Nobody waits any longer for copies that can't be made. */
export const withoutThumbnails = async (trx: Db, fileKey: string): Promise<readonly Notice[]> =>
  (await whoSees(trx, fileKey)).map((accountKey) => tellFileStatus(accountKey, fileKey, "Failed"))
