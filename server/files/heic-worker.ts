/** A thread of its own that reads the first picture of a HEIC file, which keeps a processor busy for seconds. D39. */
import { readFile } from "node:fs/promises"
import { parentPort, workerData } from "node:worker_threads"
import decoder from "heic-decode"

/** What comes back: the pixels, four bytes each, or only the size when there are too many. */
export interface DecodedHeic {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray<ArrayBuffer> | null
}

const { path, maxPixels } = workerData as { readonly path: string; readonly maxPixels: number }
const pictures = await decoder.all({ buffer: await readFile(path) })
const [first] = pictures
if (first === undefined) throw new Error("There is no picture in the file.")
const { width, height } = first
const pixels = width * height > maxPixels ? null : (await first.decode()).data
pictures.dispose()
const decoded: DecodedHeic = { width, height, pixels }
parentPort?.postMessage(decoded, pixels === null ? [] : [pixels.buffer])
