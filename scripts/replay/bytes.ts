/** Bytes of a log as its text in UTF-8: unpacked where it was packed by gzip, and turned where it was UTF-16. */
import { pipeline, Readable } from "node:stream"
import { constants, createGunzip } from "node:zlib"
import { startLength, startOf } from "../../src/log/byte-starts.ts"

type Bytes = AsyncIterable<Buffer>

export interface Opened {
  readonly bytes: Bytes
  /** The name of what the bytes were before; null: they are as they came. */
  readonly was: string | null
}

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

/** Answers in words what can't be opened. */
export const openBytes = async (source: Bytes, isUnpacked = false): Promise<Opened | { readonly why: string }> => {
  const [first, bytes] = await peeked(source)
  const start = startOf(first, isUnpacked)
  switch (start.is) {
    case "unreadable":
      return { why: start.why }
    case "utf-8":
      return { bytes, was: null }
    case "gzip": {
      // A packing that was cut off is read as far as it goes; its last line is then cut off, too.
      const unpacking = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
      const inner = await openBytes(
        pipeline(Readable.from(bytes), unpacking, () => undefined),
        true,
      )
      return "why" in inner ? inner : { ...inner, was: "gzip" }
    }
    default:
      return { bytes: fromUtf16(bytes, start.is), was: "UTF-16" }
  }
}
