/**
 * Files that are broken or made to be: cleaning ends soon, in a clean file or in a refusal of its own, and in nothing
 * else.
 */
import * as fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import { cleanDocument } from "../../../server/files/cleaning/content.ts"
import { cleanFilm } from "../../../server/files/cleaning/film.ts"
import { mediaIn } from "../../../server/files/cleaning/media.ts"
import { zipSync } from "fflate"
import { scale } from "../../share.ts"
import { markedOffice, markedPdf } from "./marked/documents.ts"
import { markedFilm } from "./marked/films.ts"
import { latin, uint32 } from "./marked/marker.ts"
import { markedOldOffice } from "./marked/old-documents.ts"
import { compound } from "./compound.ts"

const clean: Readonly<Record<"document" | "film", (content: Buffer) => unknown>> = {
  document: cleanDocument,
  film: (content) => cleanFilm(mediaIn(content)),
}

const originals: (readonly ["document" | "film", Buffer])[] = []
beforeAll(async () => {
  originals.push(
    ["film", await markedFilm("a.mp4")],
    ["film", await markedFilm("a.mov", true)],
    ["document", await markedPdf(true)],
    ["document", await markedOldOffice("doc")],
    ["document", await markedOldOffice("xls")],
    ["document", await markedOldOffice("ppt")],
    ["document", await markedOffice("xlsx", true)],
  )
}, 60_000)

/** Long for what takes some milliseconds, short for what would keep a server busy. */
const mostMs = 2_000

const verdict = async (kind: "document" | "film", content: Buffer): Promise<void> => {
  const began = performance.now()
  await Promise.resolve()
    .then(() => clean[kind](content))
    .catch((error: unknown) => expect(error).toBeInstanceOf(Error))
  expect(performance.now() - began).toBeLessThan(mostMs)
}

describe("cleaning a broken file", () => {
  it("ends, wherever the file is torn or bent", async () => {
    const bends = fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.constantFrom(0, 1, 127, 255)), {
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(fc.nat(), bends, fc.double({ min: 0.3, max: 1, noNaN: true }), async (which, bent, length) => {
        const [kind, original] = originals[which % originals.length] ?? ["film" as const, Buffer.alloc(0)]
        const content = Buffer.from(original.subarray(0, Math.ceil(original.length * length)))
        for (const [place, value] of bent) content[Math.floor(place * content.length)] = value
        await verdict(kind, content)
      }),
      { numRuns: 60 * scale },
    )
  }, 120_000)

  const megabytes = 5
  const size = megabytes * 1024 * 1024
  it.each<[string, "document" | "film", () => Buffer]>([
    ["boxes without end", "film", () => Buffer.alloc(size, Buffer.concat([uint32(8), latin("free")]))],
    [
      "boxes in each other",
      "film",
      () =>
        Buffer.concat(
          Array.from({ length: 20_000 }, (_, index) => Buffer.concat([uint32(160_000 - index * 8), latin("moov")])),
        ),
    ],
    ["many sizes of nothing", "film", () => Buffer.concat([uint32(size), latin("moov"), Buffer.alloc(size - 8)])],
    [
      "a compound file of circles",
      "document",
      () => {
        const content = compound({ Workbook: Buffer.alloc(10_000) })
        content.fill(0, content.length - 512)
        return content
      },
    ],
    [
      "a picture of segments",
      "document",
      () => Buffer.from(zipSync({ "a/b.jpg": Buffer.alloc(size, Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 2])) })),
    ],
    ["tags without end", "document", () => Buffer.from(zipSync({ "a.xml": Buffer.alloc(size, "<a b='") }))],
    ["comments without end", "document", () => Buffer.from(zipSync({ "a.xml": Buffer.alloc(size, "<!--") }))],
    [
      "words without end",
      "document",
      () => Buffer.from(zipSync({ "a.xml": Buffer.concat([latin("<a "), Buffer.alloc(size, "b "), latin("=>")]) })),
    ],
    [
      "a bomb",
      "document",
      () =>
        Buffer.from(
          zipSync(
            Object.fromEntries(
              Array.from({ length: 9 }, (_, index) => [`${index}.bin`, new Uint8Array(16 * 1024 * 1024)]),
            ),
          ),
        ),
    ],
  ])("ends soon: %s", async (_what, kind, content) => {
    await verdict(kind, content())
  })
})
