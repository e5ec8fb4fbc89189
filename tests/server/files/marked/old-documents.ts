/** Documents of Office 97 to 2003 that bear the mark wherever that wrote names, paths and times. MS-CFB, MS-DOC, MS-XLS, MS-PPT. */
import { compound, padded, u16, u32 } from "../compound.ts"
import { latin, markedTime, marker, wide } from "./marker.ts"
import { markedJpg, markedPng } from "./pictures.ts"

const small = 4096

const summary = (): Buffer =>
  Buffer.concat([Buffer.alloc(28), Buffer.alloc(20), latin(`${marker}\0`), wide(marker), Buffer.alloc(100)])

const list = (...texts: readonly string[]): Buffer =>
  Buffer.concat([u16(0xffff), u16(texts.length), u16(0), ...texts.flatMap((text) => [u16(text.length), wide(text)])])

/** Parts of Word's table by their index among the places in the header. */
const wordParts = (): ReadonlyMap<number, Buffer> =>
  new Map([
    [4, Buffer.concat([u32(0), u32(1), u16(marker.length), wide(marker), Buffer.alloc(10)])],
    [27, latin(marker)],
    [28, wide(marker)],
    [31, Buffer.concat([Buffer.alloc(20), u32(markedTime), u32(markedTime), u32(markedTime), Buffer.alloc(40)])],
    [32, list("", "", "Title", "", "", "", marker, marker)],
    [35, wide(marker)],
    [36, Buffer.concat([u16(marker.length), wide(marker)])],
    [51, list("Unknown", marker)],
    [70, wide(marker)],
    [71, list(marker, `C:\\Users\\${marker}\\plan.doc`)],
  ])

export const saidInWord = "Two walls and a ceiling"

const word = (picture: Buffer): Readonly<Record<string, Buffer>> => {
  const header = Buffer.alloc(1024)
  header.writeUInt16LE(0xa5ec, 0)
  header.writeUInt16LE(0xc1, 2)
  header.writeUInt16LE(0x0200, 10)
  const table: Buffer[] = []
  let at = 0
  for (const [index, part] of wordParts()) {
    header.writeUInt32LE(at, 154 + index * 8)
    header.writeUInt32LE(part.length, 154 + index * 8 + 4)
    table.push(part)
    at += part.length
  }
  const document = padded(Buffer.concat([header, wide(saidInWord)]), small)
  return { WordDocument: document, "1Table": Buffer.concat(table), Data: padded(picture, small) }
}

const record = (type: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([u16(type), u16(content.length), content])
}

const excelText = (text: string, isWide: boolean): Buffer =>
  Buffer.concat([u16(text.length), Buffer.from([isWide ? 1 : 0]), isWide ? wide(text) : latin(text)])

const excel = (picture: Buffer): Readonly<Record<string, Buffer>> => {
  // Pictures are cut into records wherever one is full: here in the middle of what a camera wrote.
  const cut = 60
  const workbook = Buffer.concat([
    record(0x809, Buffer.alloc(16)),
    record(0x5c, excelText(marker, false), Buffer.alloc(97, 0x20)),
    record(0x5b, Buffer.alloc(4), excelText(marker, true)),
    record(0x4d, Buffer.alloc(2), wide(marker)),
    record(0xeb, Buffer.alloc(8), picture.subarray(0, cut)),
    record(0x3c, picture.subarray(cut)),
    record(0x1c, Buffer.alloc(8), excelText(marker, true), Buffer.alloc(1)),
    record(0x204, Buffer.alloc(6), excelText(saidInWord, false)),
    record(0x0a),
  ])
  return { Workbook: padded(workbook, small) }
}

const atom = (mark: number, type: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([u16(mark), u16(type), u32(content.length), content])
}

const powerPoint = (picture: Buffer): Readonly<Record<string, Buffer>> => {
  const comment = atom(
    0xf,
    0x2ee0,
    atom(0x00, 0xfba, wide(marker)),
    atom(0x10, 0xfba, wide(saidInWord)),
    atom(0x20, 0xfba, wide(marker)),
    atom(0, 0x2ee1, u32(1), u32(markedTime), u32(markedTime), u32(markedTime), u32(markedTime), Buffer.alloc(8)),
  )
  const user = Buffer.concat([
    u16(0),
    u16(0xff6),
    u32(0x14 + marker.length + 4 + marker.length * 2),
    u32(0x14),
    u32(0xe391_c05f),
    u32(0),
    u16(marker.length),
    u16(0x3f4),
    Buffer.from([3, 0, 0, 0]),
    latin(marker),
    u32(8),
    wide(marker),
  ])
  return {
    "PowerPoint Document": padded(atom(0xf, 0x3e8, atom(0xf, 0x3f0, comment)), small).subarray(0, small),
    "Current User": user,
    Pictures: padded(picture, small),
  }
}

const mains = { doc: word, xls: excel, ppt: powerPoint }

export const markedOldOffice = async (kind: keyof typeof mains): Promise<Buffer> => {
  const picture = Buffer.concat([latin("before it "), await markedJpg(false), await markedPng(false)])
  const pack = Buffer.concat([
    u32(0),
    u16(2),
    latin("plan.txt\0"),
    latin(`C:\\Users\\${marker}\\plan.txt\0`),
    Buffer.alloc(4),
    u32(30),
    latin(`C:\\Temp\\${marker}\\plan.txt\0`),
    latin("content"),
  ])
  return compound({
    ...mains[kind](picture),
    "\u0005SummaryInformation": summary(),
    "\u0005DocumentSummaryInformation": summary(),
    "\u0001Ole10Native": pack,
  })
}
