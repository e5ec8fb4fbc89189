/**
 * PDF documents, written anew from the objects that their pages need: without the information dictionary, XMP, private
 * data of editors, authors and times of notes, paths of attachments, and earlier revisions. ISO 32000-2 §14.
 */
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStreamWriter,
  PDFString,
  PDFWriter,
  type PDFContext,
  type PDFObject,
} from "@cantoo/pdf-lib"
import { limitUnpacking } from "./pdf-limits.ts"
import type { CleanPart } from "./part.ts"
import { cleanStream } from "./pdf-streams.ts"
import { uncleanable } from "./uncleanable.ts"

const nameOf = (text: string): PDFName => PDFName.of(text)

/** Of any dictionary: metadata, private data of editors, thumbnails' makers, captures of the web, rights of use. */
const hidden = ["Metadata", "PieceInfo", "LastModified", "CreatorInfo", "SpiderInfo", "Perms", "LegalAttestation"].map(
  nameOf,
)
/** Of a note: its author, its times and its own name. */
const hiddenInNotes = ["T", "M", "CreationDate", "NM"].map(nameOf)
const hiddenInFiles = ["CreationDate", "ModDate", "Mac"].map(nameOf)
const paths = ["F", "UF", "DOS", "Mac", "Unix"].map(nameOf)

const removeAll = (dict: PDFDict, keys: readonly PDFName[]): void => {
  for (const key of keys) dict.delete(key)
}

const isSigned = (dict: PDFDict): boolean => dict.has(nameOf("ByteRange")) && dict.has(nameOf("Contents"))
const isNote = (dict: PDFDict): boolean => dict.has(nameOf("Subtype")) && dict.has(nameOf("Rect"))
const isFile = (dict: PDFDict): boolean =>
  dict.has(nameOf("EF")) || dict.has(nameOf("UF")) || dict.get(nameOf("Type")) === nameOf("Filespec")
/** Actions that open another file. */
const opening: ReadonlySet<unknown> = new Set(["GoToR", "GoToE", "Launch"].map(nameOf))

/** The last part of a path: folders say whose computer it was. */
const withoutFolders = (dict: PDFDict): void => {
  for (const key of paths) {
    const value = dict.get(key)
    if (!(value instanceof PDFString || value instanceof PDFHexString)) continue
    const name = value.decodeText().split(/[\\/]/u).at(-1) ?? ""
    dict.set(key, PDFHexString.fromText(name))
  }
}

const cleanDict = (dict: PDFDict): void => {
  if (isSigned(dict)) uncleanable("The document is signed.")
  removeAll(dict, hidden)
  if (isNote(dict))
    removeAll(dict, dict.get(nameOf("Subtype")) === nameOf("Widget") ? hiddenInNotes.slice(1) : hiddenInNotes)
  if (isFile(dict) || opening.has(dict.get(nameOf("S")))) withoutFolders(dict)
  const params = dict.get(nameOf("Params"))
  if (params instanceof PDFDict) removeAll(params, hiddenInFiles)
}

/** Cleans whatever the document's root leads to, and answers the references among it. */
const cleanReachable = async (context: PDFContext, cleanPart: CleanPart): Promise<ReadonlySet<PDFRef>> => {
  const reached = new Set<PDFRef>()
  const waiting: PDFObject[] = context.trailerInfo.Root === undefined ? [] : [context.trailerInfo.Root]
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue
      reached.add(object)
      const target = context.lookup(object)
      if (target !== undefined) waiting.push(target)
    } else if (object instanceof PDFArray) {
      for (const one of object.asArray()) waiting.push(one)
    } else if (object instanceof PDFDict) {
      cleanDict(object)
      for (const [, value] of object.entries()) waiting.push(value)
    } else if (object instanceof PDFRawStream) {
      waiting.push(object.dict)
      await cleanStream(object, cleanPart)
    } else if (object instanceof PDFInvalidObject) {
      uncleanable("A part of the document can't be read.")
    }
  }
  return reached
}

limitUnpacking()

export const cleanPdf = async (content: Uint8Array, cleanPart: CleanPart): Promise<Uint8Array> => {
  const context = await PDFParser.forBytesWithOptions(content).parseDocument()
  if (context.trailerInfo.Encrypt !== undefined) uncleanable("The document is protected.")
  delete context.trailerInfo.Info
  delete context.trailerInfo.ID
  const reached = await cleanReachable(context, cleanPart)
  if (!(context.lookup(context.trailerInfo.Root) instanceof PDFDict)) uncleanable("The document has no root.")
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
  const writer = context.pdfFileDetails.useObjectStreams
    ? PDFStreamWriter.forContext(context, Infinity)
    : PDFWriter.forContext(context, Infinity)
  return writer.serializeToBuffer()
}
