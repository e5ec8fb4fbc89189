/** One address of a smaller copy leads to all of them, by the widths that the contract names and no others. */
import { createHmac } from "node:crypto"
import sharp from "sharp"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { getOrCreateSecret } from "../../../server/db/secrets.ts"
import { moreWidths } from "../../../server/db/migrations/0055-more-widths.ts"
import { thumbnailWidths } from "../../../src/domain/limits.ts"
import { dataOf, eventually } from "../callers.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { createOrder, ownOrder } from "../market.ts"
import { noticesTo } from "../sent-notices.ts"
import { formWith } from "./samples.ts"

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await startApp()
  owner = await app.person("Ana Pop")
})
afterAll(() => app.close())

const jpegOf = async (width: number): Promise<Uint8Array<ArrayBuffer>> => {
  const picture = sharp({ create: { width, height: 40, channels: 3, background: "#369" } })
  return new Uint8Array(await picture.jpeg().toBuffer())
}

const animation = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const frames = ["#f00", "#00f"].map((background) =>
    sharp({ create: { width: 120, height: 80, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return new Uint8Array(
    await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer(),
  )
}

const sent = async (content: Uint8Array<ArrayBuffer>, name = "kitchen.jpg") => {
  const { key } = await createOrder(owner)
  const body = formWith(content, name)
  expect((await owner.fetch(`/api/core/orders/${key}/file`, { method: "POST", body })).status).toBe(201)
  return eventually(async () => {
    const [file] = (await ownOrder(owner, key)).filesCollection
    return file !== undefined && file.thumbnails.length > 0 ? file : null
  })
}

const copyOf = async (width: number) => {
  const { fileKey, contentUrl, thumbnails } = await sent(await jpegOf(width))
  const address = thumbnails[0]?.contentUrl ?? ""
  return { fileKey, contentUrl, thumbnails, asked: (w: number | string) => address.replace(/w=\d+/u, `w=${w}`) }
}

const seen = async (address: string) => {
  const answer = await app.nobody.fetch(address)
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, max-age=31536000, immutable"])
  const { width, format, pages } = await sharp(await answer.arrayBuffer(), { animated: true }).metadata()
  return { width, format, pages }
}

const statusOf = async (address: string): Promise<number> => (await app.nobody.fetch(address)).status

it("in each width, and by one signature", async () => {
  const { asked, thumbnails } = await copyOf(2000)
  expect(thumbnails.map(({ width }) => width)).toEqual(thumbnailWidths)
  expect(thumbnails.map(({ contentUrl }) => contentUrl)).toEqual(thumbnailWidths.map(asked))
  for (const width of thumbnailWidths) expect(await seen(asked(width))).toMatchObject({ width, format: "webp" })
})

it("and never wider than the picture", async () => {
  const { asked, thumbnails } = await copyOf(500)
  expect(thumbnails.map(({ width, contentUrl }) => [width, contentUrl])).toEqual([
    [96, asked(96)],
    [192, asked(192)],
    [400, asked(400)],
    [500, asked(800)],
  ])
  const widths = thumbnailWidths.map(async (width) => (await seen(asked(width))).width)
  expect(await Promise.all(widths)).toEqual([96, 192, 400, 500, 500, 500])
})

it("still, where the picture itself moves", async () => {
  const { contentUrl, thumbnails } = await sent(await animation(), "kitchen.gif")
  expect(await seen(contentUrl)).toMatchObject({ format: "gif", pages: 2 })
  const widest = (thumbnails[0]?.contentUrl ?? "").replace("w=96", "w=1600")
  expect(await seen(widest)).toEqual({ width: 120, format: "webp", pages: undefined })
})

it("in no other width, however it is written", async () => {
  const { asked } = await copyOf(500)
  const wrong = ["97", "0", "-96", "3200", "96.0", "096", "9e1", "x", "", "96&w=400"]
  for (const width of wrong) {
    const answer = await app.nobody.fetch(asked(width))
    expect([width, answer.status, await answer.json()]).toMatchObject([
      width,
      400,
      { type: "ValidationException", errors: { w: ["unknown"] } },
    ])
  }
})

it("by no signature but its own", async () => {
  const { asked, contentUrl } = await copyOf(500)
  const other = await copyOf(501)
  const [path = "", signature = ""] = contentUrl.split("?")
  const ofCopies = asked(400).split("&").at(-1) ?? ""
  for (const forged of [
    `${path}?w=400`,
    `${path}?w=400&signature=x`,
    `${path}?w=400&${signature}`,
    `${path}?${ofCopies}`,
    `${path}?width=400&${ofCopies}`,
    `${other.contentUrl.split("?")[0] ?? ""}?w=400&${ofCopies}`,
    `${asked(400)}&ends=9999999999`,
  ])
    expect([forged, await statusOf(forged)]).toEqual([forged, 404])
})

it("as the address from before leads to its one copy", async () => {
  const { fileKey } = await copyOf(500)
  const secret = await getOrCreateSecret(app.db, "file-links", async () => "")
  const signature = createHmac("sha256", Buffer.from(secret, "base64url")).update(`${fileKey}/400`).digest("base64url")
  const before = `/files/${fileKey}?width=400&signature=${signature}`
  expect(await seen(before)).toMatchObject({ width: 400, format: "webp" })
  expect(await statusOf(before.replace("width=400", "width=96"))).toBe(404)
})

it("and nowhere when the file is removed, whose copies go with it", async () => {
  const { asked, fileKey } = await copyOf(500)
  const paths = await app.db
    .selectFrom("file_thumbnails")
    .select("storage_path")
    .where("file_key", "=", fileKey)
    .execute()
  expect(paths).toHaveLength(4)
  const { response } = await owner.core.DELETE("/content/files", { params: { query: { fileKeys: [fileKey] } } })
  expect(response.status).toBe(204)
  for (const width of thumbnailWidths) expect(await statusOf(asked(width))).toBe(404)
  const jobs = await app.db.selectFrom("jobs").select("payload").where("kind", "=", "RemoveContent").execute()
  const removed = JSON.stringify(jobs)
  expect(paths.filter(({ storage_path: path }) => !removed.includes(path))).toEqual([])
})

it("of a photo, too", async () => {
  const body = formWith(await jpegOf(500), "ana.jpg", "avatar")
  expect((await owner.fetch("/api/core/account/uploadphoto", { method: "POST", body })).status).toBe(200)
  const { photoThumbnail } = dataOf(await owner.core.GET("/account"))
  const address = photoThumbnail ?? ""
  await eventually(async () =>
    (await app.nobody.fetch(address)).headers.get("content-type") === "image/webp" ? true : null,
  )
  expect(await seen(address.replace("w=400", "w=192"))).toMatchObject({ width: 192 })
})

it("also of pictures from before there were so many, which nobody is notified of again", async () => {
  const { fileKey, asked } = await copyOf(500)
  const notices = async () => (await noticesTo(app, owner.key)).length
  const before = await notices()
  const [lost, kept] = [
    [192, 500],
    async () =>
      app.db.selectFrom("file_thumbnails").select("width").where("file_key", "=", fileKey).orderBy("width").execute(),
  ]
  await app.db.deleteFrom("file_thumbnails").where("file_key", "=", fileKey).where("width", "in", lost).execute()
  expect((await seen(asked(1600))).width).toBe(400)
  for (const statement of moreWidths) await sql.raw(statement).execute(app.db)
  await eventually(async () => ((await kept()).length === 4 ? true : null))
  expect(await seen(asked(192))).toMatchObject({ width: 192 })
  expect((await seen(asked(1600))).width).toBe(500)
  expect(await notices()).toBe(before)
})
