/**
 * Enhanced metafiles inside of documents: the names of the application and the picture emptied in place. MS-EMF
 * §2.3.4.2.
 */
import { cleanEmbeddedPictures } from "./embedded-pictures.ts"

export const cleanEmf = (content: Buffer): void => {
  if (content.length >= 68) {
    const length = content.readUInt32LE(60) * 2
    const at = content.readUInt32LE(64)
    content.fill(0, Math.min(at, content.length), Math.min(at + length, content.length))
  }
  cleanEmbeddedPictures(content)
}
