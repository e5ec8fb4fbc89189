/** A log read from a file in a browser: in pieces, line by line, unpacked where it was packed. architecture: Theatre. */
import { createLogDecoder, type Decoded } from "../log/codec.ts"

const lineEnd = 0x0a
const gzipStart = [0x1f, 0x8b]
const utf16Starts = [
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
] as const

/** A longer line is no event, and is passed over without being kept. */
const mostLineBytes = 2 ** 27

const joined = (parts: readonly Uint8Array[], length: number): Uint8Array => {
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return only
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const reencoded = (label: string): TransformStream<Uint8Array, Uint8Array> => {
  const [decoder, encoder] = [new TextDecoder(label), new TextEncoder()]
  return new TransformStream({
    transform: (chunk, out) => out.enqueue(encoder.encode(decoder.decode(chunk, { stream: true }))),
    flush: (out) => out.enqueue(encoder.encode(decoder.decode())),
  })
}

const bytesOf = async (file: Blob, onRead: (bytes: number) => void): Promise<ReadableStream<Uint8Array>> => {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, out) => {
      onRead(chunk.length)
      out.enqueue(chunk)
    },
  })
  const bytes = (file.stream() as ReadableStream<Uint8Array>).pipeThrough(counted)
  if (gzipStart.every((byte, at) => start[at] === byte))
    return bytes.pipeThrough(new DecompressionStream("gzip") as TransformStream<Uint8Array, Uint8Array>)
  const wide = utf16Starts.find(([, first, second]) => start[0] === first && start[1] === second)
  return wide === undefined ? bytes : bytes.pipeThrough(reencoded(wide[0]))
}

/** `onProgress` hears the share of the file's own bytes, from 0 to 1. */
export const readBlob = async (file: Blob, onProgress: (share: number) => void): Promise<Decoded> => {
  const decoder = createLogDecoder()
  const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
  const lenient = new TextDecoder("utf-8", { ignoreBOM: true })
  let [parts, length, start, read]: [Uint8Array[], number, number, number] = [[], 0, 0, 0]

  const endLine = (): boolean => {
    const [bytes, byte, isLong] = [joined(parts, length), start, length > mostLineBytes]
    start += length + 1
    ;[parts, length] = [[], 0]
    if (isLong) return decoder.take("", byte, "The line has too many bytes.")
    try {
      return decoder.take(strict.decode(bytes), byte)
    } catch {
      return decoder.take(
        lenient.decode(bytes),
        byte,
        "The line has bytes that are no UTF-8, which are read as U+FFFD.",
      )
    }
  }

  const add = (part: Uint8Array): void => {
    length += part.length
    if (length > mostLineBytes) parts = []
    else if (part.length > 0) parts.push(part)
  }

  const take = (chunk: Uint8Array): boolean => {
    let from = 0
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, from)) {
      add(chunk.subarray(from, end))
      if (!endLine()) return false
      from = end + 1
    }
    add(chunk.subarray(from))
    return true
  }

  const stream = await bytesOf(file, (bytes) => {
    read += bytes
    onProgress(read / Math.max(1, file.size))
  })
  const reader = stream.getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      if (!take(piece.value)) return decoder.end(false)
  } catch (cause) {
    const isCut = length > 0
    if (isCut) endLine()
    decoder.take("", start, `What follows can't be read: ${String(cause)}.`)
    return decoder.end(isCut)
  }
  const isCut = length > 0
  if (isCut) endLine()
  return decoder.end(isCut)
}
