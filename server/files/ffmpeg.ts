/** Opens FFmpeg as WebAssembly, from where @ffmpeg/core lies: the product has no part of it (GPL). */
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

interface FfmpegFile {
  usedBytes: number
  stream_ops: object
}

/** FFmpeg with a file system of its own, in memory: the part of it that is used. */
export interface Ffmpeg {
  readonly FS: {
    readonly create: (path: string) => FfmpegFile
    readonly readFile: (path: string) => Uint8Array<ArrayBuffer>
    readonly analyzePath: (path: string) => { readonly exists: boolean }
  }
  readonly setLogger: (log: (line: { readonly message: string }) => void) => void
  readonly exec: (...args: readonly string[]) => number
}

interface Module {
  readonly default: (options: { readonly wasmBinary: Uint8Array }) => Promise<Ffmpeg>
}

/** `core` is the folder of the package. Only for a thread of its own, whose global object it changes. */
export const openFfmpeg = async (core: string): Promise<Ffmpeg> => {
  // The module asks where its page is, as if it were in a browser.
  Object.assign(globalThis, { self: { location: { href: "file:///" } } })
  const main = join(core, "dist", "esm", "ffmpeg-core")
  const { default: create } = (await import(pathToFileURL(`${main}.js`).href)) as Module
  return create({ wasmBinary: await readFile(`${main}.wasm`) })
}
