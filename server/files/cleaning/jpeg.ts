/** JPEG pictures inside of documents: the segments of cameras and editors emptied in place. ITU-T T.81 §B. */
import { orientationOf } from "./tiff.ts"

const exif = Buffer.from("Exif\0\0", "latin1")
const profile = Buffer.from("ICC_PROFILE\0", "latin1")

/** Colours need these: JFIF's density, Adobe's transform and the colour profile. */
const isKept = (marker: number, content: Buffer): boolean =>
  marker === 0xe0 || marker === 0xee || (marker === 0xe2 && content.subarray(0, profile.length).equals(profile))

/** Exif with nothing but how the picture is to be turned. */
const turned = (orientation: number): Buffer => {
  const content = Buffer.alloc(32)
  exif.copy(content)
  content.write("II*\0", 6, "latin1")
  content.writeUInt32LE(8, 10)
  content.writeUInt16LE(1, 14)
  content.writeUInt16LE(274, 16)
  content.writeUInt16LE(3, 18)
  content.writeUInt32LE(1, 20)
  content.writeUInt16LE(orientation, 24)
  return content
}

const emptied = (marker: number, content: Buffer): void => {
  const isExif = marker === 0xe1 && content.subarray(0, exif.length).equals(exif)
  const orientation = isExif ? orientationOf(content.subarray(exif.length)) : 1
  content.fill(0)
  if (orientation !== 1) turned(orientation).copy(content)
}

const isStandalone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** The next marker that is none of the picture's own data: those are followed by a zero or a number of restart. */
const nextMarker = (picture: Buffer, from: number): number => {
  for (let at = from; at + 1 < picture.length; at++) {
    const next = picture[at + 1] ?? 0
    if (picture[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return picture.length
}

const isWritten = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe

/**
 * Empties a picture's segments from its start on, and answers where it ends. What does not look like a segment ends it:
 * only what a reader of JPEG finds is a picture.
 */
export const cleanJpeg = (picture: Buffer): number => {
  let at = 2
  while (at + 4 <= picture.length && picture[at] === 0xff) {
    const marker = picture[at + 1] ?? 0
    if (marker === 0xd9) return at + 2
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isStandalone(marker)) {
      at += 2
      continue
    }
    const end = at + 2 + picture.readUInt16BE(at + 2)
    if (end < at + 4 || end > picture.length) return at
    const content = picture.subarray(at + 4, end)
    if (isWritten(marker) && !isKept(marker, content)) emptied(marker, content)
    at = marker === 0xda ? nextMarker(picture, end) : end
  }
  return Math.min(at + 2, picture.length)
}
