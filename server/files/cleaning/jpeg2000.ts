/** JPEG 2000 pictures inside of documents: boxes of metadata and comments emptied in place. ITU-T T.800 §A, §I. */
import { blank, createBoxReader } from "./boxes.ts"
import { mediaIn } from "./media.ts"

const keptBoxes: ReadonlySet<string> = new Set(["jP  ", "ftyp", "rreq", "jp2h", "jp2c", "jpch", "jplh"])
const startOfTile = 0x90
const comment = 0x64

/** Comments lie in the header of the code stream, before its first tile. */
const cleanCodeStream = (content: Buffer): void => {
  let at = 2
  while (at + 4 <= content.length && content[at] === 0xff && content[at + 1] !== startOfTile) {
    const end = at + 2 + content.readUInt16BE(at + 2)
    if (content[at + 1] === comment) content.fill(0x20, at + 6, Math.min(end, content.length))
    if (end < at + 4) return
    at = end
  }
}

export const cleanJpeg2000 = (content: Buffer): void => {
  if (content[0] === 0xff) return cleanCodeStream(content)
  const media = mediaIn(content)
  for (const box of createBoxReader(media)(0, content.length)) {
    if (box.type === "jp2c") cleanCodeStream(content.subarray(box.content, box.end))
    else if (!keptBoxes.has(box.type)) blank(media, box)
  }
}
