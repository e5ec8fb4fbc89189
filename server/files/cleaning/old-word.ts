/** Texts of Word 97 to 2003: names of authors, reviewers and printers, paths and times. MS-DOC §2.5.6. */
import { blankBytes, blankWide } from "./old-office.ts"
import { uncleanable } from "./uncleanable.ts"

const wordSignature = 0xa5ec
const word97 = 0xc1
const encrypted = 0x0100
const secondTable = 0x0200
/** The offset at which the list of places in the table begins; each is an offset and a length. */
const placesAt = 154
const placeBytes = 8

/** Parts that Word needs none of: printers, the source of a saved copy, a route of addresses, who saved it where. */
const dropped = [27, 28, 29, 35, 70, 71]
const properties = { index: 31, from: 20, to: 38 }
/** Lists of texts, whose letters become spaces: associated texts, reviewers, linked files. */
const lists = [32, 51, 72]
const commentOwners = 36
const comments = { index: 4, bytes: 30, initials: 20 }

interface Place {
  readonly entry: number
  readonly start: number
  readonly length: number
}

/** A list of texts: a mark, their number, the bytes after each, and each with its length before it. */
const blankList = (list: Buffer): void => {
  if (list.length < 6 || list.readUInt16LE(0) !== 0xffff) return blankBytes(list, 6, list.length)
  const extra = list.readUInt16LE(4)
  let at = 6
  for (let left = list.readUInt16LE(2); left > 0 && at + 2 <= list.length; left--) {
    const letters = list.readUInt16LE(at)
    blankWide(list, at + 2, letters)
    at += 2 + letters * 2 + extra
  }
}

const blankTexts = (texts: Buffer): void => {
  let at = 0
  while (at + 2 <= texts.length) {
    const letters = texts.readUInt16LE(at)
    blankWide(texts, at + 2, letters)
    at += 2 + letters * 2
  }
}

/** Positions come first, one more than there are comments; then each comment, which begins with its initials. */
const forgetInitials = (part: Buffer): void => {
  const count = Math.floor((part.length - 4) / (4 + comments.bytes))
  for (let index = 0; index < count; index++) {
    const at = 4 * (count + 1) + index * comments.bytes
    part.fill(0, at, Math.min(at + comments.initials, part.length))
  }
}

export const cleanWord = (document: Buffer, inTable: (name: string, clean: (table: Buffer) => void) => void): void => {
  if (document.length < placesAt + 2 || document.readUInt16LE(0) !== wordSignature)
    return uncleanable("The text has no header.")
  const flags = document.readUInt16LE(10)
  if (flags & encrypted) uncleanable("The text is protected.")
  if (document.readUInt16LE(2) < word97) uncleanable("The text is of a Word before 97.")
  const placeOf = (index: number): Place => {
    const entry = placesAt + index * placeBytes
    if (entry + placeBytes > document.length) return uncleanable("The text's header is too short.")
    return { entry, start: document.readUInt32LE(entry), length: document.readUInt32LE(entry + 4) }
  }
  inTable(flags & secondTable ? "1Table" : "0Table", (table) => {
    const partOf = (index: number): Buffer => {
      const { start, length } = placeOf(index)
      return table.subarray(Math.min(start, table.length), Math.min(start + length, table.length))
    }
    for (const index of dropped) {
      partOf(index).fill(0)
      document.writeUInt32LE(0, placeOf(index).entry + 4)
    }
    partOf(properties.index).subarray(properties.from, properties.to).fill(0)
    for (const index of lists) blankList(partOf(index))
    blankTexts(partOf(commentOwners))
    forgetInitials(partOf(comments.index))
  })
}
