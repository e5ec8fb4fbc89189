/** A log read from a file or from standard input line by line, as one text can't hold large ones. */
import { createReadStream } from "node:fs"
import { createByteLines, mostLineBytes } from "../../src/log/byte-lines.ts"
import { createLogDecoder, type Decoded } from "../../src/log/codec.ts"
import { openBytes } from "./bytes.ts"
import { faultOf, Misuse } from "./options.ts"

interface Sizes {
  /** So much is read at once. */
  readonly chunkBytes: number
  /** A longer line is no event, and is passed over without being kept. */
  readonly mostLineBytes: number
}

const usual: Sizes = { chunkBytes: 2 ** 20, mostLineBytes }

const sourceOf = (file: string, { chunkBytes }: Sizes): AsyncIterable<Buffer> =>
  file === "-" ? process.stdin : createReadStream(file, { highWaterMark: chunkBytes })

const read = async (
  file: string,
  sizes: Sizes,
): Promise<{ readonly decoded: Decoded; readonly was: string | null }> => {
  const decoder = createLogDecoder()
  const lines = createByteLines(decoder, sizes.mostLineBytes)
  const opened = await openBytes(sourceOf(file, sizes))
  if ("why" in opened) return { decoded: { problem: { line: 1, byte: 0, why: opened.why } }, was: null }
  const { bytes, was } = opened
  try {
    for await (const chunk of bytes) if (!lines.push(chunk)) return { decoded: decoder.end(false), was }
  } catch (cause) {
    if (was === null) throw cause
    const isCut = lines.end()
    lines.name(`What follows can't be unpacked: ${String(cause)}.`)
    return { decoded: decoder.end(isCut), was }
  }
  return { decoded: decoder.end(lines.end()), was }
}

/** `was`: "gzip" or "UTF-16" where the file was that; places are then those in its text. */
export const readLog = async (file: string, sizes: Partial<Sizes> = {}): ReturnType<typeof read> => {
  try {
    return await read(file, { ...usual, ...sizes })
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : null
    if (code === "ENOENT" || code === "ENOTDIR") throw new Misuse(`There is no file ${file}.`)
    if (code === "EISDIR") throw new Misuse(`${file} is a folder: name a log in it.`)
    throw new Misuse(`${file} can't be read: ${faultOf(cause)}.`)
  }
}
