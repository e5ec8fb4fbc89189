/** Tables of Excel 97 to 2003, and of 5 and 95: names of users and authors of notes, and printers. MS-XLS §2.4. */
import { blankBytes } from "./old-office.ts"
import { cleanEmbeddedPictures } from "./embedded-pictures.ts"
import { uncleanable } from "./uncleanable.ts"

const record = { note: 0x1c, password: 0x2f, next: 0x3c, printer: 0x4d, sharing: 0x5b, user: 0x5c, drawings: 0xeb }
const headerBytes = 4

interface Part {
  readonly type: number
  readonly content: Buffer
}

function* recordsOf(stream: Buffer): Generator<Part> {
  let at = 0
  while (at + headerBytes <= stream.length) {
    const type = stream.readUInt16LE(at)
    const end = at + headerBytes + stream.readUInt16LE(at + 2)
    if (type === 0 && end === at + headerBytes) return
    if (end > stream.length) return uncleanable("A record reaches beyond the table's end.")
    yield { type, content: stream.subarray(at + headerBytes, end) }
    at = end
  }
}

/** A text without letters, and the room that it had. */
const forgetUser = (content: Buffer): void => {
  content.fill(0x20)
  content.fill(0, 0, Math.min(3, content.length))
}

/** Letters of one or two bytes after their number and a mark. */
const blankText = (content: Buffer, at: number): void => {
  if (at + 3 > content.length) return
  const isWide = ((content[at + 2] ?? 0) & 1) === 1
  const letters = content.subarray(at + 3)
  for (let one = 0; one < letters.length; one++) letters[one] = isWide && one % 2 === 1 ? 0 : 0x20
}

const rules: ReadonlyMap<number, (content: Buffer) => void> = new Map([
  [record.user, forgetUser],
  [record.note, (content) => blankText(content, 8)],
  [record.sharing, (content) => blankText(content, 4)],
  [record.printer, (content) => void content.subarray(2).fill(0)],
])

/** Pictures lie in one stretch that records of limited length cut into pieces. */
const cleanStretch = (pieces: readonly Buffer[]): void => {
  const whole = Buffer.concat(pieces)
  cleanEmbeddedPictures(whole)
  let at = 0
  for (const piece of pieces) {
    whole.copy(piece, 0, at, at + piece.length)
    at += piece.length
  }
}

export const cleanWorkbook = (stream: Buffer): void => {
  let stretch: Buffer[] = []
  let isPrinter = false
  for (const { type, content } of recordsOf(stream)) {
    if (type === record.password) uncleanable("The table is protected.")
    if (type === record.next && isPrinter) blankBytes(content, 0, content.length)
    isPrinter = type === record.printer || (isPrinter && type === record.next)
    rules.get(type)?.(content)
    if (type === record.drawings || (type === record.next && stretch.length > 0)) stretch.push(content)
    else {
      cleanStretch(stretch)
      stretch = []
    }
  }
  cleanStretch(stretch)
}
