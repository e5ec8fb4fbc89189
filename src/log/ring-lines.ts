/** Lines of a log, and the chunks in which the ring keeps them. architecture: Replay. */
import { encodeEnvelope, type RecordedEnvelope } from "./codec.ts"
import type { Bounds } from "./storage.ts"
import { bytesOf } from "./text-bytes.ts"

/** The ring drops whole chunks, so they are small compared with it; they are also within a pack's size, but for one line. */
const mostEventsInChunk = 100

export interface Line {
  readonly text: string
  readonly bytes: number
}

export const lineOf = (envelope: RecordedEnvelope): Line => {
  const text = `${encodeEnvelope(envelope)}\n`
  return { text, bytes: bytesOf(text) }
}

interface Chunk extends Line {
  readonly events: number
}

export const chunksOf = (lines: readonly Line[], mostBytes: number): readonly Chunk[] => {
  const chunks: Chunk[] = []
  for (const { text, bytes } of lines) {
    const last = chunks.at(-1)
    if (last === undefined || last.events === mostEventsInChunk || last.bytes >= mostBytes)
      chunks.push({ text, bytes, events: 1 })
    else chunks[chunks.length - 1] = { text: last.text + text, bytes: last.bytes + bytes, events: last.events + 1 }
  }
  return chunks
}

/** Pending events that can't be written stay in memory, within the same bounds. */
export const newestWithin = (lines: readonly Line[], { maxEvents, maxBytes }: Bounds): readonly Line[] => {
  let bytes = 0
  let first = lines.length
  while (first > 0 && lines.length - first < maxEvents) {
    bytes += lines[first - 1]?.bytes ?? 0
    if (bytes > maxBytes) break
    first -= 1
  }
  return lines.slice(first)
}
