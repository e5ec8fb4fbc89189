/**
 * Films of ISO base media and QuickTime, cleaned in place: only what a player needs stays, everything else becomes free
 * space of the same size, and bytes of the media data that no kept track refers to become zeros.
 */
import { blank, createBoxReader, type Box, type ReadBoxes } from "./boxes.ts"
import { cleanSei, nalLengthOf } from "./film-sei.ts"
import { fragmentSpans, trackDefaults } from "./film-fragments.ts"
import { sampleSpans, type Span } from "./film-samples.ts"
import { otherEntries, visualEntries } from "./film-descriptions.ts"
import { zero, type Media } from "./media.ts"
import { uncleanable } from "./uncleanable.ts"

type Rule = "keep" | ((media: Media, box: Box, boxes: ReadBoxes) => void)
type Rules = Readonly<Record<string, Rule>>

/** Pictures, sound and captions. Places, device data and times of day travel in tracks with other handlers. */
const keptHandlers: ReadonlySet<string> = new Set(["vide", "soun", "text", "sbtl", "subt", "clcp", "auxv", "pict"])

const within =
  (rules: Rules): Rule =>
  (media, box, boxes) =>
    clean(media, boxes(box.content, box.end), rules, boxes)

const keepAll = (types: string): Rules => Object.fromEntries(types.split(" ").map((type) => [type, "keep"]))

/** Creation and modification times lie first in these headers. */
const withoutTimes: Rule = (media, { content, end }) => {
  const times = media.read(content, 1).readUInt8() === 1 ? 16 : 8
  if (content + 4 + times > end) uncleanable("A header is too short.")
  zero(media, content + 4, content + 4 + times)
}

/** The name of a handler is free text. */
const withoutName: Rule = (media, { content, end }) => {
  if (content + 12 > end) uncleanable("A handler is too short.")
  zero(media, content + 12, end)
}

/**
 * Says that the media data lie in the file itself: addresses and paths go, the flag stays.
 */
const withoutAddresses: Rule = (media, box, boxes) => {
  for (const { content, end } of boxes(box.content + 8, box.end)) zero(media, Math.min(content + 4, end), end)
}

const sampleTables = keepAll(
  "stts stss stsh ctts cslg stsc stsz stz2 stco co64 sdtp sbgp sgpd stps subs saiz saio stdp padb",
)
const mediaInformation: Rules = {
  ...keepAll("vmhd smhd sthd nmhd hmhd gmhd"),
  hdlr: withoutName,
  dinf: within({ dref: withoutAddresses }),
}
const trackMedia: Rules = { elng: "keep", mdhd: withoutTimes, hdlr: withoutName }
/** References to tracks that go would lead nowhere. */
const trackReferences = keepAll("chap auxl vdep vplx subt fall folw")
const track: Rules = { ...keepAll("edts tapt load matt"), tkhd: withoutTimes, tref: within(trackReferences) }

const trackOfHandler = (handler: string): Rules => {
  const stbl = within({
    ...sampleTables,
    stsd: handler === "vide" || handler === "auxv" ? visualEntries : otherEntries,
  })
  return { ...track, mdia: within({ ...trackMedia, minf: within({ ...mediaInformation, stbl }) }) }
}

const movie: Rules = {
  ...keepAll("mvex iods clip ctab"),
  mvhd: withoutTimes,
  trak: (media, box, boxes) => {
    const handler = handlerOf(media, box, boxes)
    if (keptHandlers.has(handler)) clean(media, boxes(box.content, box.end), trackOfHandler(handler), boxes)
    else blank(media, box)
  },
}
const trackFragment = keepAll("tfhd tfdt trun sdtp sbgp sgpd subs saiz saio senc")
const file: Rules = {
  ...keepAll("ftyp styp mdat sidx ssix mfra"),
  moov: within(movie),
  moof: within({ mfhd: "keep", traf: within(trackFragment) }),
}

const clean = (media: Media, boxes: readonly Box[], rules: Rules, read: ReadBoxes): void => {
  for (const box of boxes) {
    const rule = Object.hasOwn(rules, box.type) ? rules[box.type] : undefined
    if (rule === undefined) blank(media, box)
    else if (rule !== "keep") rule(media, box, read)
  }
}

/** The first box along a path of types. */
const inside = (boxes: ReadBoxes, box: Box, ...path: readonly string[]): Box | undefined =>
  path.reduce<Box | undefined>(
    (outer, type) => outer && boxes(outer.content, outer.end).find((one) => one.type === type),
    box,
  )

const handlerOf = (media: Media, trak: Box, boxes: ReadBoxes): string => {
  const handler = inside(boxes, trak, "mdia", "hdlr")
  return handler === undefined ? "" : media.read(handler.content + 8, 4).toString("latin1")
}

const ofType = (boxes: readonly Box[], type: string): readonly Box[] => boxes.filter((box) => box.type === type)

interface Track {
  readonly isKept: boolean
  readonly nalLength: { readonly bytes: number; readonly isHevc: boolean } | null
  readonly spans: readonly Span[]
}

const trackOf = (media: Media, trak: Box, boxes: ReadBoxes, fragments: ReadonlyMap<number, readonly Span[]>): Track => {
  const header = inside(boxes, trak, "tkhd")
  if (header === undefined) return uncleanable("A track has no header.")
  const isLong = media.read(header.content, 1).readUInt8() === 1
  const id = media.read(header.content + (isLong ? 20 : 12), 4).readUInt32BE()
  const table = inside(boxes, trak, "mdia", "minf", "stbl")
  const parts = table === undefined ? [] : boxes(table.content, table.end)
  return {
    isKept: keptHandlers.has(handlerOf(media, trak, boxes)),
    nalLength: nalLengthOf(media, parts, boxes),
    spans: [...sampleSpans(media, parts), ...(fragments.get(id) ?? [])],
  }
}

/** Zeros of a span of media data whatever lies between the spans that are kept; both are sorted. */
const zeroGaps = (media: Media, { content, end }: Box, kept: readonly Span[]): void => {
  let at = content
  for (const span of kept) {
    if (span.start >= end) break
    if (span.end <= at) continue
    if (span.start > at) zero(media, at, span.start)
    at = Math.min(span.end, end)
  }
  zero(media, at, end)
}

/** Chunks whose size only a decoder knows last until the next chunk of any track. */
const bounded = (tracks: readonly Track[]): readonly Span[] => {
  const starts = tracks.flatMap(({ spans }) => spans.map(({ start }) => start)).sort((one, other) => one - other)
  let next = 0
  return tracks
    .flatMap(({ isKept, spans }) => (isKept ? spans : []))
    .sort((one, other) => one.start - other.start)
    .map((span) => {
      if (Number.isFinite(span.end)) return span
      while ((starts[next] ?? Infinity) <= span.start) next++
      return { start: span.start, end: starts[next] ?? Infinity }
    })
}

/** Cleans a film in place; refuses one whose structure is broken. */
export const cleanFilm = (media: Media): void => {
  const boxes = createBoxReader(media)
  const top = boxes(0, media.size)
  const [moov, ...others] = ofType(top, "moov")
  if (moov === undefined || others.length > 0) return uncleanable("There is not one table of contents.")
  const parts = boxes(moov.content, moov.end)
  if (ofType(parts, "cmov").length > 0) uncleanable("The table of contents is packed.")
  const defaults = trackDefaults(media, ofType(parts, "mvex"), boxes)
  const fragments = fragmentSpans(media, ofType(top, "moof"), defaults, boxes)
  const tracks = ofType(parts, "trak").map((trak) => trackOf(media, trak, boxes, fragments))
  const kept = bounded(tracks)
  for (const mdat of ofType(top, "mdat")) zeroGaps(media, mdat, kept)
  cleanSei(media, tracks)
  clean(media, top, file, boxes)
}
