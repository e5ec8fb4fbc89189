/** A thread that films what FFmpeg is told to, by the same WebAssembly that reads it. D39. */
import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { parentPort, workerData } from "node:worker_threads"

const { args, name } = workerData as { readonly args: readonly string[]; readonly name: string }
Object.assign(globalThis, { self: { location: { href: "file:///" } } })
const { default: create } = await import("@ffmpeg/core")
const ffmpeg = await create({ wasmBinary: await readFile(fileURLToPath(import.meta.resolve("@ffmpeg/core/wasm"))) })
ffmpeg.setLogger(() => undefined)
ffmpeg.exec(...args, name)
parentPort?.postMessage(ffmpeg.FS.readFile(name), [])
