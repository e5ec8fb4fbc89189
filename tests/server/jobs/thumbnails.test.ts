/** Smaller copies come by themselves, and everybody who sees the picture hears of them. */
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { components } from "../../../src/sdk/generated/core.ts"
import { dataOf, eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { accept, apply, orderOnceOnMarket, ownOrder, publishedExecutant, publishedOrder } from "../market.ts"
import { noticesTo } from "../sent-notices.ts"
import { cameraHeic } from "../files/cameras.ts"
import { formWith } from "../files/samples.ts"

type Order = components["schemas"]["Order"]

const picture = async (width: number): Promise<FormData> => {
  const content = await sharp({ create: { width, height: 40, channels: 3, background: "#369" } })
    .jpeg()
    .toBuffer()
  return formWith(new Uint8Array(content), "kitchen.JPEG")
}

const attach = async (owner: Person, orderKey: string, body: FormData): Promise<Order> => {
  const answer = await owner.fetch(`/api/core/orders/${orderKey}/file`, { method: "POST", body })
  return (await answer.json()) as Order
}

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  const withThumbnails = (owner: Person, orderKey: string) =>
    eventually(async () => {
      const { filesCollection } = await ownOrder(owner, orderKey)
      return filesCollection.every(({ thumbnails }) => thumbnails.length > 0) ? filesCollection : null
    })

  it("are listed, narrowest first, with links that lead to them", async () => {
    const owner = await app.person("Ana Pop")
    const order = await publishedOrder(owner)
    const { filesCollection } = await attach(owner, order.key, await picture(900))
    expect(filesCollection).toMatchObject([
      { originalFileName: "kitchen.JPEG", fileExtension: "jpg", fileType: "image/jpeg", thumbnails: [] },
    ])
    const [file] = await withThumbnails(owner, order.key)
    expect(file?.thumbnails.map(({ width }) => width)).toEqual([96, 192, 400, 800, 900])
    for (const { width, contentUrl } of file?.thumbnails ?? []) {
      const answer = await app.nobody.fetch(contentUrl)
      expect(answer.headers.get("content-type")).toBe("image/webp")
      expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(width)
    }
    const said = (await noticesTo(app, owner.key)).filter(({ type }) => type === "FileThumbnailAddedEvent")
    expect(said.map(({ metadata }) => metadata)).toEqual([{ file }])
  })

  it("come to the parties of a deal that has the picture, and the picture stays in the deal", async () => {
    const [customer, worker] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const order = await publishedOrder(customer)
    await attach(customer, order.key, await picture(200))
    const { filesCollection } = await orderOnceOnMarket(customer, order.key)
    const { key } = await publishedExecutant(worker)
    const deal = await accept(customer, await apply(worker, key, order.key))
    const fileKeys = filesCollection.map(({ fileKey }) => fileKey)
    await withThumbnails(customer, order.key)
    const params = { path: { key: deal.key }, query: { participantKey: key } }
    const shown = async () => dataOf(await worker.core.GET("/deals/{key}", { params })).dealSubject.files
    expect(await shown()).toMatchObject([
      { fileKey: fileKeys[0], thumbnails: [{ width: 96 }, { width: 192 }, { width: 200 }] },
    ])
    await customer.core.DELETE("/content/files", { params: { query: { fileKeys } } })
    expect((await ownOrder(customer, order.key)).filesCollection).toEqual([])
    const [kept] = await shown()
    expect((await app.nobody.fetch(kept?.contentUrl ?? "")).status).toBe(200)
  })

  it("are made of what a HEIC became", async () => {
    const owner = await app.person("Ana Pop")
    const order = await publishedOrder(owner)
    const { filesCollection } = await attach(owner, order.key, formWith(cameraHeic(), "IMG_0001.HEIC"))
    expect(filesCollection).toMatchObject([{ originalFileName: "IMG_0001.jpg", fileType: "image/jpeg" }])
    const [file] = await withThumbnails(owner, order.key)
    expect(file?.thumbnails.map(({ width }) => width)).toEqual([96, 192, 240])
  })

  it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
})
