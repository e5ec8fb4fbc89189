/** Bytes of a log as its text in UTF-8: unpacked where it was packed by gzip, and turned where it was UTF-16. */
import { constants, createGunzip, type Gunzip } from "node:zlib"
import { createPieces } from "../../src/log/byte-pieces.ts"
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

/** Answers the failure, of which the stream itself tells the one who wrote nothing. */
const written = (unpacking: Gunzip, piece: Buffer | null): Promise<unknown> =>
  new Promise((resolve) => {
    const done = (cause?: unknown): void => {
      unpacking.off("error", done)
      resolve(cause)
    }
    unpacking.once("error", done)
    if (piece === null) unpacking.once("end", done).end()
    else unpacking.write(piece, done)
  })

/** A stream that fails keeps what it has unpacked before to itself, so each piece is taken out before the next one goes in. */
const unpacked = async function* (bytes: Bytes): AsyncGenerator<Buffer> {
  // A packing that was cut off is read as far as it goes; its last line is then cut off, too.
  const unpacking = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
  let parts: Buffer[] = []
  unpacking.on("data", (part: Buffer) => parts.push(part)).on("error", () => undefined)
  const step = async function* (piece: Buffer | null): AsyncGenerator<Buffer> {
    const failure = await written(unpacking, piece)
    yield* parts
    parts = []
    if (failure instanceof Error) throw failure
  }
  const pieces = createPieces()
  for await (const chunk of bytes) for (const piece of pieces(chunk)) yield* step(piece)
  yield* step(null)
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
      const inner = await openBytes(unpacked(bytes), true)
      return "why" in inner ? inner : { ...inner, was: "gzip" }
    }
    default:
      return { bytes: fromUtf16(bytes, start.is), was: "UTF-16" }
  }
}
