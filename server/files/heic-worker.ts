/** A thread of its own that reads the first picture of a HEIC file, which keeps a processor busy for seconds. */
import { readFile } from "node:fs/promises"
import { parentPort, workerData } from "node:worker_threads"
import decoder from "heic-decode"
import { profileOf } from "./heic-colours.ts"

/**
 * The decoded picture: the pixels, four bytes each, or only the size when there are too many, over all its pictures
 * together (E172).
 */
export interface DecodedHeic {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray<ArrayBuffer> | null
  /** The ICC profile of its colours; null where they are those of a screen. */
  readonly profile: Uint8Array | null
}

const { path, maxPixels } = workerData as { readonly path: string; readonly maxPixels: number }
const buffer = await readFile(path)
const pictures = await decoder.all({ buffer })
const [first] = pictures
if (first === undefined) throw new Error("There is no picture in the file.")
const { width, height } = first
const allPixels = pictures.reduce((sum, one) => sum + one.width * one.height, 0)
const pixels = allPixels > maxPixels ? null : (await first.decode()).data
pictures.dispose()
const profile = profileOf(buffer)
const decoded: DecodedHeic = { width, height, pixels, profile: profile && Uint8Array.from(profile) }
parentPort?.postMessage(decoded, pixels === null ? [] : [pixels.buffer])
