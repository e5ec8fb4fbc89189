/**
 * Boxes of ISO base media and QuickTime files: walked with their sizes checked, blanked in place. ISO/IEC 14496-12
 * §4.2.
 */
import { zero, type Media } from "./media.ts"
import { uncleanable } from "./uncleanable.ts"

export interface Box {
  readonly type: string
  readonly start: number
  /** Where the content begins, after the header. */
  readonly content: number
  readonly end: number
}

/** Films have some hundred boxes, fragmented ones some thousand. */
const mostBoxes = 100_000

const headerBytes = 8
const longHeaderBytes = 16

const boxAt = (media: Media, start: number, end: number): Box => {
  const header = media.read(start, headerBytes)
  const type = header.toString("latin1", 4)
  const said = header.readUInt32BE(0)
  if (said === 0) return { type, start, content: start + headerBytes, end }
  if (said !== 1) return { type, start, content: start + headerBytes, end: start + said }
  const long = media.read(start + headerBytes, longHeaderBytes - headerBytes).readBigUInt64BE()
  return { type, start, content: start + longHeaderBytes, end: start + Number(long) }
}

/** Lists the boxes of a span, which one budget for the whole file bounds. */
export const createBoxReader = (media: Media) => {
  let left = mostBoxes
  return (from: number, to: number): readonly Box[] => {
    const boxes: Box[] = []
    let at = from
    while (at + headerBytes <= to) {
      const box = boxAt(media, at, to)
      if (box.end < box.content || box.end > to || --left < 0) uncleanable("A box is of a wrong size.")
      boxes.push(box)
      at = box.end
    }
    // QuickTime ends lists of atoms by a zero; nothing else has room there.
    zero(media, at, to)
    return boxes
  }
}

export type ReadBoxes = ReturnType<typeof createBoxReader>

/** Turns a box into free space of the same size, so that no offset into the file changes. */
export const blank = (media: Media, box: Box): void => {
  media.write(box.start + 4, Buffer.from("free", "latin1"))
  zero(media, box.content, box.end)
}
