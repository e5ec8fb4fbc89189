/** RIFF files inside of documents (WebP, WAV): chunks that hold neither picture nor sound become empty ones. */

const keptChunks: ReadonlySet<string> = new Set([
  "VP8 ",
  "VP8L",
  "VP8X",
  "ANIM",
  "ANMF",
  "ALPH",
  "ICCP",
  "fmt ",
  "data",
  "fact",
  "smpl",
])
/** Flags of VP8X that say that there are Exif and XMP. */
const metadataFlags = 0x08 | 0x04

export const cleanRiff = (content: Buffer): void => {
  let at = 12
  while (at + 8 <= content.length) {
    const type = content.toString("latin1", at, at + 4)
    const size = content.readUInt32LE(at + 4)
    const end = Math.min(at + 8 + size, content.length)
    if (type === "VP8X" && end > at + 8) content.writeUInt8((content[at + 8] ?? 0) & ~metadataFlags, at + 8)
    if (!keptChunks.has(type)) {
      content.write("JUNK", at, "latin1")
      content.fill(0, at + 8, end)
    }
    at = end + (size % 2)
  }
}
