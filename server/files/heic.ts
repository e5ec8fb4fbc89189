/** Reads HEIC pictures, one at a time, in a thread that is thrown away afterwards. D39. */
import { Worker } from "node:worker_threads"
import type { DecodedHeic } from "./heic-worker.ts"
import { createTurns } from "./turns.ts"

const longestMs = 30_000
const oneByOne = createTurns(1)

const decodeApart = (path: string, maxPixels: number): Promise<DecodedHeic> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), {
      workerData: { path, maxPixels },
      // The decoder speaks to the console of what it can't read.
      stdout: true,
      stderr: true,
    })
    const end = (settle: () => void): void => {
      clearTimeout(timer)
      void worker.terminate()
      settle()
    }
    const timer = setTimeout(() => end(() => reject(new Error("The picture took too long to read."))), longestMs)
    worker.once("message", (decoded: DecodedHeic) => end(() => resolve(decoded)))
    worker.once("error", (error) => end(() => reject(error)))
    worker.once("exit", () => end(() => reject(new Error("The picture's reader ended early."))))
  })

/** The file's first picture, turned upright; without its pixels where there are more than may be. */
export const decodeHeic = (path: string, maxPixels: number): Promise<DecodedHeic> =>
  oneByOne(() => decodeApart(path, maxPixels))
