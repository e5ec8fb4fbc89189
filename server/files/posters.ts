/** The picture that stands for a video, taken one video at a time in a thread of its own. D39; E101. */
import { thumbnailWidths } from "../../src/domain/limits.ts"
import { runInWorker } from "./worker-thread.ts"
import { createSemaphore } from "./semaphore.ts"

const oneByOne = createSemaphore(1)
const megabyte = 1024 * 1024

/** What the thread is told. */
export interface PosterWish {
  readonly path: string
  /** Pixels. */
  readonly widest: number
  /** Of the memory of WebAssembly, which the limits of the thread don't hold for. */
  readonly mostBytes: number
}

/** A frame of the video at `path` as PNG, upright; null where the video can't be read. */
export const posterOf = (path: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  oneByOne(() => {
    const wish: PosterWish = { path, widest: Math.max(...thumbnailWidths), mostBytes: 512 * megabyte }
    const thread = new URL("./poster-worker.ts", import.meta.url)
    return runInWorker<Uint8Array<ArrayBuffer>>(thread, wish, { maxOldGenerationSizeMb: 128 }).catch(() => null)
  })
