/**
 * Streams of PDF documents that are files of their own: pictures and attachments, cleaned like others of their kind.
 */
import { decodePDFRawStream, PDFArray, PDFName, PDFNumber, PDFRawStream } from "@cantoo/pdf-lib"
import type { CleanPart } from "./part.ts"

const filterKey = PDFName.of("Filter")
const parametersKey = PDFName.of("DecodeParms")
const typeKey = PDFName.of("Type")

/** Filters whose own data are a picture's file. */
const pictures: ReadonlySet<PDFName> = new Set(["DCTDecode", "DCT", "JPXDecode"].map((name) => PDFName.of(name)))

const filtersOf = (stream: PDFRawStream): readonly unknown[] => {
  const filter = stream.dict.lookup(filterKey)
  if (filter === undefined) return []
  return filter instanceof PDFArray ? filter.asArray() : [filter]
}

/** Undoes the filters before the last one, which is left as the only one. */
const unwrap = (stream: PDFRawStream, filters: readonly unknown[]): Uint8Array => {
  const [last] = filters.slice(-1)
  const before = filters.slice(0, -1)
  if (before.length === 0) return stream.contents
  const outer = stream.dict.clone()
  outer.set(filterKey, stream.dict.context.obj(before.map((one) => (one instanceof PDFName ? one : PDFName.of("")))))
  outer.delete(parametersKey)
  const decoded = decodePDFRawStream(PDFRawStream.of(outer, stream.contents)).decode()
  if (last instanceof PDFName) stream.dict.set(filterKey, last)
  stream.dict.delete(parametersKey)
  return decoded
}

const put = (stream: PDFRawStream, content: Uint8Array): void => {
  stream.updateContents(content)
  stream.dict.set(PDFName.of("Length"), PDFNumber.of(content.length))
}

export const cleanStream = async (stream: PDFRawStream, cleanPart: CleanPart): Promise<void> => {
  const filters = filtersOf(stream)
  const last = filters.at(-1)
  if (last instanceof PDFName && pictures.has(last)) {
    put(stream, await cleanPart(unwrap(stream, filters)))
  } else if (stream.dict.get(typeKey) === PDFName.of("EmbeddedFile")) {
    const content = filters.length === 0 ? stream.contents : decodePDFRawStream(stream).decode()
    const cleaned = await cleanPart(content)
    stream.dict.delete(filterKey)
    stream.dict.delete(parametersKey)
    put(stream, cleaned)
  }
}
