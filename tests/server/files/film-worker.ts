/** A thread that films what FFmpeg is told to, by the same WebAssembly that reads it. */
import { parentPort, workerData } from "node:worker_threads"
import { openFfmpeg } from "../../../server/files/ffmpeg.ts"

const { core, args, name, given } = workerData as {
  readonly core: string
  readonly args: readonly string[]
  readonly name: string
  /** A film to read. */
  readonly given?: Uint8Array
}
const ffmpeg = await openFfmpeg(core)
ffmpeg.setLogger(() => undefined)
const files = ffmpeg.FS as typeof ffmpeg.FS & { readonly writeFile: (name: string, content: Uint8Array) => void }
if (given !== undefined) files.writeFile("/film", given)
ffmpeg.exec(...args, name)
parentPort?.postMessage(ffmpeg.FS.readFile(name), [])
