/** A log read from a file in a browser: in pieces, line by line, unpacked where it was packed. architecture: Theatre. */
import { createByteLines } from "../log/byte-lines.ts"
import { createLogDecoder, type Decoded } from "../log/codec.ts"

const gzipStart = [0x1f, 0x8b]
const utf16Starts = [
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
] as const

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
  const lines = createByteLines(decoder)
  let read = 0
  const stream = await bytesOf(file, (bytes) => {
    read += bytes
    onProgress(read / Math.max(1, file.size))
  })
  const reader = stream.getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      if (!lines.push(piece.value)) return decoder.end(false)
  } catch (cause) {
    const isCut = lines.end()
    lines.name(`What follows can't be read: ${String(cause)}.`)
    return decoder.end(isCut)
  }
  return decoder.end(lines.end())
}
