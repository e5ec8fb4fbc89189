/** Short films as phones make them, filmed on the spot: red on the left, blue on the right. */
import { fileURLToPath } from "node:url"
import { runInWorker } from "../../../server/files/worker-thread.ts"

/** Where the tests have FFmpeg: a tool of ours, which the product is not installed with (E232). */
export const ffmpegCore = fileURLToPath(new URL("../../../node_modules/@ffmpeg/core", import.meta.url))

interface Film {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly seconds: number
  /** Shows black for so long first. */
  readonly darkSeconds?: number
  /** In the colours of bright screens. */
  readonly isBright?: boolean
  /** Further options of FFmpeg for what it writes. */
  readonly more?: readonly string[]
}

const bright = [
  ..."-color_trc arib-std-b67 -color_primaries bt2020 -colorspace bt2020nc".split(" "),
  "-vf",
  "zscale=tin=bt709:min=bt709:pin=bt709:t=arib-std-b67:p=bt2020:m=bt2020nc:r=tv:npl=203,format=yuv420p10le",
]

/** Answers the film's bytes; H.264 in MP4 or QuickTime, as the name ends. */
export const film = ({ name, width, height, seconds, darkSeconds = 0, isBright = false, more = [] }: Film) => {
  const half = (colour: string) => `color=${colour}:s=${width / 2}x${height}:d=${seconds}:r=10`
  const dark = `drawbox=t=fill:c=black:enable='lt(t,${darkSeconds})'`
  const scene = `${half("red")}[left];${half("blue")}[right];[left][right]hstack,${dark}`
  const colours = isBright ? bright : ["-pix_fmt", "yuv420p"]
  const args = ["-f", "lavfi", "-i", scene, ...colours, "-c:v", "libx264", ...more]
  return runInWorker<Uint8Array<ArrayBuffer>>(new URL("./film-worker.ts", import.meta.url), {
    core: ffmpegCore,
    args,
    name,
  })
}

/** The same film, which players are to turn by a quarter, clockwise: its track says so. */
export const turned = (content: Uint8Array): Uint8Array<ArrayBuffer> => {
  const after = Buffer.from(content)
  const matrix = after.indexOf("tkhd") + 44
  for (const [index, value] of [0, 1, 0, -1, 0, 0].entries()) after.writeInt32BE(value * 65_536, matrix + index * 4)
  return new Uint8Array(after)
}

/** The same film with so many bytes more before its table of contents, which comes last. */
export const padded = (content: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> => {
  const before = Buffer.from(content)
  const start = before.indexOf("mdat") - 4
  const end = start + before.readUInt32BE(start)
  const after = Buffer.alloc(before.length + bytes)
  before.copy(after, 0, 0, end)
  before.copy(after, end + bytes, end)
  after.writeUInt32BE(end - start + bytes, start)
  return new Uint8Array(after.buffer, after.byteOffset, after.length)
}

/** A fingerprint of each picture of a film, as FFmpeg decodes it. */
export const framesOf = async (content: Uint8Array): Promise<readonly string[]> => {
  const args = ["-f", "mov", "-i", "/film", "-map", "0:v", "-f", "framemd5"]
  const wish = { core: ffmpegCore, args, name: "frames.txt", given: content }
  const said = await runInWorker<Uint8Array>(new URL("./film-worker.ts", import.meta.url), wish)
  return Buffer.from(said)
    .toString("utf8")
    .split("\n")
    .filter((line) => /^\d/u.test(line))
}
