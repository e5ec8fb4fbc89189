/** A file is what its content says, told from real small files of every kind. Spec §5. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { contentTypeOf } from "../../../server/files/content.ts"
import { fileExtensions } from "../../../src/domain/files.ts"
import {
  exe,
  gif,
  html,
  mov,
  movingPng,
  mp4,
  office,
  oldOffice,
  pdf,
  plainZip,
  png,
  svg,
  text,
  tornHeic,
  tornJpg,
} from "./samples.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marketplace-files-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const typeOf = async (content: Uint8Array, name: string) => {
  const path = join(folder, "file")
  await writeFile(path, content)
  return contentTypeOf(path, name)
}

const ooxml = "application/vnd.openxmlformats-officedocument"

describe("what may be uploaded", () => {
  it.each<[string, Uint8Array, string, string]>([
    ["png", png(), "image", "image/png"],
    ["jpg", tornJpg(), "image", "image/jpeg"],
    ["gif", gif(), "image", "image/gif"],
    ["heic", tornHeic(), "image", "image/heic"],
    ["mp4", mp4(), "video", "video/mp4"],
    ["mov", mov(), "video", "video/quicktime"],
    ["pdf", pdf(), "document", "application/pdf"],
    ["docx", office("docx"), "document", `${ooxml}.wordprocessingml.document`],
    ["xlsx", office("xlsx"), "document", `${ooxml}.spreadsheetml.sheet`],
    ["pptx", office("pptx"), "document", `${ooxml}.presentationml.presentation`],
  ])("is a %s by its content, whatever it is called", async (extension, content, kind, mediaType) => {
    for (const name of [`a.${extension}`, "a.txt", "a", "a.exe", ""])
      expect(await typeOf(content, name)).toEqual({ kind, mediaType, extension })
  })

  it.each([
    ["doc", "application/msword"],
    ["xls", "application/vnd.ms-excel"],
    ["ppt", "application/vnd.ms-powerpoint"],
  ])("is an old %s by its container and its name", async (extension, mediaType) => {
    expect(await typeOf(oldOffice(), `a.${extension}`)).toEqual({ kind: "document", mediaType, extension })
    expect(await typeOf(oldOffice(), "a.msi")).toBeNull()
  })

  it("is a PNG when it moves, too", async () => {
    expect(await typeOf(movingPng(), "a.png")).toEqual({ kind: "image", mediaType: "image/png", extension: "png" })
  })

  it("is text when it is called so and is nothing else", async () => {
    const plain = { kind: "document", mediaType: "text/plain; charset=utf-8", extension: "txt" }
    expect(await typeOf(text(), "a.txt")).toEqual(plain)
    expect(await typeOf(text("ä".repeat(40_000)), "a.TXT")).toEqual(plain)
    expect(await typeOf(text(`x${"ä".repeat(40_000)}`), "a.txt")).toEqual(plain)
    for (const beginning of ["BMW, 90,000 km", "ID3 Recht", "%!PS", "<?xml version='1.0'?><a/>"])
      expect(await typeOf(text(beginning), "a.txt"), beginning).toEqual(plain)
    expect(await typeOf(text("BMW, 90,000 km"), "a.md")).toBeNull()
    expect(await typeOf(text(), "a.md")).toBeNull()
    expect(await typeOf(new Uint8Array([0x48, 0x00, 0x49]), "a.txt")).toBeNull()
    expect(await typeOf(new Uint8Array([0xff, 0xfe, 0x00, 0x00, 0x01, 0x00]), "a.txt")).toBeNull()
  })

  const german = "Zwei Wände und eine Decke streichen, die Tür schleifen. Größe: 20 Quadratmeter, Farbe ist da."
  const russian = "Покрасить две стены и потолок, отшлифовать дверь. Площадь двадцать метров, краска есть."
  const wide = (content: string): Buffer => Buffer.from(content, "utf16le")
  /** By the table of Windows-1251: А–я lie in one row. */
  const cyrillic = (content: string): Buffer =>
    Buffer.from([...content].map((letter) => (letter > "\u007F" ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0))))
  it.each([
    ["utf-16le", Buffer.concat([Buffer.from([0xff, 0xfe]), wide(german)])],
    ["utf-16be", Buffer.concat([Buffer.from([0xff, 0xfe]), wide(german)]).swap16()],
    ["utf-16le", wide(german)],
    ["windows-1252", Buffer.from(german, "latin1")],
    ["windows-1251", cyrillic(russian)],
  ])("is text in %s, and says so", async (charset, content) => {
    expect(await typeOf(content, "a.txt")).toEqual({
      kind: "document",
      mediaType: `text/plain; charset=${charset}`,
      extension: "txt",
    })
    const said = new TextDecoder(charset).decode(content)
    expect([german, russian]).toContain(said)
  })

  it("has a sample of each kind in these tests", () => {
    const tested = [
      "png",
      "jpg",
      "jpeg",
      "gif",
      "heic",
      "mp4",
      "mov",
      "pdf",
      "docx",
      "xlsx",
      "pptx",
      "doc",
      "xls",
      "ppt",
      "txt",
    ]
    expect(Object.values(fileExtensions).flat().sort()).toEqual(tested.sort())
  })
})

describe("what may not", () => {
  it.each<[string, Uint8Array]>([
    ["a program", exe()],
    ["a page", html()],
    ["a drawing that may hold scripts", svg()],
    ["an archive", plainZip()],
  ])("is %s, even when it is called a picture", async (_what, content) => {
    for (const name of ["a.png", "a.jpg", "a.docx", "a.pdf", "a.mp4"]) expect(await typeOf(content, name)).toBeNull()
  })

  it("is nothing that a look at it would fail on", async () => {
    const contents = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc
        .tuple(fc.constantFrom(png(), tornJpg(), pdf(), mp4(), office("docx"), oldOffice()), fc.nat(300))
        .map(([whole, at]) => whole.slice(0, at)),
    )
    await fc.assert(
      fc.asyncProperty(contents, fc.constantFrom("a.txt", "a.png", "a.doc", ""), async (content, name) => {
        const type = await typeOf(content, name)
        if (type !== null) expect(fileExtensions[type.kind]).toContain(type.extension)
      }),
      { numRuns: 150 },
    )
  })
})
