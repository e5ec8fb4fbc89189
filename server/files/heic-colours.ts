/** The colours that a HEIC picture is in: its decoder gives the pixels without them. ISO/IEC 23008-12. */

interface Box {
  readonly type: string
  readonly content: Buffer
}

/** Answers the boxes that stand one after the other; they end where something is not what it should be. */
const boxesOf = (content: Buffer): readonly Box[] => {
  const found: Box[] = []
  for (let at = 0; at + 8 <= content.length;) {
    const isLong = content.readUInt32BE(at) === 1
    const head = isLong ? 16 : 8
    if (at + head > content.length) break
    const said = isLong ? Number(content.readBigUInt64BE(at + 8)) : content.readUInt32BE(at)
    const size = said === 0 ? content.length - at : said
    if (size < head || at + size > content.length) break
    found.push({ type: content.toString("latin1", at + 4, at + 8), content: content.subarray(at + head, at + size) })
    at += size
  }
  return found
}

const within = (content: Buffer, type: string): Buffer =>
  boxesOf(content).find((box) => box.type === type)?.content ?? Buffer.alloc(0)

const isRgbProfile = (profile: Buffer): boolean => profile.toString("latin1", 16, 20) === "RGB "

/** The ICC profile that the picture brings; null where it needs none. Maps of brightness beside it bring grey ones. */
export const profileOf = (heic: Buffer): Buffer | null => {
  // `meta` begins with its version.
  const properties = within(within(within(heic, "meta").subarray(4), "iprp"), "ipco")
  const profiles = boxesOf(properties)
    .filter(({ type, content }) => type === "colr" && ["prof", "rICC"].includes(content.toString("latin1", 0, 4)))
    .map(({ content }) => content.subarray(4))
  return profiles.find(isRgbProfile) ?? null
}

type Field = readonly [tag: number, type: 3 | 4 | 7, count: number, value: number]

/** Pixels of four bytes and their colours as one TIFF, because raw ones can't bring any. */
export const withProfile = (pixels: Uint8ClampedArray, width: number, height: number, profile: Uint8Array): Buffer => {
  const fieldsAt = 8
  const fieldCount = 11
  const bitsAt = fieldsAt + 2 + fieldCount * 12 + 4
  const profileAt = bitsAt + 8
  const pixelsAt = profileAt + profile.length
  const fields: readonly Field[] = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 4, bitsAt],
    [259, 3, 1, 1], // not compressed
    [262, 3, 1, 2], // RGB
    [273, 4, 1, pixelsAt],
    [277, 3, 1, 4],
    [278, 4, 1, height],
    [279, 4, 1, pixels.length],
    [338, 3, 1, 2], // the fourth is opacity
    [34_675, 7, profile.length, profileAt],
  ]
  const tiff = Buffer.alloc(pixelsAt + pixels.length)
  tiff.write("II*\0", "latin1")
  tiff.writeUInt32LE(fieldsAt, 4)
  tiff.writeUInt16LE(fieldCount, fieldsAt)
  for (const [index, [tag, type, count, value]] of fields.entries()) {
    const at = fieldsAt + 2 + index * 12
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  for (const index of [0, 1, 2, 3]) tiff.writeUInt16LE(8, bitsAt + index * 2)
  tiff.set(profile, profileAt)
  tiff.set(pixels, pixelsAt)
  return tiff
}
