/** Descriptions of a film's samples, without the names that an encoder leaves there. ISO/IEC 14496-12 §8.5.2. */
import { blank, type Box, type ReadBoxes } from "./boxes.ts"
import { zero, type Media } from "./media.ts"

/** The header of the list of entries. */
const listBytes = 8
/** Within an entry: the vendor, the name of the compressor, and the end of what all entries for pictures have. */
const vendor = { from: 12, to: 16 }
const compressor = { from: 42, to: 74 }
const visualBytes = 78

/** Boxes that hold no part of a codec's configuration. */
const foreign: ReadonlySet<string> = new Set(["uuid", "udta", "meta", "free", "skip", "name", "cprt"])

const zeroWithin = (media: Media, { content, end }: Box, { from, to }: { from: number; to: number }): void =>
  zero(media, Math.min(content + from, end), Math.min(content + to, end))

export const otherEntries = (media: Media, box: Box, boxes: ReadBoxes): void => {
  for (const entry of boxes(box.content + listBytes, box.end))
    if (entry.end - entry.content > vendor.to) zeroWithin(media, entry, vendor)
}

export const visualEntries = (media: Media, box: Box, boxes: ReadBoxes): void => {
  for (const entry of boxes(box.content + listBytes, box.end)) {
    zeroWithin(media, entry, vendor)
    zeroWithin(media, entry, compressor)
    for (const part of boxes(entry.content + visualBytes, entry.end)) if (foreign.has(part.type)) blank(media, part)
  }
}
