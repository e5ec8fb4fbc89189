/** Where the samples of a fragmented film lie, by its movie fragments. ISO/IEC 14496-12 §8.8. */
import type { Box, ReadBoxes } from "./boxes.ts"
import { mostSamples, type Span } from "./film-samples.ts"
import type { Media } from "./media.ts"
import { uncleanable } from "./uncleanable.ts"

/** The size that a track's samples have where no fragment says another. */
type Defaults = ReadonlyMap<number, number>

export const trackDefaults = (media: Media, mvex: readonly Box[], boxes: ReadBoxes): Defaults =>
  new Map(
    mvex
      .flatMap(({ content, end }) => boxes(content, end))
      .filter(({ type }) => type === "trex")
      .map(({ content }) => {
        const said = media.read(content, 24)
        return [said.readUInt32BE(4), said.readUInt32BE(16)]
      }),
  )

const flagsOf = (said: Buffer): number => said.readUIntBE(1, 3)

interface Header {
  readonly id: number
  /** Null where the data follow those of the fragment before. */
  readonly base: number | null
  readonly size: number
}

const headerOf = (media: Media, { content, end }: Box, moof: Box, defaults: Defaults): Header => {
  const said = media.read(content, end - content)
  const flags = flagsOf(said)
  const id = said.readUInt32BE(4)
  const hasBase = (flags & 0x1) !== 0
  const sizeAt = 8 + (hasBase ? 8 : 0) + (flags & 0x2 ? 4 : 0) + (flags & 0x8 ? 4 : 0)
  return {
    id,
    base: hasBase ? Number(said.readBigUInt64BE(8)) : flags & 0x2_0000 ? moof.start : null,
    size: flags & 0x10 ? said.readUInt32BE(sizeAt) : (defaults.get(id) ?? 0),
  }
}

/** The samples of one run, and where the next run begins that says no place of its own. */
const runSpans = (
  media: Media,
  { content, end }: Box,
  header: Header,
  base: number,
  follows: number,
): readonly Span[] => {
  const said = media.read(content, end - content)
  const flags = flagsOf(said)
  const count = said.readUInt32BE(4)
  if (count > mostSamples) uncleanable("A fragment has too many samples.")
  const hasPlace = (flags & 0x1) !== 0
  const first = 8 + (hasPlace ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  const before = flags & 0x100 ? 4 : 0
  const each = before + (flags & 0x200 ? 4 : 0) + (flags & 0x400 ? 4 : 0) + (flags & 0x800 ? 4 : 0)
  let start = hasPlace ? base + said.readInt32BE(8) : follows
  return Array.from({ length: count }, (_, index) => {
    const size = flags & 0x200 ? said.readUInt32BE(first + index * each + before) : header.size
    const span = { start, end: start + size }
    start = span.end
    return span
  })
}

/** The samples of each track in the fragments, by the track's id. */
export const fragmentSpans = (
  media: Media,
  moofs: readonly Box[],
  defaults: Defaults,
  boxes: ReadBoxes,
): ReadonlyMap<number, readonly Span[]> => {
  const found = new Map<number, Span[]>()
  let count = 0
  for (const moof of moofs) {
    let follows = moof.start
    for (const traf of boxes(moof.content, moof.end).filter(({ type }) => type === "traf")) {
      const parts = boxes(traf.content, traf.end)
      const tfhd = parts.find(({ type }) => type === "tfhd")
      if (tfhd === undefined) return uncleanable("A fragment has no header.")
      const header = headerOf(media, tfhd, moof, defaults)
      const base = header.base ?? follows
      follows = base
      const spans = found.get(header.id) ?? []
      found.set(header.id, spans)
      for (const trun of parts.filter(({ type }) => type === "trun")) {
        const run = runSpans(media, trun, header, base, follows)
        count += run.length
        if (count > mostSamples) uncleanable("There are too many samples.")
        for (const span of run) spans.push(span)
        follows = run.at(-1)?.end ?? follows
      }
    }
  }
  return found
}
