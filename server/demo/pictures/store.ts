/** Draws the demo's pictures and keeps them as uploads are kept, each once however many show it. */
import sharp, { type Sharp } from "sharp"
import pLimit from "p-limit"
import type { ReceivedFile } from "../../contract/shapes.ts"
import { copyWidths, thumbnailType } from "../../files/pictures.ts"
import type { FileStore, Db } from "../../contract/services.ts"
import { drawPerson, drawSign } from "./avatars.ts"
import { drawScene } from "../../../drawings/scenes.ts"

/** The picture to draw: a scene of a category, a person, or the sign of a profile. */
export interface Wanted {
  readonly of: "person" | "sign" | (string & {})
  readonly seed: number
}

interface Smaller {
  readonly width: number
  readonly storage_path: string
}

export interface Kept {
  readonly file: ReceivedFile
  readonly smaller: readonly Smaller[]
}

const quality = 82
const smallQuality = 80
const leastEffort = 1

const drawnAs = ({ of, seed }: Wanted): string => {
  if (of === "person") return drawPerson(seed)
  return of === "sign" ? drawSign(seed) : drawScene(of, seed)
}

export interface Pictures {
  readonly picture: (wanted: Wanted) => Promise<Kept>
  /** Begins to draw them, in this order. */
  readonly drawAhead: (all: readonly Wanted[]) => void
  /** Ends when nothing is drawn any more. */
  readonly settled: () => Promise<void>
}

/** Writes down the smaller copies of a picture that was uploaded, so that nobody has to make them. */
export const writeThumbnails = async (trx: Db, fileKey: string, { smaller }: Kept): Promise<void> => {
  await trx
    .insertInto("file_thumbnails")
    .values(smaller.map((one) => ({ file_key: fileKey, media_type: thumbnailType, ...one })))
    .execute()
}

export const openPictures = (files: FileStore): Pictures => {
  const inTurn = pLimit(2)
  const drawn = new Map<string, Promise<Kept>>()

  const draw = async (wanted: Wanted): Promise<Kept> => {
    // Drawn once, and made smaller from there.
    const { data, info } = await sharp(Buffer.from(drawnAs(wanted)))
      .flatten()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const keep = async (picture: Sharp) => {
      const received = await files.receive(picture)
      const storagePath = await files.keep(received)
      await files.discard(received)
      return { received, storagePath }
    }
    const smaller: Smaller[] = []
    for (const width of copyWidths(info.width)) {
      const copy = sharp(data, { raw }).resize({ width }).webp({ quality: smallQuality, effort: leastEffort })
      smaller.push({ width, storage_path: (await keep(copy)).storagePath })
    }
    const { received } = await keep(sharp(data, { raw }).jpeg({ quality }))
    const name = `${wanted.of}-${wanted.seed}.jpg`
    return { file: { ...received, name, mediaType: "image/jpeg", extension: "jpg" }, smaller }
  }

  const picture = (wanted: Wanted): Promise<Kept> => {
    const name = `${wanted.of}/${wanted.seed}`
    const found = drawn.get(name) ?? inTurn(() => draw(wanted))
    drawn.set(name, found)
    return found
  }

  return {
    picture,
    drawAhead: (all) => {
      // The one who shows the picture hears of what goes wrong.
      for (const wanted of all) void picture(wanted).catch(() => undefined)
    },
    settled: async () => {
      await Promise.allSettled(drawn.values())
    },
  }
}
