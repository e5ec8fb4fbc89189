/** PNG pictures inside of documents: chunks that no decoder of colours needs become empty ones. PNG 3rd edition §5. */
import { crc32 } from "node:zlib"

export const pngSignature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1")

const keptChunks: ReadonlySet<string> = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs acTL fcTL fdAT".split(" "),
)

/** A private ancillary chunk, which readers pass over. */
const emptyType = Buffer.from("frEe", "latin1")
const frameBytes = 12

/** Empties the chunks from the picture's start on, and answers where it ends. */
export const cleanPng = (picture: Buffer): number => {
  let at = pngSignature.length
  while (at + frameBytes <= picture.length) {
    const end = at + frameBytes + picture.readUInt32BE(at)
    if (end > picture.length) return at
    const type = picture.toString("latin1", at + 4, at + 8)
    if (!keptChunks.has(type)) {
      emptyType.copy(picture, at + 4)
      picture.fill(0, at + 8, end - 4)
      picture.writeUInt32BE(crc32(picture.subarray(at + 4, end - 4)), end - 4)
    }
    at = end
    if (type === "IEND") return at
  }
  return at
}
