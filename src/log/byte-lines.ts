/** Bytes of a log, cut into lines for its decoder as they come: one text can't hold a large log. architecture: Replay. */
import type { LogDecoder } from "./codec.ts"

/** A longer line is no event, and is passed over without being kept. */
export const mostLineBytes = 2 ** 27

export interface ByteLines {
  /** False: nothing more need be read. */
  readonly push: (chunk: Uint8Array) => boolean
  /** Names what can't be cut into lines. */
  readonly name: (damage: string) => void
  /** Answers whether the last line had no end. */
  readonly end: () => boolean
}

const lineEnd = 0x0a

const joined = (parts: readonly Uint8Array[], length: number): Uint8Array => {
  const [only, another] = parts
  if (only !== undefined && another === undefined) return only
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

// The log's decoder itself takes a byte order mark away.
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
const lenient = new TextDecoder("utf-8", { ignoreBOM: true })

const textOf = (bytes: Uint8Array): { readonly text: string; readonly damage?: string } => {
  try {
    return { text: strict.decode(bytes) }
  } catch {
    const damage = "The line has bytes that are no UTF-8, which are read as U+FFFD."
    return { text: lenient.decode(bytes), damage }
  }
}

export const createByteLines = ({ take }: LogDecoder, most = mostLineBytes): ByteLines => {
  let parts: Uint8Array[] = []
  let length = 0
  let start = 0

  const endLine = (): boolean => {
    const long = { text: "", damage: `The line has ${length} bytes, which are too many.` }
    const { text, damage } = length > most ? long : textOf(joined(parts, length))
    const goesOn = take(text, start, damage)
    start += length + 1
    parts = []
    length = 0
    return goesOn
  }

  const add = (part: Uint8Array): void => {
    length += part.length
    if (length > most) parts = []
    else if (part.length > 0) parts.push(part)
  }

  return {
    push: (chunk) => {
      let from = 0
      for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, from)) {
        add(chunk.subarray(from, end))
        if (!endLine()) return false
        from = end + 1
      }
      add(chunk.subarray(from))
      return true
    },
    name: (damage) => void take("", start, damage),
    end: () => {
      const isCut = length > 0
      if (isCut) endLine()
      return isCut
    },
  }
}
