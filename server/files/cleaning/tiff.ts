/**
 * Fields of TIFF, which Exif is written in: place, device, people and times made empty in place. TIFF 6.0; Exif 3.0.
 */
import { uncleanable } from "./uncleanable.ts"

const entryBytes = 12
/** Bytes of one value, by the type's number. */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
/** A page each; more are no picture in a document. */
const mostDirectories = 64

/** Description, make, model, software, time, artist, host, XMP, copyright, IPTC, Photoshop, Exif, GPS, titles of Windows. */
const hiddenTags: ReadonlySet<number> = new Set([
  269, 270, 271, 272, 285, 305, 306, 315, 316, 700, 33_432, 33_723, 34_377, 34_665, 34_853, 37_724, 40_091, 40_092,
  40_093, 40_094, 40_095, 50_708,
])
const directoryTags: ReadonlySet<number> = new Set([34_665, 34_853])
const orientationTag = 274

interface Tiff {
  readonly u16: (at: number) => number
  readonly u32: (at: number) => number
}

const tiffIn = (content: Buffer): Tiff | null => {
  const order = content.toString("latin1", 0, 4)
  const check = (at: number, size: number): number =>
    at + size <= content.length ? at : uncleanable("A picture's fields reach beyond its end.")
  if (order === "II*\0")
    return { u16: (at) => content.readUInt16LE(check(at, 2)), u32: (at) => content.readUInt32LE(check(at, 4)) }
  if (order === "MM\0*")
    return { u16: (at) => content.readUInt16BE(check(at, 2)), u32: (at) => content.readUInt32BE(check(at, 4)) }
  return null
}

/** Answers how a camera's picture is to be turned, 1 to 8; 1 where nothing says so. */
export const orientationOf = (content: Buffer): number => {
  const tiff = tiffIn(content)
  if (tiff === null || content.length < 10) return 1
  const directory = tiff.u32(4)
  if (directory + 2 > content.length) return 1
  const count = tiff.u16(directory)
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * entryBytes
    if (entry + entryBytes > content.length) return 1
    const value = tiff.u16(entry + 8)
    if (tiff.u16(entry) === orientationTag) return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** Empties the fields of a TIFF picture in place; its own values and their places stay. */
export const cleanTiff = (content: Buffer): void => {
  const tiff = tiffIn(content)
  if (tiff === null) return
  const seen = new Set<number>()
  const clean = (directory: number, isHidden: boolean): void => {
    if (directory === 0 || seen.has(directory)) return
    seen.add(directory)
    if (seen.size > mostDirectories) uncleanable("A picture has too many directories.")
    const count = tiff.u16(directory)
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + index * entryBytes
      const tag = tiff.u16(entry)
      if (!isHidden && !hiddenTags.has(tag)) continue
      const length = (typeBytes[tiff.u16(entry + 2)] ?? 1) * tiff.u32(entry + 4)
      const at = length > 4 ? tiff.u32(entry + 8) : entry + 8
      if (at + length > content.length) uncleanable("A picture's field reaches beyond its end.")
      if (directoryTags.has(tag)) clean(tiff.u32(entry + 8), true)
      else content.fill(0, at, at + length)
    }
    if (!isHidden) clean(tiff.u32(directory + 2 + count * entryBytes), false)
  }
  clean(tiff.u32(4), false)
}
