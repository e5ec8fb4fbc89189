/** The picture that stands for a video, taken one video at a time in a thread of its own. */
import pLimit from "p-limit"
import { thumbnailWidths } from "../../src/domain/limits.ts"
import type { DrawPoster } from "../contract/services.ts"
import { runInWorker } from "./worker-thread.ts"

const oneByOne = pLimit(1)
const megabyte = 1024 * 1024

/** The message to the thread. */
export interface PosterWish {
  /** The folder in which @ffmpeg/core is installed. */
  readonly core: string
  readonly path: string
  /** Pixels. */
  readonly widest: number
  /** Of the memory of WebAssembly, which the limits of the thread don't hold for. */
  readonly mostBytes: number
}

/** Draws posters by the FFmpeg in the folder `core`: a frame as PNG, upright; null where the video can't be read. */
export const createPosters =
  (core: string): DrawPoster =>
  (path) =>
    oneByOne(() => {
      const wish: PosterWish = { core, path, widest: Math.max(...thumbnailWidths), mostBytes: 512 * megabyte }
      const thread = new URL("./poster-worker.ts", import.meta.url)
      return runInWorker<Uint8Array<ArrayBuffer>>(thread, wish, { maxOldGenerationSizeMb: 128 }).catch(() => null)
    })
