/** Films that bear the mark in every place that phones, cameras and encoders write to. */
import { film } from "../films.ts"
import { latin, markedTime, marker, uint32 } from "./marker.ts"

const box = (type: string, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([uint32(content.length + 8), latin(type), content])
}

interface Found {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** The boxes of a span; none of the films here has long or open ones. */
export const boxesIn = (content: Buffer, from = 0, to = content.length): readonly Found[] => {
  const found: Found[] = []
  for (let at = from; at + 8 <= to;) {
    const end = at + content.readUInt32BE(at)
    if (end < at + 8 || end > to) throw new Error(`A box at ${at} is of a wrong size.`)
    found.push({ type: content.toString("latin1", at + 4, at + 8), start: at, end })
    at = end
  }
  return found
}

const containers: ReadonlySet<string> = new Set(["moov", "trak", "mdia", "minf", "stbl"])

/** Every box of those types, as its bytes, in the order of the file. */
export const partsOf = (content: Buffer, types: readonly string[], from = 0, to = content.length): readonly Buffer[] =>
  boxesIn(content, from, to).flatMap(({ type, start, end }) => [
    ...(types.includes(type) ? [content.subarray(start, end)] : []),
    ...(containers.has(type) ? partsOf(content, types, start + 8, end) : []),
  ])

const text = (type: string): Buffer => box(type, Buffer.from([0, marker.length, 0x15, 0xc7]), latin(marker))
const full = (type: string, ...parts: readonly Uint8Array[]): Buffer => box(type, Buffer.alloc(4), ...parts)
const zeros = (length: number): Buffer => Buffer.alloc(length)

const item = (name: string): Buffer => box(name, box("data", uint32(1), uint32(0), latin(marker)))

/** As phones of both makers and encoders write it: texts of QuickTime, keys, a list of items, XMP, private boxes. */
const userData = (): Buffer =>
  box(
    "udta",
    ...["\u00a9xyz", "\u00a9mak", "\u00a9mod", "\u00a9swr", "\u00a9day", "\u00a9nam"].map(text),
    full("loci", zeros(2), latin(`${marker}\0`), zeros(13), latin(`earth\0${marker}\0`)),
    box("XMP_", latin(marker)),
    full(
      "meta",
      full("hdlr", zeros(4), latin("mdirappl"), zeros(9)),
      box("ilst", item("\u00a9too"), item("\u00a9xyz")),
    ),
    uint32(0),
  )

const keys = (): Buffer => {
  const names = ["com.apple.quicktime.location.ISO6709", "com.apple.quicktime.make"]
  return box(
    "meta",
    full("hdlr", zeros(4), latin("mdta"), zeros(12)),
    full("keys", uint32(names.length), ...names.map((name) => box("mdta", latin(name)))),
    box("ilst", ...names.map((_, index) => item(uint32(index + 1).toString("latin1")))),
  )
}

/** A track of places, as action cameras have, whose samples lie at `at`. */
const placesTrack = (at: number): Buffer =>
  box(
    "trak",
    full("tkhd", uint32(markedTime), uint32(markedTime), uint32(9), zeros(68)),
    box(
      "mdia",
      full("mdhd", uint32(markedTime), uint32(markedTime), uint32(1000), zeros(8)),
      full("hdlr", zeros(4), latin("meta"), zeros(12), latin(`${marker}\0`)),
      box(
        "minf",
        box("gmhd", zeros(0)),
        box("dinf", full("dref", uint32(1), full("url ", latin(`file:///${marker}`)))),
        box(
          "stbl",
          full("stsd", uint32(1), box("gpmd", zeros(6), Buffer.from([0, 1]), latin(marker))),
          full("stts", uint32(1), uint32(1), uint32(1000)),
          full("stsc", uint32(1), uint32(1), uint32(1), uint32(1)),
          full("stsz", uint32(0), uint32(1), uint32(marker.length)),
          full("stco", uint32(1), uint32(at)),
        ),
      ),
    ),
  )

/** Times in headers of movie, tracks and media; the name of a handler and of the encoder. */
const markHeaders = (content: Buffer, from: number, to: number): void => {
  for (const { type, start, end } of boxesIn(content, from, to)) {
    if (["mvhd", "tkhd", "mdhd"].includes(type)) {
      content.writeUInt32BE(markedTime, start + 12)
      content.writeUInt32BE(markedTime, start + 16)
    }
    if (type === "hdlr") latin(marker).copy(content, start + 32, 0, Math.min(marker.length, end - start - 33))
    if (type === "stsd") latin(`${String.fromCharCode(marker.length)}${marker}`).copy(content, start + 16 + 50)
    if (containers.has(type)) markHeaders(content, start + 8, end)
  }
}

/** Between the pictures, as encoders and some cameras leave it. */
const userDataOfPictures = `h264_metadata=sei_user_data=086f3693-b7b3-4f2c-9653-21492feee5b8+${marker}`

const size = 64

/** A film by FFmpeg with the mark everywhere; `fragmented` as browsers record it. */
export const markedFilm = async (name: "a.mp4" | "a.mov", fragmented = false): Promise<Buffer> => {
  const more = ["-bsf:v", userDataOfPictures, ...(fragmented ? ["-movflags", "frag_keyframe+empty_moov"] : [])]
  const made = Buffer.from(await film({ name, width: size, height: size, seconds: 1, more }))
  markHeaders(made, 0, made.length)
  const free = [box("free", latin(marker)), box("uuid", zeros(16), latin(marker)), box("wxyz", latin(marker))]
  const lost = "lost between "
  const tail = Buffer.concat([box("mdat", latin(`${lost}${marker}`)), ...free])
  // The table of contents of a fragmented film comes first, and may not grow.
  if (fragmented) return Buffer.concat([made, userData(), tail])
  const [moov] = boxesIn(made).filter(({ type }) => type === "moov")
  if (moov === undefined || moov.end !== made.length) throw new Error("The film's table of contents is not at its end.")
  const grown = (samplesAt: number): Buffer =>
    box("moov", made.subarray(moov.start + 8), userData(), keys(), placesTrack(samplesAt))
  const samplesAt = moov.start + grown(0).length + 8 + lost.length
  return Buffer.concat([made.subarray(0, moov.start), grown(samplesAt), tail])
}
