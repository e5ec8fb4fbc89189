/** A picture stands for each video that can be read: a frame of it, upright, in colours that screens show. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createPosters } from "../../../server/files/posters.ts"
import { fileSizeLimits } from "../../../src/domain/limits.ts"
import { eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { ownOrder, publishedOrder } from "../market.ts"
import { noticesTo } from "../sent-notices.ts"
import { ffmpegCore, film, padded, turned } from "./films.ts"
import { formWith, mp4 } from "./samples.ts"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "posters-test-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const posterOf = createPosters(ffmpegCore)

type Rgb = readonly [number, number, number]
const red: Rgb = [254, 0, 0]
const blue: Rgb = [0, 0, 254]

/** Reads a picture's size, and what is near to its first and to its last corner. */
const seen = async (picture: Uint8Array) => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
  return { width, height, first: pixel(8, 8), last: pixel(width - 8, height - 8) }
}

const near = ([r, g, b]: Rgb, off = 12) =>
  [r, g, b].map((part) => expect.toSatisfy((one: number) => Math.abs(one - part) <= off))

const posterFor = async (content: Uint8Array) => {
  const path = join(folder, "film")
  await writeFile(path, content)
  return posterOf(path)
}

const posterSeen = async (content: Uint8Array) => {
  const poster = await posterFor(content)
  return poster === null ? null : seen(poster)
}

describe("the poster of a video", () => {
  it("is as large as it, up to the widest copy", async () => {
    const small = await film({ name: "a.mp4", width: 320, height: 180, seconds: 2 })
    expect(await posterSeen(small)).toEqual({ width: 320, height: 180, first: near(red), last: near(blue) })
    const large = await film({ name: "a.mov", width: 1920, height: 1080, seconds: 0.2 })
    expect(await posterSeen(large)).toMatchObject({ width: 1600, height: 900 })
  })

  it("is upright where the phone was", async () => {
    const portrait = turned(await film({ name: "a.mov", width: 320, height: 180, seconds: 2 }))
    expect(await posterSeen(portrait)).toEqual({ width: 180, height: 320, first: near(red), last: near(blue) })
  })

  it("leaves out a dark beginning", async () => {
    const dark = await film({ name: "a.mp4", width: 160, height: 90, seconds: 2, darkSeconds: 0.5 })
    expect(await posterSeen(dark)).toMatchObject({ first: near(red) })
  })

  it("has the colours of a screen where the film is brighter than that", async () => {
    const bright = await film({ name: "a.mov", width: 320, height: 180, seconds: 1, isBright: true })
    expect(await posterSeen(bright)).toMatchObject({ first: near(red, 48), last: near(blue, 48) })
  })

  it("takes no more memory for a video of a hundred megabytes", async () => {
    const small = await film({ name: "a.mp4", width: 320, height: 180, seconds: 2 })
    await writeFile(join(folder, "large"), padded(small, fileSizeLimits.video - small.length))
    const before = process.memoryUsage.rss()
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    }, 5)
    expect(await posterOf(join(folder, "large"))).not.toBeNull()
    clearInterval(watch)
    expect((most - before) / 1024 / 1024).toBeLessThan(190)
  })

  it.each([
    ["torn", async () => (await film({ name: "a.mp4", width: 320, height: 180, seconds: 2 })).slice(0, 600)],
    ["empty", async () => mp4()],
  ])("is not there when the video is %s", async (_, content) => {
    expect(await posterFor(await content())).toBeNull()
  })
})

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine, { config: { ffmpegCore } })
  })
  afterAll(() => app.close())

  const heardOf = (accountKey: string, type: string) =>
    eventually(async () => (await noticesTo(app, accountKey)).find((one) => one.type === type) ?? null)

  const ordered = async (content: Uint8Array<ArrayBuffer>, name: string) => {
    const owner = await app.person("Ana Pop")
    const { key } = await publishedOrder(owner)
    await owner.fetch(`/api/core/orders/${key}/file`, { method: "POST", body: formWith(content, name) })
    return { owner, shown: async () => (await ownOrder(owner, key)).filesCollection }
  }

  it("comes in the widths of pictures and in its own, and its owner hears of it", async () => {
    const content = await film({ name: "a.mov", width: 640, height: 360, seconds: 1.5 })
    const { owner, shown } = await ordered(content, "kitchen.MOV")
    const { metadata } = await heardOf(owner.key, "FileThumbnailAddedEvent")
    const [file] = await shown()
    expect(metadata).toEqual({ file })
    expect(file).toMatchObject({ originalFileName: "kitchen.MOV", fileExtension: "mov", fileType: "video/quicktime" })
    expect(file?.thumbnails.map(({ width }) => width)).toEqual([96, 192, 400, 640])
    for (const { width, contentUrl } of file?.thumbnails ?? []) {
      const answer = await app.nobody.fetch(contentUrl)
      expect(answer.headers.get("content-type")).toBe("image/webp")
      const picture = await seen(new Uint8Array(await answer.arrayBuffer()))
      expect(picture).toMatchObject({ width, first: near(red, 24), last: near(blue, 24) })
    }
  })

  it("is done without where the video can't be read: its owner hears that, and nothing is tried again", async () => {
    const { owner, shown } = await ordered(mp4(), "torn.mp4")
    const { metadata } = await heardOf(owner.key, "FileStatusChangedEvent")
    expect(await shown()).toMatchObject([{ fileKey: metadata["fileKey"], thumbnails: [] }])
    expect(metadata).toMatchObject({ status: "Failed" })
    expect(await app.db.selectFrom("jobs").select("key").where("kind", "=", "MakeThumbnails").execute()).toEqual([])
  })

  it("is not missed where the server has nothing to draw it with", async () => {
    const without = await startApp(engine)
    const owner = await without.person("Ana Pop")
    const { key } = await publishedOrder(owner)
    const content = await film({ name: "a.mp4", width: 160, height: 90, seconds: 1 })
    await owner.fetch(`/api/core/orders/${key}/file`, { method: "POST", body: formWith(content, "kitchen.mp4") })
    const jobs = () => without.db.selectFrom("jobs").select("key").where("kind", "=", "MakeThumbnails").execute()
    await eventually(async () => (await jobs()).length === 0 || null)
    const [file] = (await ownOrder(owner, key)).filesCollection
    expect(file).toMatchObject({ originalFileName: "kitchen.mp4", thumbnails: [] })
    expect((await noticesTo(without, owner.key)).map(({ type }) => type)).not.toContain("FileStatusChangedEvent")
    expect((await owner.fetch(file?.contentUrl ?? "")).status).toBe(200)
    expect(without.logged).toEqual([])
    await without.close()
  })

  it("has logged nothing", () => expect(app.logged).toEqual([]))
})
