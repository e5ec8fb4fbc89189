/** A thread of its own that takes a frame out of a video by FFmpeg in WebAssembly, which sees that file alone. */
import { fstatSync, openSync, readSync } from "node:fs"
import { parentPort, workerData } from "node:worker_threads"
import { openFfmpeg, type Ffmpeg } from "./ffmpeg.ts"
import type { PosterWish } from "./posters.ts"

const { core, path, widest, mostBytes } = workerData as PosterWish

/** A caller that asks for more memory is answered that there is none, and ends by itself. */
const limitMemory = (): void => {
  const pageBytes = 65_536
  const memory = WebAssembly.Memory.prototype
  const grow = Reflect.get(memory, "grow")
  memory.grow = function (pages) {
    if (this.buffer.byteLength + pages * pageBytes > mostBytes) throw new RangeError("There is no more memory.")
    return grow.call(this, pages)
  }
}

/** Reads the file as it is asked for: a hundred megabytes need not be held. */
const show = ({ FS }: Ffmpeg, name: string): void => {
  const file = openSync(path, "r")
  const { size } = fstatSync(file)
  const node = FS.create(name)
  node.usedBytes = size
  node.stream_ops = {
    ...node.stream_ops,
    read: (_stream: unknown, into: Int8Array, offset: number, length: number, position: number): number =>
      position >= size ? 0 : readSync(file, into, offset, Math.min(length, size - position), position),
  }
}

const smaller = `scale=w='min(${widest},iw*sar)':h='ow/dar'`

/** Films of many phones are brighter than a screen that knows nothing of it can show. */
const isBright = /Video: .*\b(?:arib-std-b67|smpte2084)\b/u
const darker =
  "zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=mobius:desat=0,zscale=t=bt709:m=bt709:r=tv"

limitMemory()
const ffmpeg = await openFfmpeg(core)
const said: string[] = []
ffmpeg.setLogger(({ message }) => void said.push(message))
show(ffmpeg, "/video")

const from = (seconds: number): readonly string[] => ["-threads", "1", "-ss", `${seconds}`, "-f", "mov", "-i", "/video"]
ffmpeg.exec(...from(0))
const filters = [smaller, ...(said.some((line) => isBright.test(line)) ? [darker] : []), "format=rgb24"].join(",")

/** Many films begin in the dark, and some end before their first second does. */
for (const seconds of [1, 0])
  if (!ffmpeg.FS.analyzePath("/poster.png").exists)
    ffmpeg.exec(...from(seconds), "-map", "0:v:0", "-frames:v", "1", "-vf", filters, "/poster.png")

const png = ffmpeg.FS.readFile("/poster.png")
parentPort?.postMessage(png, [png.buffer])
