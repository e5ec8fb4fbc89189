/**
 * GIF pictures inside of documents: comments, plain texts and foreign applications' blocks emptied in place. GIF89a.
 */

const extension = 0x21
const image = 0x2c
const application = 0xff
const control = 0xf9

const tableBytes = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)

/** Goes over sub-blocks, and answers where the next block begins. */
const overBlocks = (picture: Buffer, from: number, isEmptied: boolean): number => {
  let at = from
  while (at < picture.length) {
    const size = picture[at] ?? 0
    if (isEmptied) picture.fill(0x20, at + 1, Math.min(at + 1 + size, picture.length))
    at += 1 + size
    if (size === 0) break
  }
  return at
}

/** The block that makes a picture start again, by either of its two names. */
const isLoop = (picture: Buffer, at: number): boolean =>
  /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/u.test(picture.toString("latin1", at + 3, at + 14))

export const cleanGif = (picture: Buffer): void => {
  let at = 13 + tableBytes(picture[10] ?? 0)
  while (at < picture.length) {
    const kind = picture[at]
    if (kind === extension) {
      const label = picture[at + 1]
      const isKept = label === control || (label === application && isLoop(picture, at))
      at = overBlocks(picture, at + 2, !isKept)
    } else if (kind === image) {
      at = overBlocks(picture, at + 11 + tableBytes(picture[at + 9] ?? 0), false)
    } else {
      picture.fill(0, at + 1)
      return
    }
  }
}
