/** Small real files of every kind that may be uploaded, and some that may not, made on the spot. Spec §5. */
import { deflateSync } from "node:zlib"
import { compound } from "./compound.ts"

const bytes = (...parts: readonly (string | readonly number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part)))),
  )

const uint32 = (value: number): readonly number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
]
const littleEndian = (value: number, size: number): readonly number[] =>
  Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 255)

const crc32 = (data: Uint8Array): number => {
  let crc = ~0
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const pngChunk = (type: string, data: Uint8Array): Uint8Array => {
  const body = bytes(type, data)
  return bytes(uint32(data.length), body, uint32(crc32(body)))
}

/** Says that it is so large, and holds one grey pixel. */
export const pngOf = (width: number, height: number, ...more: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    pngChunk("IHDR", bytes(uint32(width), uint32(height), [8, 0, 0, 0, 0])),
    ...more,
    pngChunk("IDAT", new Uint8Array(deflateSync(new Uint8Array([0, 128])))),
    pngChunk("IEND", new Uint8Array()),
  )

/** One grey pixel. */
export const png = (): Uint8Array<ArrayBuffer> => pngOf(1, 1)

/** Makes the chunk that turns a PNG into an animation of so many frames. */
export const framesChunk = (frames: number): Uint8Array => pngChunk("acTL", bytes(uint32(frames), uint32(0)))

/** One grey pixel, which says that it is an animation of one frame. */
export const movingPng = (): Uint8Array<ArrayBuffer> => pngOf(1, 1, framesChunk(1))

/** Makes the beginning of a JPEG alone. */
export const tornJpg = (): Uint8Array<ArrayBuffer> =>
  bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], "JFIF\0", [1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9])

export const gif = (): Uint8Array<ArrayBuffer> =>
  bytes(
    "GIF89a",
    [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b],
  )

/** Each frame changes one pixel of a canvas so large: a few bytes that take as long to draw as whole pictures. */
export const movingGif = (frames: number, width: number, height: number): Uint8Array<ArrayBuffer> => {
  const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0]
  const pixel = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const canvas = [...littleEndian(width, 2), ...littleEndian(height, 2), 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  return bytes("GIF89a", canvas, ...Array.from({ length: frames }, () => [...control, ...pixel]), [0x3b])
}

const isoMedia = (brand: string): Uint8Array<ArrayBuffer> =>
  bytes(uint32(20), "ftyp", brand, uint32(0), brand, uint32(8), "mdat")

/** A film without tracks: its table of contents has a header alone. */
const film = (brand: string): Uint8Array<ArrayBuffer> =>
  bytes(isoMedia(brand), uint32(116), "moov", uint32(108), "mvhd", new Uint8Array(100))

export const mp4 = (): Uint8Array<ArrayBuffer> => film("isom")
export const mov = (): Uint8Array<ArrayBuffer> => film("qt  ")
export const tornHeic = (): Uint8Array<ArrayBuffer> => isoMedia("heic")

export const pdf = (): Uint8Array<ArrayBuffer> =>
  bytes("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n")

/** Entries as they are, without compression. */
const zip = (entries: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> => {
  const locals: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const data = bytes(content)
    const common = bytes(
      littleEndian(0, 8),
      littleEndian(crc32(data), 4),
      littleEndian(data.length, 4),
      littleEndian(data.length, 4),
      littleEndian(name.length, 2),
      [0, 0],
    )
    const local = bytes("PK\x03\x04", [20, 0], common, name, data)
    directory.push(bytes("PK\x01\x02", [20, 0, 20, 0], common, littleEndian(0, 10), littleEndian(offset, 4), name))
    locals.push(local)
    offset += local.length
  }
  const size = directory.reduce((sum, one) => sum + one.length, 0)
  const count = littleEndian(locals.length, 2)
  return bytes(
    ...locals,
    ...directory,
    "PK\x05\x06",
    [0, 0, 0, 0],
    count,
    count,
    littleEndian(size, 4),
    littleEndian(offset, 4),
    [0, 0],
  )
}

const officePart: Readonly<Record<"docx" | "xlsx" | "pptx", string>> = {
  docx: "wordprocessingml.document",
  xlsx: "spreadsheetml.sheet",
  pptx: "presentationml.presentation",
}

export const office = (kind: keyof typeof officePart): Uint8Array<ArrayBuffer> =>
  zip({
    "[Content_Types].xml": `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.${officePart[kind]}.main+xml"/></Types>`,
    "_rels/.rels": "<Relationships/>",
  })

export const plainZip = (): Uint8Array<ArrayBuffer> => zip({ "run.bat": "echo" })

/** The container of the old office formats, with an empty table in it. */
export const oldOffice = (): Uint8Array<ArrayBuffer> => bytes(compound({ Workbook: Buffer.from([0x0a, 0, 0, 0]) }))

export const exe = (): Uint8Array<ArrayBuffer> => bytes("MZ", new Uint8Array(62))
export const html = (): Uint8Array<ArrayBuffer> => bytes("<!doctype html><script>alert(1)</script>")
export const svg = (): Uint8Array<ArrayBuffer> => bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
export const text = (content = "Two walls, ä ö ü."): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(content))

/** A form as the client sends it. */
export const formWith = (content: Uint8Array<ArrayBuffer>, name: string, field = "file"): FormData => {
  const form = new FormData()
  form.append(field, new Blob([content]), name)
  return form
}
