/** Reads HEIC pictures, one at a time, in a thread that is thrown away afterwards. */
import pLimit from "p-limit"
import { runInWorker } from "./worker-thread.ts"
import type { DecodedHeic } from "./heic-worker.ts"

const oneByOne = pLimit(1)

/** The file's first picture, turned upright; without its pixels where there are more than may be. */
export const decodeHeic = (path: string, maxPixels: number): Promise<DecodedHeic> =>
  oneByOne(() => runInWorker<DecodedHeic>(new URL("./heic-worker.ts", import.meta.url), { path, maxPixels }))
