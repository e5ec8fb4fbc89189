/** Pictures that bear the mark in every place that cameras and editors write to. */
import { crc32, deflateSync } from "node:zlib"
import sharp, { type Sharp } from "sharp"
import { cameraHeic } from "../cameras.ts"
import { latin, marker, uint32, wide } from "./marker.ts"

const drawn = (): Sharp =>
  sharp({ create: { width: 32, height: 24, channels: 3, background: { r: 200, g: 30, b: 60 } } })

/** TIFF with a maker, a time, a name of Windows and a place, one directory after the other. */
const tiff = (): Buffer => {
  const text = latin(`${marker} ${marker}\0`)
  const title = wide(`${marker}\0`)
  const fields: readonly (readonly [number, number, Buffer])[] = [
    [271, 2, text],
    [272, 2, text],
    [274, 3, Buffer.from([6, 0, 0, 0])],
    [305, 2, text],
    [306, 2, text],
    [315, 2, text],
    [700, 1, text],
    [33_432, 2, text],
    [40_093, 1, title],
  ]
  const directory = (entries: readonly (readonly [number, number, Buffer])[], at: number): Buffer => {
    const count = Buffer.alloc(2)
    count.writeUInt16LE(entries.length)
    let data = at + 2 + entries.length * 12 + 4
    const rows = entries.map(([tag, type, value]) => {
      const row = Buffer.alloc(12)
      row.writeUInt16LE(tag, 0)
      row.writeUInt16LE(type, 2)
      row.writeUInt32LE(type === 3 || type === 4 ? 1 : value.length, 4)
      if (value.length <= 4) value.copy(row, 8)
      else {
        row.writeUInt32LE(data, 8)
        data += value.length
      }
      return row
    })
    return Buffer.concat([
      count,
      ...rows,
      Buffer.alloc(4),
      ...entries.flatMap(([, , value]) => (value.length > 4 ? [value] : [])),
    ])
  }
  const pointer = (to: number): Buffer => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32LE(to)
    return bytes
  }
  const gpsOf = (at: number): Buffer =>
    directory(
      [
        [29, 2, text],
        [27, 7, text],
      ],
      at,
    )
  const exifOf = (at: number): Buffer =>
    directory(
      [
        [36_867, 2, text],
        [37_500, 7, text],
        [42_036, 2, text],
      ],
      at,
    )
  const mainOf = (exif: number, gps: number): Buffer =>
    directory([...fields, [34_665, 4, pointer(exif)], [34_853, 4, pointer(gps)]], 8)
  const exifAt = 8 + mainOf(0, 0).length
  const gpsAt = exifAt + exifOf(exifAt).length
  return Buffer.concat([latin("II*\0"), pointer(8), mainOf(exifAt, gpsAt), exifOf(exifAt), gpsOf(gpsAt)])
}

/** The same as a picture of its own, of one pixel. */
export const markedTiff = async (): Promise<Buffer> =>
  drawn()
    .tiff()
    .withExif({ IFD0: { Make: marker, Software: marker }, IFD3: { GPSAreaInformation: marker } })
    .toBuffer()

const segment = (code: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** `isWhole`: with something behind the end, which only a file of its own can have. */
export const markedJpg = async (isWhole = true): Promise<Buffer> => {
  const picture = await drawn().jpeg().toBuffer()
  return Buffer.concat([
    picture.subarray(0, 2),
    segment(0xe1, Buffer.concat([latin("Exif\0\0"), tiff()])),
    segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${marker}</x:xmpmeta>`)),
    segment(0xe2, latin(`MPF\0${marker}`)),
    segment(0xed, latin(`Photoshop 3.0\x008BIM${marker}`)),
    segment(0xfe, latin(marker)),
    picture.subarray(2),
    latin(isWhole ? `behind the end ${marker}` : ""),
  ])
}

const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([latin(type), content])
  return Buffer.concat([uint32(content.length), body, uint32(crc32(body))])
}

export const markedPng = async (isWhole = true): Promise<Buffer> => {
  const picture = await drawn().png().toBuffer()
  const header = 33
  return Buffer.concat([
    picture.subarray(0, header),
    chunk("tEXt", latin(`Author\0${marker}`)),
    chunk("zTXt", Buffer.concat([latin("Comment\0\0"), deflateSync(latin(`${marker} ${marker}`))])),
    chunk("iTXt", latin(`XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta>${marker}</x:xmpmeta>`)),
    chunk("eXIf", tiff()),
    chunk("prVt", latin(marker)),
    picture.subarray(header),
    latin(isWhole ? marker : ""),
  ])
}

const blocks = (content: Buffer): Buffer => Buffer.concat([Buffer.from([content.length]), content, Buffer.from([0])])

export const markedGif = async (): Promise<Buffer> => {
  const picture = await drawn().gif().toBuffer()
  const packed = picture[10] ?? 0
  const header = 13 + (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)
  const marked = (label: number, ...parts: readonly Buffer[]): Buffer =>
    Buffer.concat([Buffer.from([0x21, label]), ...parts])
  return Buffer.concat([
    picture.subarray(0, header),
    marked(0xfe, blocks(latin(marker))),
    marked(0xff, Buffer.from([11]), latin("XMP DataXMP"), blocks(latin(marker))),
    picture.subarray(header),
    latin(marker),
  ])
}

/** The mark stands at the end of the item that holds Exif, which ends the file. */
export const markedHeic = (): Buffer => {
  const picture = Buffer.from(cameraHeic())
  latin(marker).copy(picture, picture.length - marker.length)
  return picture
}

export const markedWebp = async (): Promise<Buffer> =>
  drawn()
    .webp()
    .withExif({ IFD0: { Make: marker } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${marker}</x:xmpmeta>`)
    .toBuffer()
