/** Uploading and fetching files over HTTP: what they are called, what they claim to be, and who may have them. */
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { enforceAttemptLimit } from "../../../server/domain/rates.ts"
import { fileSizeLimits } from "../../../src/domain/limits.ts"
import { rateLimits } from "../../../src/domain/rate-limits.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { createOrder, ownOrder } from "../market.ts"
import { expectRefusal, expectStrictHeaders } from "../routes/refusals.ts"
import { exe, formWith, html, movingGif, mp4, office, oldOffice, pdf, plainZip, png, svg, text } from "./samples.ts"

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await startApp()
})
// A person a test, as one may publish thirty listings a day (D93).
beforeEach(async () => void (ana = await app.person("Ana Pop")))
afterAll(() => app.close())

/** Answers the folder of files while they are received. */
const incoming = (): string => join(app.config.dataDir, "files", "incoming")

const send = (orderKey: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
  ana.fetch(`/api/core/orders/${orderKey}/file`, { method: "POST", body, headers })

/** Uploads to a new order; answers the file as the order then has it. */
const uploaded = async (content: Uint8Array<ArrayBuffer>, name: string) => {
  const { key } = await createOrder(ana)
  const answer = await send(key, formWith(content, name))
  expect([answer.status, await answer.text()]).toEqual([201, expect.anything()])
  const [file] = (await ownOrder(ana, key)).filesCollection
  if (file === undefined) throw new Error("The order has no file.")
  return file
}

/** More than may wait in an account's queue. */
const moreThanWait = 100
/** Takes half a second to draw. */
const slowGif = () => movingGif(15, 1_000, 1_000)

describe("a file", () => {
  it("is what its content says, whatever its name says", async () => {
    expect(await uploaded(png(), "kitchen.exe")).toMatchObject({ fileType: "image/png", fileExtension: "png" })
    expect(await uploaded(pdf(), "plan.png")).toMatchObject({ fileType: "application/pdf", fileExtension: "pdf" })
  })

  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ["setup.exe", pdf(), "setup.pdf"],
    ["offer.html", pdf(), "offer.pdf"],
    ["offer", pdf(), "offer.pdf"],
    ["Offer 2.1.PDF", pdf(), "Offer 2.1.PDF"],
    ["film.html", mp4(), "film.mp4"],
    ["old.xls", oldOffice(), "old.xls"],
    ["list.TXT", text(), "list.TXT"],
  ])("called %j is saved as what it is", async (name, content, kept) => {
    expect(await uploaded(content, name)).toMatchObject({ originalFileName: kept })
  })

  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ["a program", exe(), "kitchen.png"],
    ["a page", html(), "kitchen.png"],
    ["a page that says it is text", html(), "kitchen.html"],
    ["a drawing with a script", svg(), "kitchen.svg"],
    ["an archive", plainZip(), "kitchen.docx"],
    ["bytes", new Uint8Array([0, 1, 2, 3, 255]), "kitchen.txt"],
  ])("is refused when it is %s", async (_what, content, name) => {
    const { key } = await createOrder(ana)
    await expectRefusal(await send(key, formWith(content, name)), { status: 400, type: "InvalidFileFormatException" })
    expect((await ownOrder(ana, key)).filesCollection).toEqual([])
  })

  it("that was received is kept, however much its sender asks meanwhile", async () => {
    const { key } = await createOrder(ana)
    const over = new AbortController()
    const sending = send(key, formWith(slowGif(), "kitchen.gif")).finally(() => over.abort())
    await expect.poll(() => readdir(incoming())).not.toEqual([])
    const asking = Array.from({ length: moreThanWait }, async () => {
      while (!over.signal.aborted) await (await ana.fetch(`/api/core/orders/${key}`)).text()
    })
    const answer = await sending
    await Promise.all(asking)
    expect([answer.status, await answer.text()]).toEqual([201, expect.anything()])
  })

  it("is refused when it is larger than its kind may be", async () => {
    const { key } = await createOrder(ana)
    const big = new Uint8Array(fileSizeLimits.image + 1)
    big.set(png())
    const refusal = { status: 400, type: "InvalidFileSizeException" } as const
    await expectRefusal(await send(key, formWith(big, "kitchen.png")), refusal)
    await expectRefusal(await send(key, formWith(new Uint8Array(), "kitchen.png")), refusal)
  })

  it.each<[string, string]>([
    ["../../../etc/passwd.png", "passwd.png"],
    ["..\\..\\windows\\win.png", "win.png"],
    ["/etc/shadow.png", "shadow.png"],
    ["..", "file.png"],
    ["a\u0001b\u007f.png", "ab.png"],
    ["<script>alert(1)</script>.png", "script>.png"],
    ["'; drop table files; --.png", "'; drop table files; --.png"],
    ["кухня 厨房 🍳.png", "кухня 厨房 🍳.png"],
    ["a\u202egnp.exe.png", "agnp.exe.png"],
    ["\u2066plan\u2069\u200b \u00a0 of\u00ad the\u2028flat\ufeff.png", "plan of the flat.png"],
    [`plan${"\u0316".repeat(100)}.png`, `plan${"\u0316".repeat(10)}.png`],
    ["\u200f\u202e", "file.png"],
    ['a"b.png', 'a"b.png'],
    ["our 👨‍👩‍👧‍👦.png", "our 👨‍👩‍👧‍👦.png"],
    [`${"x".repeat(300)}.png`, `${"x".repeat(251)}.png`],
    [`${"🍳".repeat(200)}.png`, `${"🍳".repeat(200)}.png`],
  ])("called %j keeps the name %j alone, and nothing lies outside its folder", async (name, kept) => {
    const file = await uploaded(png(), name)
    expect(file.originalFileName).toEqual(kept)
    const { storage_path: path } = await app.db
      .selectFrom("files")
      .select("storage_path")
      .where("key", "=", file.fileKey)
      .executeTakeFirstOrThrow()
    expect(path).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{64}$/u)
  })
})

it("counts in its hour when the next one has taken its place, too", async () => {
  const cem = await app.person("Cem Oz")
  for (let sent = 2; sent < rateLimits.uploads.most; sent++) await enforceAttemptLimit(app.db, "uploads", cem.key)
  const upload = () => {
    const body = formWith(png(), "me.png", "avatar")
    return cem.fetch("/api/core/account/uploadphoto", { method: "POST", body })
  }
  expect([(await upload()).status, (await upload()).status]).toEqual([200, 200])
  await expectRefusal(await upload(), { status: 400, type: "TooManyRequestsException" })
})

describe("a form", () => {
  const multipart = { "Content-Type": "multipart/form-data; boundary=x" }
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  it.each<[string, BodyInit, Record<string, string>]>([
    ["no form", "{}", { "Content-Type": "application/json" }],
    ["a form without its boundary", "--x", { "Content-Type": "multipart/form-data" }],
    ["nothing like one", "garbage", multipart],
    ["one that breaks off before its file", "--x\r\nContent-Disp", multipart],
    ["one that breaks off within its file", `${part}half a picture`, multipart],
    ["one without a file", "--x--\r\n", multipart],
    ["one with a file in another field", formWith(png(), "a.png", "photo"), {}],
  ])("is refused when it is %s", async (_what, body, headers) => {
    const { key } = await createOrder(ana)
    await expectRefusal(await send(key, body, headers), { status: 400 })
  })
})

describe("a link", () => {
  it("names a file without what turns its name round, also one that was kept before names were cleaned", async () => {
    const { key } = await createOrder(ana)
    await send(key, formWith(png(), "a\u202egnp.exe.png"))
    const file = async () => (await ownOrder(ana, key)).filesCollection[0]
    const { contentUrl = "", fileKey = "" } = (await file()) ?? {}
    const named = async (): Promise<string | null> =>
      (await app.nobody.fetch(contentUrl)).headers.get("content-disposition")
    expect(await named()).toBe("inline; filename*=UTF-8''agnp.exe.png")
    const kept = { original_file_name: "b\u202egnp.exe\u200b.png" }
    await app.db.updateTable("files").set(kept).where("key", "=", fileKey).execute()
    expect(await named()).toBe("inline; filename*=UTF-8''bgnp.exe.png")
    expect(await file()).toMatchObject({ originalFileName: "bgnp.exe.png" })
  })

  it("shows pictures and hands over documents, neither of which can do anything", async () => {
    const cases = [
      [await uploaded(png(), "kitchen.png"), "inline", "image/png"],
      [await uploaded(text("<script>alert(1)</script>"), "page.txt"), "attachment", "text/plain; charset=utf-8"],
      [await uploaded(office("docx"), 'a"b\r\n.docx'), "attachment", /wordprocessingml/u],
    ] as const
    for (const [file, disposition, type] of cases) {
      const answer = await app.nobody.fetch(file.contentUrl)
      expect(answer.status).toBe(200)
      expect(answer.headers.get("content-disposition")).toMatch(
        new RegExp(`^${disposition}; filename\\*=UTF-8''[^\\r\\n"]+$`, "u"),
      )
      expect(answer.headers.get("content-type")).toMatch(type)
      expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox")
      expect(answer.headers.get("set-cookie")).toBeNull()
      expectStrictHeaders(answer)
    }
  })

  it("opens nothing without its own signature", async () => {
    const [one, other] = [await uploaded(png(), "a.png"), await uploaded(pdf(), "b.pdf")]
    const [path, signature] = one.contentUrl.split("?")
    const [otherPath] = other.contentUrl.split("?")
    for (const url of [
      path,
      `${path}?signature=`,
      `${otherPath}?${signature}`,
      `${path}?${signature}x`,
      `${path}?${signature}&${signature}`,
    ])
      await expectRefusal(await app.nobody.fetch(url ?? ""), { status: 404 })
  })
})

it("has left nothing behind, and logged no fault", async () => {
  expect(await readdir(incoming())).toEqual([])
  expect(app.logged).toEqual([])
})
