/**
 * The common parts of all documents of the old Office: summaries, packed files, and texts made blank in their length.
 * MS-OLEPS.
 */

const summaryId = Buffer.from("e0859ff2f94f6810ab9108002b27b3d9", "hex")
const documentId = Buffer.from("02d5cdd59c2e1b10939708002b2cf9ae", "hex")
const sectionAt = 48

/** A set of properties that has none, as long as the stream was. */
export const emptySummary = (stream: Buffer): void => {
  if (stream.length < sectionAt + 8) return void stream.fill(0)
  const isDocument = stream.subarray(28, 44).equals(documentId)
  stream.fill(0)
  stream.writeUInt16LE(0xfffe, 0)
  stream.writeUInt32LE(0x0002_0006, 4)
  stream.writeUInt32LE(1, 24)
  ;(isDocument ? documentId : summaryId).copy(stream, 28)
  stream.writeUInt32LE(sectionAt, 44)
  stream.writeUInt32LE(8, sectionAt)
}

const clamp = (stream: Buffer, at: number): number => Math.min(Math.max(0, at), stream.length)

/** Letters of one byte become spaces. */
export const blankBytes = (stream: Buffer, at: number, length: number): void =>
  void stream.fill(0x20, clamp(stream, at), clamp(stream, at + length))

/** Letters of two bytes become spaces. */
export const blankWide = (stream: Buffer, at: number, letters: number): void => {
  const end = clamp(stream, at + letters * 2)
  for (let one = at; one + 2 <= end; one += 2) stream.writeUInt16LE(0x20, one)
}

/** A file that was put into the document says its label and where it lay, twice; letters up to their zeros. */
export const cleanPackage = (stream: Buffer): void => {
  const label = 6
  const path = stream.indexOf(0, label) + 1
  const temporary = stream.indexOf(0, path) + 9
  for (const at of path > 0 && temporary > 8 ? [path, temporary] : []) {
    const end = stream.indexOf(0, at)
    if (end > at) blankBytes(stream, at, end - at)
  }
}
