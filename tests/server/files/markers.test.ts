/**
 * The standing test of what files tell of their makers: one of each kind that may be uploaded bears a mark wherever
 * data of place, device, people and time can live, and nothing that anybody else can fetch bears it. Law 23.
 */
import { PDFArray, PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib"
import { unzipSync } from "fflate"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { fileExtensions, type FileExtension } from "../../../src/domain/files.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { createOrder, ownOrder } from "../market.ts"
import { expectRefusal } from "../routes/refusals.ts"
import { framesOf } from "./films.ts"
import { markedOffice, markedPdf, said } from "./marked/documents.ts"
import { markedFilm, partsOf } from "./marked/films.ts"
import { marker, marksIn, wide } from "./marked/marker.ts"
import { markedOldOffice, saidInWord } from "./marked/old-documents.ts"
import { markedGif, markedHeic, markedJpg, markedPng } from "./marked/pictures.ts"
import { formWith, text } from "./samples.ts"

interface Row {
  readonly content: () => Buffer | Promise<Buffer>
  /** Expects that what is handed on can be used as before; both are given. */
  readonly opens: (received: Buffer, sent: Buffer) => void | Promise<void>
  /** Everything in a plain text is what its writer wrote. */
  readonly isUnmarked?: true
}

const picture: Row["opens"] = async (received) => {
  const { info } = await sharp(received).raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBeGreaterThan(1)
}

const samplePlaces = ["stsz", "stco", "co64", "stsc", "stts", "stss"]

const filmOpens: Row["opens"] = async (received, sent) => {
  expect(received.length).toBe(sent.length)
  const [first] = [partsOf(received, samplePlaces)]
  expect(first).toEqual(partsOf(sent, samplePlaces).slice(0, first.length))
  const frames = await framesOf(received)
  expect(frames.length).toBeGreaterThan(4)
  expect(frames).toEqual(await framesOf(sent))
}

const office =
  (part: string): Row["opens"] =>
  async (received, sent) => {
    const parts = unzipSync(received)
    expect(Buffer.from(parts[part] ?? []).toString()).toContain(said)
    const names = Object.keys(unzipSync(sent)).filter((name) => !name.includes("printerSettings"))
    expect(Object.keys(parts)).toEqual(names)
    for (const [name, content] of Object.entries(parts))
      if (/photo\.(?:jpg|png|gif|webp|tiff)$/u.test(name)) await picture(Buffer.from(content), sent)
    const upright = Object.entries(parts).find(([name]) => name.endsWith("photo.jpg"))
    expect((await sharp(upright?.[1]).metadata()).orientation).toBe(6)
  }

const pdf: Row["opens"] = async (received) => {
  const document = await PDFDocument.load(received, { updateMetadata: false, throwOnInvalidObject: true })
  expect(document.getPageCount()).toBe(1)
  expect(document.getAuthor()).toBeUndefined()
  const start = received.indexOf(Buffer.from([0xff, 0xd8, 0xff]))
  await picture(received.subarray(start), received)
  const notes = document.getPage(0).node.lookup(PDFName.of("Annots"), PDFArray)
  expect(String(notes.lookup(0, PDFDict).get(PDFName.of("Contents")))).toContain("Which colour?")
}

const oldOffice: Row["opens"] = async (received, sent) => {
  expect(received.length).toBe(sent.length)
  expect(received.includes(wide(saidInWord)) || received.includes(saidInWord)).toBe(true)
}

/** A kind that is let in has a row here, or this doesn't compile. */
const corpus: Readonly<Record<FileExtension, Row>> = {
  png: { content: markedPng, opens: picture },
  jpg: { content: markedJpg, opens: picture },
  jpeg: { content: markedJpg, opens: picture },
  gif: { content: markedGif, opens: picture },
  heic: { content: markedHeic, opens: picture },
  doc: { content: () => markedOldOffice("doc"), opens: oldOffice },
  xls: { content: () => markedOldOffice("xls"), opens: oldOffice },
  ppt: { content: () => markedOldOffice("ppt"), opens: oldOffice },
  docx: { content: () => markedOffice("docx"), opens: office("word/document.xml") },
  xlsx: { content: () => markedOffice("xlsx"), opens: office("xl/workbook.xml") },
  pptx: { content: () => markedOffice("pptx"), opens: office("ppt/presentation.xml") },
  pdf: { content: () => markedPdf(true), opens: pdf },
  txt: {
    content: () => Buffer.from(text()),
    opens: (received, sent) => expect(received).toEqual(sent),
    isUnmarked: true,
  },
  mp4: { content: () => markedFilm("a.mp4"), opens: filmOpens },
  mov: { content: () => markedFilm("a.mov"), opens: filmOpens },
}

const more: Readonly<Record<string, readonly [FileExtension, Row]>> = {
  "mp4 in fragments": ["mp4", { content: () => markedFilm("a.mp4", true), opens: filmOpens }],
  "pdf of version 1.4": ["pdf", { content: () => markedPdf(false), opens: pdf }],
}

describe("a file", () => {
  let app: TestApp
  let ana: Person
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => void (ana = await app.person("Ana Pop")))
  afterAll(() => app.close())

  const upload = async (content: Uint8Array, name: string) => {
    const { key } = await createOrder(ana)
    const body = formWith(new Uint8Array(content), name)
    return { key, answer: await ana.fetch(`/api/core/orders/${key}/file`, { method: "POST", body }) }
  }
  const fetched = async (url: string): Promise<Buffer> => Buffer.from(await (await app.nobody.fetch(url)).arrayBuffer())

  const rows = [
    ...Object.entries(corpus).map(([extension, row]) => [extension, extension, row] as const),
    ...Object.entries(more).map(([name, [extension, row]]) => [name, extension, row] as const),
  ]

  it.each(rows)("of the kind %s is handed on without its maker's mark", async (_name, extension, row) => {
    const sent = await row.content()
    if (row.isUnmarked !== true) expect(marksIn(sent)).toContain("plain")
    const { key, answer } = await upload(sent, `plan.${extension}`)
    expect([answer.status, await answer.text()]).toEqual([201, expect.anything()])
    const [file] = (await ownOrder(ana, key)).filesCollection
    const received = await fetched(file?.contentUrl ?? "")
    expect(marksIn(received)).toEqual([])
    await row.opens(received, sent)
    const copies = await Promise.all((file?.thumbnails ?? []).map(({ contentUrl }) => fetched(contentUrl)))
    for (const copy of copies) expect(marksIn(copy)).toEqual([])
  })

  it("has a row for each kind that is let in", () => {
    expect(Object.keys(corpus).sort()).toEqual(Object.values(fileExtensions).flat().sort())
  })

  it.each<[string, string, () => Promise<Buffer>]>([
    [
      "is locked",
      "plan.pdf",
      async () => Buffer.from((await markedPdf(false)).toString("latin1").replace("/Info", "/Encrypt"), "latin1"),
    ],
    [
      "is signed",
      "plan.pdf",
      async () =>
        Buffer.from(
          (await markedPdf(false)).toString("latin1").replace("/Subtype /Text", "/ByteRange []     "),
          "latin1",
        ),
    ],
    ["ends early", "plan.docx", async () => (await markedOffice("docx")).subarray(0, 5000)],
    ["ends early, too", "film.mp4", async () => (await markedFilm("a.mp4")).subarray(0, 2000)],
  ])("is refused in words of its own when it %s", async (_why, name, content) => {
    const { answer } = await upload(await content(), name)
    const problem: unknown = await answer.clone().json()
    await expectRefusal(answer, { status: 400, type: "InvalidFileFormatException" })
    expect(problem).toMatchObject({ details: { uncleanable: true } })
  })
})

it("is found in every form by this test", () => {
  expect(marksIn(Buffer.from(marker))).toEqual(["plain"])
})
