/** Gives a camera's HEIC other colours, and works out what they are on a screen. */

type Rgb = readonly [number, number, number]

const lengthen = (file: Buffer, type: string, bytes: number): void => {
  const at = file.indexOf(type) - 4
  file.writeUInt32BE(file.readUInt32BE(at) + bytes, at)
}

/** The camera's HEIC (two items, each of one extent) with an ICC profile as one more property of its picture. */
export const withColours = (heic: Uint8Array, profile: Uint8Array): Uint8Array<ArrayBuffer> => {
  const before = Buffer.from(heic)
  const head = Buffer.alloc(12)
  head.writeUInt32BE(head.length + profile.length)
  head.write("colrprof", 4)
  const property = Buffer.concat([head, profile])
  const associations = before.indexOf("ipma") + 4
  const countAt = associations + 4 + 4 + 2
  const count = before.readUInt8(countAt)
  const endAt = countAt + 1 + count
  const after = Buffer.concat([
    before.subarray(0, associations - 8),
    property,
    before.subarray(associations - 8, endAt),
    Buffer.from([4]),
    before.subarray(endAt),
  ])
  const more = property.length + 1
  for (const type of ["meta", "iprp"]) lengthen(after, type, more)
  lengthen(after, "ipco", property.length)
  lengthen(after, "ipma", 1)
  after.writeUInt8(count + 1, countAt + property.length)
  const places = after.indexOf("iloc") + 4 + 4 + 2 + 2
  for (const offset of [places + 4, places + 18 + 4]) after.writeUInt32BE(after.readUInt32BE(offset) + more, offset)
  return new Uint8Array(after)
}

const linear = (part: number): number => {
  const value = part / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const curved = (light: number): number => {
  const value = Math.min(1, Math.max(0, light))
  return 255 * (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
}

/** By the matrices of both colour spaces, which share a white and a curve. */
export const fromDisplayP3 = (colour: Rgb): Rgb => {
  const [r, g, b] = [linear(colour[0]), linear(colour[1]), linear(colour[2])]
  return [
    curved(1.224_94 * r - 0.224_94 * g),
    curved(-0.042_06 * r + 1.042_06 * g),
    curved(-0.019_64 * r - 0.078_64 * g + 1.098_27 * b),
  ]
}
