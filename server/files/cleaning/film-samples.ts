/** Where the samples of a track lie in the file, by its sample tables. ISO/IEC 14496-12 §8.7. */
import type { Box } from "./boxes.ts"
import type { Media } from "./media.ts"
import { uncleanable } from "./uncleanable.ts"

export interface Span {
  readonly start: number
  /** Infinity where only a decoder knows the size of the chunk. */
  readonly end: number
}

/** An hour of film at 60 frames and its sound has half as many. */
export const mostSamples = 1_000_000

const entries = (media: Media, box: Box, header: number, each: number): { count: number; content: Buffer } => {
  const count = media.read(box.content + header - 4, 4).readUInt32BE()
  if (count > mostSamples || box.content + header + count * each > box.end) uncleanable("A sample table is broken.")
  return { count, content: media.read(box.content + header, count * each) }
}

const chunkOffsets = (media: Media, parts: readonly Box[]): readonly number[] => {
  const box = parts.find(({ type }) => type === "stco" || type === "co64")
  if (box === undefined) return []
  const each = box.type === "stco" ? 4 : 8
  const { count, content } = entries(media, box, 8, each)
  return Array.from({ length: count }, (_, index) =>
    each === 4 ? content.readUInt32BE(index * 4) : Number(content.readBigUInt64BE(index * 8)),
  )
}

/** The size of each sample; null where one size, which a sound's frames may be many of, is said for all. */
const sampleSizes = (media: Media, parts: readonly Box[]): readonly number[] | null => {
  const box = parts.find(({ type }) => type === "stsz" || type === "stz2")
  if (box === undefined) return null
  if (box.type === "stz2") {
    const bits = media.read(box.content + 7, 1).readUInt8()
    if (bits !== 8 && bits !== 16) return null
    const { count, content } = entries(media, box, 12, bits / 8)
    return Array.from({ length: count }, (_, index) => content.readUIntBE((index * bits) / 8, bits / 8))
  }
  if (media.read(box.content + 4, 4).readUInt32BE() !== 0) return null
  const { count, content } = entries(media, box, 12, 4)
  return Array.from({ length: count }, (_, index) => content.readUInt32BE(index * 4))
}

/** Reads how many samples each chunk has: runs of a first chunk (from 1) and a number. */
const chunkRuns = (media: Media, parts: readonly Box[]): readonly (readonly [number, number])[] => {
  const box = parts.find(({ type }) => type === "stsc")
  if (box === undefined) return []
  const { count, content } = entries(media, box, 8, 12)
  return Array.from({ length: count }, (_, index) => [
    content.readUInt32BE(index * 12),
    content.readUInt32BE(index * 12 + 4),
  ])
}

/** One span a sample, or one a chunk where the samples' sizes are not said each. */
export const sampleSpans = (media: Media, parts: readonly Box[]): readonly Span[] => {
  const offsets = chunkOffsets(media, parts)
  const sizes = sampleSizes(media, parts)
  if (sizes === null) return offsets.map((start) => ({ start, end: Infinity }))
  const runs = chunkRuns(media, parts)
  const spans: Span[] = []
  let run = 0
  for (const [index, offset] of offsets.entries()) {
    while ((runs[run + 1]?.[0] ?? Infinity) <= index + 1) run++
    const most = spans.length + (runs[run]?.[1] ?? 0)
    let start = offset
    while (spans.length < Math.min(most, sizes.length)) {
      const end = start + (sizes[spans.length] ?? 0)
      spans.push({ start, end })
      start = end
    }
  }
  return spans
}
