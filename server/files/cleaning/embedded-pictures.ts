/** Pictures somewhere in the bytes of a document of a form that nobody describes: found by their first bytes. */
import { cleanJpeg } from "./jpeg.ts"
import { cleanPng, pngSignature } from "./png.ts"

const jpegStart = Buffer.from([0xff, 0xd8, 0xff])

/** Each byte is looked at once or twice: after a picture the search goes on behind it. */
const cleanEach = (content: Buffer, start: Buffer, clean: (picture: Buffer) => number): void => {
  for (let at = content.indexOf(start); at !== -1; at = content.indexOf(start, at))
    at += Math.max(start.length, clean(content.subarray(at)))
}

export const cleanEmbeddedPictures = (content: Buffer): void => {
  cleanEach(content, jpegStart, cleanJpeg)
  cleanEach(content, pngSignature, cleanPng)
}
