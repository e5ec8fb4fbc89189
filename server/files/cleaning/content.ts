/** Cleans a file in memory by what its first bytes say that it is: a document, or a part of one. */
import { cleanCompound, compoundSignature } from "./compound.ts"
import { cleanEmbeddedPictures } from "./embedded-pictures.ts"
import { cleanEmf } from "./emf.ts"
import { cleanFilm } from "./film.ts"
import { cleanGif } from "./gif.ts"
import { cleanJpeg } from "./jpeg.ts"
import { cleanJpeg2000 } from "./jpeg2000.ts"
import { mediaIn } from "./media.ts"
import { cleanOffice } from "./office.ts"
import type { CleanPart } from "./part.ts"
import { cleanPdf } from "./pdf.ts"
import { cleanPng, pngSignature } from "./png.ts"
import { cleanRiff } from "./riff.ts"
import { cleanMp3 } from "./sound.ts"
import { cleanTiff } from "./tiff.ts"
import { uncleanable } from "./uncleanable.ts"

/** A document in a document in a document; deeper ones are made to keep a server busy. */
const deepest = 3

type Clean = (content: Buffer, cleanPart: CleanPart, depth: number) => Uint8Array | Promise<Uint8Array>

type Kinds = readonly (readonly [(content: Buffer) => boolean, Clean])[]

const inPlace =
  (clean: (content: Buffer) => void): Clean =>
  (content) => {
    clean(content)
    return content
  }

/** A picture ends where it says so; what lies behind it is another file's. */
const withoutTail = (clean: (picture: Buffer) => number): Clean => inPlace((content) => content.fill(0, clean(content)))

const begins = (content: Buffer, text: string, at = 0): boolean =>
  content.toString("latin1", at, at + text.length) === text

const isMp3 = (content: Buffer): boolean =>
  begins(content, "ID3") || ((content[0] ?? 0) === 0xff && ((content[1] ?? 0) & 0xe6) === 0xe2)

const documents: Kinds = [
  [(content) => begins(content, "PK\x03\x04"), cleanOffice],
  [
    (content) => content.subarray(0, compoundSignature.length).equals(compoundSignature),
    (content, _cleanPart, depth) => {
      cleanCompound(content, depth > 0)
      return content
    },
  ],
  [(content) => content.subarray(0, 1024).includes("%PDF-"), cleanPdf],
]

const kinds: Kinds = [
  ...documents,
  [(content) => begins(content, "\xff\xd8\xff"), withoutTail(cleanJpeg)],
  [(content) => content.subarray(0, pngSignature.length).equals(pngSignature), withoutTail(cleanPng)],
  [(content) => begins(content, "GIF8"), inPlace(cleanGif)],
  [(content) => begins(content, "RIFF"), inPlace(cleanRiff)],
  [(content) => begins(content, "II*\0") || begins(content, "MM\0*"), inPlace(cleanTiff)],
  [(content) => begins(content, "\0\0\0\x0cjP  ") || begins(content, "\xff\x4f\xff\x51"), inPlace(cleanJpeg2000)],
  [
    (content) => /^(?:ftyp|moov|wide|mdat)$/u.test(content.toString("latin1", 4, 8)),
    inPlace((film) => cleanFilm(mediaIn(film))),
  ],
  [isMp3, inPlace(cleanMp3)],
  [(content) => begins(content, " EMF", 40), inPlace(cleanEmf)],
]

/**
 * A part of a document without what it reveals of its maker, place and time; may change the given bytes. `depth` counts
 * the documents around it.
 */
const cleanPart = async (bytes: Uint8Array, depth: number): Promise<Uint8Array> => {
  if (depth > deepest) uncleanable("Documents lie too deep in each other.")
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found = kinds.find(([is]) => is(content))
  if (found !== undefined) return found[1](content, (part) => cleanPart(part, depth + 1), depth)
  cleanEmbeddedPictures(content)
  return content
}

/** A document that was uploaded, which must be of a kind that we know. */
export const cleanDocument = async (content: Buffer): Promise<Uint8Array> => {
  const found = documents.find(([is]) => is(content))
  return found === undefined
    ? uncleanable("The document is of another kind than it seems.")
    : found[1](content, (part) => cleanPart(part, 1), 0)
}
