/** Draws received pictures anew, upright and without what cameras write into them, and makes smaller copies. D38, D39. */
import type { Readable } from "node:stream"
import sharp, { type Sharp } from "sharp"
import type { FileExtension } from "../../src/domain/files.ts"
import { fileSizeLimits, maxPicturePixels } from "../../src/domain/limits.ts"
import { refused } from "../contract/refusals.ts"
import { decodeHeic } from "./heic.ts"
import { withProfile } from "./heic-colours.ts"
import { createTurns } from "./turns.ts"

// Each picture is drawn once: keeping what was read of it only takes memory.
sharp.cache(false)

const inTurn = createTurns(2)
const quality = 86
const smallQuality = 78

export interface Drawn {
  readonly content: Readable
  readonly mediaType: string
  readonly extension: FileExtension
}

const unreadable = () => refused("InvalidFileFormatException", "The picture can't be read.")

const tooManyPixels = () =>
  refused("InvalidFileSizeException", "The picture has too many pixels.", {
    limit: fileSizeLimits.image,
    megapixels: maxPicturePixels / 1_000_000,
  })

const requireDrawable = async (path: string, animated: boolean): Promise<void> => {
  const seen = await sharp(path, { animated, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable()
    })
  if (seen.width * seen.height > maxPicturePixels) throw tooManyPixels()
}

const open = (picture: string | Uint8Array, animated: boolean): Sharp =>
  sharp(picture, { animated, limitInputPixels: maxPicturePixels, failOn: "error" })

const fromHeic = async (path: string): Promise<Drawn> => {
  const { width, height, pixels, profile } = await decodeHeic(path, maxPicturePixels).catch(() => {
    throw unreadable()
  })
  if (pixels === null) throw tooManyPixels()
  const limits = { limitInputPixels: maxPicturePixels }
  const picture =
    profile === null
      ? sharp(pixels, { ...limits, raw: { width, height, channels: 4 } })
      : sharp(withProfile(pixels, width, height, profile), limits)
  const content = picture.flatten({ background: "#ffffff" }).jpeg({ quality })
  return { content, mediaType: "image/jpeg", extension: "jpg" }
}

const drawn = async (path: string, extension: FileExtension): Promise<Drawn> => {
  if (extension === "heic") return fromHeic(path)
  await requireDrawable(path, extension === "gif")
  if (extension === "gif") return { content: open(path, true).gif(), mediaType: "image/gif", extension }
  if (extension === "png") return { content: open(path, false).autoOrient().png(), mediaType: "image/png", extension }
  return { content: open(path, false).autoOrient().jpeg({ quality }), mediaType: "image/jpeg", extension }
}

/** Draws a picture anew and hands it to `take`; refuses one that can't be read or is too large. */
export const redraw = <Taken>(
  path: string,
  extension: FileExtension,
  take: (picture: Drawn) => Promise<Taken>,
): Promise<Taken> =>
  inTurn(async () => {
    const picture = await drawn(path, extension)
    let isTorn = false
    picture.content.once("error", () => {
      isTorn = true
    })
    return take(picture).catch((error: unknown) => {
      throw isTorn ? unreadable() : error
    })
  })

export const thumbnailType = "image/webp"
/** WebP has no higher pictures. */
const highestCopy = 16_383

/** Makes smaller copies, of the widths that there are to be for the picture's own, and hands each to `take`. */
export const drawSmaller = (
  picture: string | Uint8Array,
  widthsFor: (own: number) => readonly number[],
  take: (width: number, content: Readable) => Promise<void>,
): Promise<void> =>
  inTurn(async () => {
    const { width: own, height } = await sharp(picture).metadata()
    const widths = widthsFor(own).filter((width) => Math.round((height * width) / own) <= highestCopy)
    for (const width of widths)
      await take(width, open(picture, false).resize({ width }).webp({ quality: smallQuality }))
  })
