/** Draws received pictures anew, upright and without what cameras write into them, and makes smaller copies. */
import type { Sender } from "../contract/shapes.ts"
import type { Readable } from "node:stream"
import sharp, { type Sharp } from "sharp"
import pLimit from "p-limit"
import type { PictureExtension } from "../../src/domain/files.ts"
import { fileSizeLimits, maxPicturePixels, thumbnailWidths } from "../../src/domain/limits.ts"
import { createFairTurns } from "../contract/fair-turns.ts"
import { refused } from "../contract/refusals.ts"
import { decodeHeic } from "./heic.ts"
import { withProfile } from "./heic-colours.ts"
import { framesOfPng } from "./frames.ts"

// Each picture is drawn once: keeping what was read of it only takes memory.
sharp.cache(false)

/** Drawing keeps a processor busy for seconds: two at once, of which one is an account's, and few of its others wait. */
const drawing = createFairTurns({ atOnce: 2, atOnceEach: 1, waitingEach: 8, retryAfterMs: 10_000 })

/** Smaller copies are made for nobody who waits for an answer. */
const oneByOne = pLimit(1)

/** No picture that may be drawn takes so long; one that is made to is given up. */
const longestDrawingSeconds = 30
/** Of ten. The usual seven costs three times as long, for files that are hardly smaller. */
const gifEffort = 3
const quality = 86
const smallQuality = 78

export interface Drawn {
  readonly content: Readable
  readonly mediaType: string
  readonly extension: PictureExtension
}

const unreadable = () => refused("InvalidFileFormatException", "The picture can't be read.")

const tooManyPixels = () =>
  refused("InvalidFileSizeException", "The picture has too many pixels.", {
    limit: fileSizeLimits.image,
    megapixels: maxPicturePixels / 1_000_000,
  })

/** Refuses more pixels than may be, over all frames together, by what the file's header says of them (D38; E172). */
const requireDrawable = async (path: string, extension: PictureExtension): Promise<void> => {
  const {
    width,
    height,
    pages = 1,
  } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable()
    })
  const frames = extension === "png" ? await framesOfPng(path) : pages
  if (width * height * frames > maxPicturePixels) throw tooManyPixels()
}

const open = (picture: string | Uint8Array, animated: boolean): Sharp =>
  sharp(picture, { animated, limitInputPixels: maxPicturePixels, failOn: "error" }).timeout({
    seconds: longestDrawingSeconds,
  })

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

const asJpeg = (path: string, extension: "jpg" | "jpeg"): Drawn => ({
  content: open(path, false).autoOrient().jpeg({ quality }),
  mediaType: "image/jpeg",
  extension,
})

/** Draws each kind of picture that `sharp` reads itself. */
const drawers: Readonly<Record<Exclude<PictureExtension, "heic">, (path: string) => Drawn>> = {
  gif: (path) => ({ content: open(path, true).gif({ effort: gifEffort }), mediaType: "image/gif", extension: "gif" }),
  png: (path) => ({ content: open(path, false).autoOrient().png(), mediaType: "image/png", extension: "png" }),
  jpg: (path) => asJpeg(path, "jpg"),
  jpeg: (path) => asJpeg(path, "jpeg"),
}

const drawn = async (path: string, extension: PictureExtension): Promise<Drawn> => {
  if (extension === "heic") return fromHeic(path)
  await requireDrawable(path, extension)
  return drawers[extension](path)
}

/** Draws a picture anew when its sender's turn comes, and hands it to `take`; refuses one that can't be read or is too large. */
export const redraw = <Taken>(
  path: string,
  extension: PictureExtension,
  { accountKey, gone }: Sender,
  take: (picture: Drawn) => Promise<Taken>,
): Promise<Taken> =>
  drawing.inTurn(
    accountKey,
    async () => {
      const picture = await drawn(path, extension)
      let isTorn = false
      picture.content.once("error", () => {
        isTorn = true
      })
      return take(picture).catch((error: unknown) => {
        throw isTorn ? unreadable() : error
      })
    },
    gone,
  )

export const thumbnailType = "image/webp"
/** WebP has no higher pictures. */
const highestCopy = 16_383

/** The widths of a picture's copies: those that are narrower, and its own where a wider one may be asked for. E673. */
export const copyWidths = (own: number): readonly number[] => [
  ...thumbnailWidths.filter((width) => width < own),
  ...(own <= Math.max(...thumbnailWidths) ? [own] : []),
]

/** Makes the smaller copies that are not there yet, and hands each to `take` with its width. */
export const drawSmaller = (
  picture: string | Uint8Array,
  there: ReadonlySet<number>,
  take: (width: number, content: Readable) => Promise<void>,
): Promise<void> =>
  oneByOne(async () => {
    const { width: own, height } = await sharp(picture).metadata()
    const isWanted = (width: number): boolean => !there.has(width) && Math.round((height * width) / own) <= highestCopy
    const widths = copyWidths(own).filter(isWanted)
    for (const width of widths)
      await take(width, open(picture, false).resize({ width }).webp({ quality: smallQuality }))
  })
