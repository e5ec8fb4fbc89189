/** A thread that films what FFmpeg is told to, by the same WebAssembly that reads it. D39. */
import { parentPort, workerData } from "node:worker_threads"
import { openFfmpeg } from "../../../server/files/ffmpeg.ts"

const { core, args, name } = workerData as {
  readonly core: string
  readonly args: readonly string[]
  readonly name: string
}
const ffmpeg = await openFfmpeg(core)
ffmpeg.setLogger(() => undefined)
ffmpeg.exec(...args, name)
parentPort?.postMessage(ffmpeg.FS.readFile(name), [])
