/**
 * Bounds what the packed streams of one PDF document unpack to: a thread's limits don't hold for buffers, and pdf-lib
 * unpacks while it parses.
 */
import { decodePDFRawStream, PDFContext, PDFName, PDFRawStream } from "@cantoo/pdf-lib"
import { uncleanable } from "./uncleanable.ts"

const mostBytes = 64 * 1024 * 1024
/** Of all streams together, as each is thrown away after it was read. */
const mostBytesOfAll = 512 * 1024 * 1024

interface Growing {
  ensureBuffer: (requested: number) => Uint8Array
  readonly buffer: Uint8Array
}

/** The class that all filters of pdf-lib derive from, which it doesn't export. */
const filterClass = (): Growing => {
  const dict = PDFContext.create().obj({ Filter: PDFName.of("FlateDecode") })
  const header = new Uint8Array([0x78, 0x9c])
  const own: unknown = Object.getPrototypeOf(decodePDFRawStream(PDFRawStream.of(dict, header)))
  return Object.getPrototypeOf(own) as Growing
}

/** For the rest of the thread. */
export const limitUnpacking = (): void => {
  const filters = filterClass()
  const grow = filters.ensureBuffer
  let all = 0
  filters.ensureBuffer = function (this: Growing, requested) {
    if (requested > this.buffer.byteLength) all += requested
    if (requested > mostBytes || all > mostBytesOfAll) uncleanable("The document unpacks to too much.")
    return grow.call(this, requested)
  }
}
