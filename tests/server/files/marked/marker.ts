/** The mark that files of the corpus bear wherever data of place, device, people and time can live, and how it is found again. */
import { inflateRawSync, inflateSync } from "node:zlib"
import { unzipSync } from "fflate"

/** The marker, as short as the initials of a comment may be. */
export const marker = "Wh3reMade"
/** A moment in seconds, as headers of films and old documents keep it. */
export const markedTime = 0xdec0_adde

export const latin = (text: string): Buffer => Buffer.from(text, "latin1")
export const wide = (text: string): Buffer => Buffer.from(text, "utf16le")
export const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const forms: Readonly<Record<string, Buffer>> = {
  plain: latin(marker),
  "UTF-16LE": wide(marker),
  "UTF-16BE": wide(marker).swap16(),
  hexadecimal: latin(latin(marker).toString("hex")),
  "hexadecimal UTF-16": latin(wide(marker).swap16().toString("hex")),
  "a moment": uint32(markedTime),
  "a moment backwards": uint32(markedTime).swap32(),
}

const lower = (content: Buffer): Buffer => latin(content.toString("latin1").toLowerCase())

const unpackedZip = (content: Buffer): readonly Buffer[] => {
  if (!content.subarray(0, 4).equals(latin("PK\x03\x04"))) return []
  return Object.entries(unzipSync(content)).flatMap(([name, part]) => [latin(name), Buffer.from(part)])
}

/** Finds all that unpacks by zlib, wherever it begins. */
const unpackedStreams = (content: Buffer): readonly Buffer[] => {
  const found: Buffer[] = []
  for (let at = content.indexOf(0x78); at !== -1; at = content.indexOf(0x78, at + 1)) {
    if (((content[at] ?? 0) * 256 + (content[at + 1] ?? 0)) % 31 !== 0) continue
    for (const unpack of [inflateSync, inflateRawSync])
      try {
        found.push(unpack(content.subarray(at), { maxOutputLength: 10_000_000 }))
      } catch {
        // Two bytes looked like the beginning of a stream and were none.
      }
  }
  return found
}

/** The forms in which the mark is there, also inside of what is packed. */
export const marksIn = (bytes: Uint8Array, depth = 0): readonly string[] => {
  const content = Buffer.from(bytes)
  const lowered = lower(content)
  const own = Object.entries(forms).flatMap(([form, mark]) =>
    content.includes(mark) || (form.startsWith("hexa") && lowered.includes(mark)) ? [form] : [],
  )
  const inner = depth < 4 ? [...unpackedZip(content), ...unpackedStreams(content)] : []
  return [...new Set([...own, ...inner.flatMap((part) => marksIn(part, depth + 1).map((form) => `packed ${form}`))])]
}
