/** A log read from a file or from standard input line by line, as one text can't hold large ones. */
import { isUtf8 } from "node:buffer"
import { createReadStream } from "node:fs"
import { createLogDecoder, type Decoded, type LogDecoder } from "../../src/log/codec.ts"
import { openBytes } from "./bytes.ts"
import { Misuse } from "./options.ts"

interface Sizes {
  /** So much is read at once. */
  readonly chunkBytes: number
  /** A longer line is no event, and is passed over without being kept. */
  readonly mostLineBytes: number
}

const usual: Sizes = { chunkBytes: 2 ** 20, mostLineBytes: 2 ** 27 }

const lineEnd = 0x0a

/** Cuts bytes into lines for a decoder. */
const createLines = ({ take }: LogDecoder, mostLineBytes: number) => {
  let parts: Buffer[] = []
  let length = 0
  let start = 0

  const endLine = (): boolean => {
    const [only, another] = parts
    const bytes = only !== undefined && another === undefined ? only : Buffer.concat(parts)
    const [tooLong, broken] = [length > mostLineBytes, !isUtf8(bytes)]
    const damage = tooLong
      ? `The line has ${length} bytes, which are too many.`
      : broken
        ? "The line has bytes that are no UTF-8, which are read as U+FFFD."
        : undefined
    const goesOn = take(tooLong ? "" : bytes.toString("utf8"), start, damage)
    start += length + 1
    parts = []
    length = 0
    return goesOn
  }

  const add = (part: Buffer): void => {
    length += part.length
    if (length > mostLineBytes) parts = []
    else if (part.length > 0) parts.push(part)
  }

  return {
    /** False: nothing more need be read. */
    push: (chunk: Buffer): boolean => {
      let from = 0
      for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, from)) {
        add(chunk.subarray(from, end))
        if (!endLine()) return false
        from = end + 1
      }
      add(chunk.subarray(from))
      return true
    },
    /** Names what can't be cut into lines. */
    name: (damage: string): void => void take("", start, damage),
    /** Answers whether the last line had no end. */
    end: (): boolean => {
      const isCut = length > 0
      if (isCut) endLine()
      return isCut
    },
  }
}

const sourceOf = (file: string, { chunkBytes }: Sizes): AsyncIterable<Buffer> =>
  file === "-" ? process.stdin : createReadStream(file, { highWaterMark: chunkBytes })

const read = async (
  file: string,
  sizes: Sizes,
): Promise<{ readonly decoded: Decoded; readonly was: string | null }> => {
  const decoder = createLogDecoder()
  const lines = createLines(decoder, sizes.mostLineBytes)
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
    const isMissing = cause instanceof Error && "code" in cause && cause.code === "ENOENT"
    throw new Misuse(isMissing ? `There is no file ${file}.` : `${file} can't be read: ${String(cause)}`)
  }
}
