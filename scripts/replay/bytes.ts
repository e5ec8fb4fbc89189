/** Bytes of a log as its text in UTF-8: unpacked where it was packed by gzip, and turned where it was UTF-16. */
import { pipeline, Readable } from "node:stream"
import { constants, createGunzip } from "node:zlib"

type Bytes = AsyncIterable<Buffer>

export interface Opened {
  readonly bytes: Bytes
  /** The name of what the bytes were before; null: they are as they came. */
  readonly was: string | null
}

const startLength = 4

/** Things that can't be read here, by how they begin. */
const strangers: readonly (readonly [string, string])[] = [
  ["504b0304", "a zip archive"],
  ["28b52ffd", "packed by zstd"],
  ["fd377a58", "packed by xz"],
  ["425a68", "packed by bzip2"],
]

/** The first bytes, and all of them again. */
const peeked = async (bytes: Bytes): Promise<readonly [Buffer, Bytes]> => {
  const source = bytes[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  while (start.length < startLength) {
    const { value, done } = await source.next()
    if (done === true) break
    start = Buffer.concat([start, value])
  }
  const all = async function* (): AsyncGenerator<Buffer> {
    yield start
    yield* { [Symbol.asyncIterator]: () => source }
  }
  return [start, all()]
}

const fromUtf16 = async function* (bytes: Bytes, encoding: "utf-16le" | "utf-16be"): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of bytes) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}

/** Each sign of a header has one byte of nothing in UTF-16, with a byte order mark or without. */
const utf16Of = (start: Buffer): "utf-16le" | "utf-16be" | null => {
  const [one, other] = start
  if ((one === 0xff && other === 0xfe) || (one !== 0 && other === 0)) return "utf-16le"
  return (one === 0xfe && other === 0xff) || (one === 0 && other !== 0) ? "utf-16be" : null
}

/** Answers in words what can't be opened. */
export const openBytes = async (source: Bytes, isUnpacked = false): Promise<Opened | { readonly why: string }> => {
  const [start, bytes] = await peeked(source)
  const stranger = strangers.find(([magic]) => start.toString("hex").startsWith(magic))
  if (stranger !== undefined) return { why: `This is ${stranger[1]}: unpack it first.` }
  if (start.subarray(0, 2).toString("hex") === "1f8b") {
    if (isUnpacked) return { why: "This is packed by gzip twice: unpack it first." }
    // A packing that was cut off is read as far as it goes; its last line is then cut off, too.
    const unpacking = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
    const inner = await openBytes(
      pipeline(Readable.from(bytes), unpacking, () => undefined),
      true,
    )
    return "why" in inner ? inner : { ...inner, was: "gzip" }
  }
  const encoding = start.length < 2 ? null : utf16Of(start)
  return encoding === null ? { bytes, was: null } : { bytes: fromUtf16(bytes, encoding), was: "UTF-16" }
}
