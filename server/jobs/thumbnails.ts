/** Makes the smaller copies of a picture, or of a video's poster, and notifies everybody who sees it. */
import type { Readable } from "node:stream"
import { fileKindOf } from "../../src/domain/files.ts"
import type { Db, DrawPoster, Services } from "../contract/services.ts"
import type { Notice } from "../db/notices.ts"
import { notifyOfFailedFile, fileNotice, fileStatusNotice } from "../notices/files.ts"
import { accountsWithFile } from "../domain/file-places.ts"
import { nothing } from "../queue/workers.ts"
import { drawSmaller, thumbnailType } from "../files/pictures.ts"

interface Made {
  readonly width: number
  readonly storage_path: string
}

const sourceOf = (db: Pick<Db, "selectFrom">, fileKey: string) =>
  db.selectFrom("files").select(["storage_path", "file_extension"]).where("key", "=", fileKey).executeTakeFirst()

const widthsOf = async (db: Pick<Db, "selectFrom">, fileKey: string): Promise<ReadonlySet<number>> => {
  const rows = await db.selectFrom("file_thumbnails").select("width").where("file_key", "=", fileKey).execute()
  return new Set(rows.map(({ width }) => width))
}

type Take = (width: number, content: Readable) => Promise<void>
type Draw = (path: string, there: ReadonlySet<number>, take: Take) => Promise<boolean>

const drawPicture: Draw = async (path, there, take) => {
  await drawSmaller(path, there, take)
  return true
}

const drawnBy =
  (drawPoster: DrawPoster): Draw =>
  async (path, there, take) => {
    const poster = await drawPoster(path)
    if (poster === null) return false
    await drawSmaller(poster, there, take)
    return true
  }

/** Answers how a kind of file is drawn; null where this server draws none (E232). */
const wayToDraw = ({ drawPoster }: Services, extension: string) => {
  if (fileKindOf(extension) !== "video") return drawPicture
  return drawPoster === null ? null : drawnBy(drawPoster)
}

/** Draws them, and answers how to write down that they are there. */
export const makeThumbnails = async (
  db: Pick<Db, "selectFrom">,
  services: Services,
  fileKey: string,
): Promise<(trx: Db) => Promise<readonly Notice[]>> => {
  const { files } = services
  const source = await sourceOf(db, fileKey)
  // Removed before its turn came.
  if (source === undefined) return nothing
  const draw = wayToDraw(services, source.file_extension)
  if (draw === null) return nothing
  const there = await widthsOf(db, fileKey)
  const made: Made[] = []
  const copy = await files.receive(await files.read(source.storage_path))
  const isDrawn = await draw(copy.path, there, async (width, content) => {
    const received = await files.receive(content)
    made.push({ width, storage_path: await files.keep(received) })
    await files.discard(received)
  }).finally(() => files.discard(copy))
  if (!isDrawn) return (trx) => withoutThumbnails(trx, services, fileKey)
  return async (trx) => {
    const kept = await trx.selectFrom("files").select("key").where("key", "=", fileKey).forKeyShare().executeTakeFirst()
    if (kept === undefined || made.length === 0) return []
    await trx
      .insertInto("file_thumbnails")
      .values(made.map((one) => ({ file_key: fileKey, media_type: thumbnailType, ...one })))
      .onConflict((conflict) => conflict.columns(["file_key", "width"]).doNothing())
      .execute()
    // The address of one copy leads to all of them (E673).
    if (there.size > 0) return []
    return (await accountsWithFile(trx, fileKey)).map((accountKey) => fileNotice(trx, services, accountKey, fileKey))
  }
}

/** Nobody waits any longer for copies that can't be made, and whoever sent the file knows why there are none. */
export const withoutThumbnails = async (trx: Db, services: Services, fileKey: string): Promise<readonly Notice[]> => {
  if ((await widthsOf(trx, fileKey)).size > 0) return []
  const file = await trx.selectFrom("files").select("account_key").where("key", "=", fileKey).executeTakeFirst()
  if (file === undefined) return []
  return [
    ...(await accountsWithFile(trx, fileKey)).map((accountKey) => fileStatusNotice(accountKey, fileKey, "Failed")),
    notifyOfFailedFile(trx, services, file.account_key),
  ]
}
