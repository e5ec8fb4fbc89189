/** A log read from a file in a browser: in pieces, line by line, unpacked where it was packed. architecture: Theatre. */
import { createByteLines } from "../log/byte-lines.ts"
import { createPieces } from "../log/byte-pieces.ts"
import { startLength, startOf } from "../log/byte-starts.ts"
import { createLogDecoder, type Decoded } from "../log/codec.ts"

type Bytes = ReadableStream<Uint8Array>

const reencoded = (label: string): TransformStream<Uint8Array, Uint8Array> => {
  const [decoder, encoder] = [new TextDecoder(label), new TextEncoder()]
  return new TransformStream({
    transform: (chunk, out) => out.enqueue(encoder.encode(decoder.decode(chunk, { stream: true }))),
    flush: (out) => out.enqueue(encoder.encode(decoder.decode())),
  })
}

const inPieces = (): TransformStream<Uint8Array, Uint8Array> => {
  const pieces = createPieces()
  return new TransformStream({
    transform: (chunk, out) => {
      for (const piece of pieces(chunk)) out.enqueue(piece)
    },
  })
}

/** The first bytes, and all of them again. */
const peeked = async (bytes: Bytes): Promise<readonly [Uint8Array, Bytes]> => {
  const reader = bytes.getReader()
  const chunks: Uint8Array[] = []
  const start: number[] = []
  while (start.length < startLength) {
    const { value, done } = await reader.read()
    if (done) break
    chunks.push(value)
    start.push(...value.subarray(0, startLength))
  }
  const onDemand = { highWaterMark: 0 } // what is read ahead would be lost where the packing is cut off
  const all = new ReadableStream<Uint8Array>(
    {
      start: (out) => {
        for (const chunk of chunks) out.enqueue(chunk)
      },
      pull: async (out) => {
        const { value, done } = await reader.read()
        if (done) out.close()
        else out.enqueue(value)
      },
      cancel: (why) => reader.cancel(why),
    },
    onDemand,
  )
  return [Uint8Array.from(start.slice(0, startLength)), all]
}

/** Answers in words what can't be opened. */
const openBytes = async (source: Bytes, isUnpacked = false): Promise<Bytes | { readonly why: string }> => {
  const [first, bytes] = await peeked(source)
  const start = startOf(first, isUnpacked)
  switch (start.is) {
    case "unreadable":
      return start
    case "utf-8":
      return bytes
    case "gzip": {
      const unpacking = new DecompressionStream("gzip") as TransformStream<Uint8Array, Uint8Array>
      return openBytes(bytes.pipeThrough(inPieces()).pipeThrough(unpacking), true)
    }
    default:
      return bytes.pipeThrough(reencoded(start.is))
  }
}

/** `onProgress` hears the share of the file's own bytes, from 0 to 1. */
export const readBlob = async (file: Blob, onProgress: (share: number) => void): Promise<Decoded> => {
  const decoder = createLogDecoder()
  const lines = createByteLines(decoder)
  let read = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, out) => {
      read += chunk.length
      onProgress(read / Math.max(1, file.size))
      out.enqueue(chunk)
    },
  })
  try {
    const opened = await openBytes((file.stream() as Bytes).pipeThrough(counted))
    if ("why" in opened) return { problem: { line: 1, byte: 0, why: opened.why } }
    const reader = opened.getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      if (!lines.push(piece.value)) return decoder.end(false)
  } catch (cause) {
    const isCut = lines.end()
    lines.name(`What follows can't be read: ${String(cause)}.`)
    return decoder.end(isCut)
  }
  return decoder.end(lines.end())
}
