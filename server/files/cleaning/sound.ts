/** MP3 sound inside of documents: ID3 tags become padding, and an empty tag at the end. ID3v2.4 §3. */

const headerBytes = 10
const lastTagBytes = 128

export const cleanMp3 = (content: Buffer): void => {
  if (content.toString("latin1", 0, 3) === "ID3" && content.length > headerBytes) {
    const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((content[at] ?? 0) & 127), 0)
    content.writeUInt8(0, 5)
    content.fill(0, headerBytes, Math.min(headerBytes + size, content.length))
  }
  const last = content.length - lastTagBytes
  if (last > 0 && content.toString("latin1", last, last + 3) === "TAG") content.fill(0, last + 3)
}
