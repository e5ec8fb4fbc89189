/** Files of listings wait for moderation as their words do, and only the owner sees them meanwhile. Spec §4. */
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { components } from "../../../src/sdk/generated/core.ts"
import { dataOf, eventually, type Caller } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { formWith, text } from "../files/samples.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { accept, apply, createExecutant, createOrder, orderPayload, ownOrder } from "../market.ts"
import { decline, moderator, waitingFor, type Moderator } from "../moderators.ts"
import { createOffer, ownOffer } from "../offering.ts"
import { cursorOf, namesOf, noticesTo } from "../sent-notices.ts"

type Wire = components["schemas"]

const ofKey = (key: string) => ({ params: { path: { key } } })

const namesIn = (files: readonly Wire["File"][]): readonly string[] => files.map((file) => file.originalFileName)

const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 200, height: 40, channels: 3, background: "#369" } })
      .png()
      .toBuffer(),
  )

const attachTo = async (owner: Caller, path: string, name: string) => {
  const body = formWith(name.endsWith("png") ? await picture() : text(name), name)
  const answer = await owner.fetch(`/api/core${path}/file`, { method: "POST", body })
  expect(answer.status).toBe(201)
  return answer
}

const attach = async (owner: Caller, key: string, name: string): Promise<Wire["Order"]> =>
  (await (await attachTo(owner, `/orders/${key}`, name)).json()) as Wire["Order"]

const remove = async (owner: Person, files: readonly Wire["File"][]): Promise<void> => {
  const query = { fileKeys: files.map((file) => file.fileKey) }
  expect((await owner.core.DELETE("/content/files", { params: { query } })).response.status).toBe(204)
}

describe.each(oneEngine)("files on the $name database", (engine) => {
  let app: TestApp
  let by: Moderator
  beforeAll(async () => {
    app = await startApp(engine, { config: { moderation: { mode: "manual", delayMs: 0 } } })
    by = await moderator(app)
  })
  afterAll(() => app.close())

  const approveTask = (key: string) => by.core.POST("/moderation/queue/{key}/approve", ofKey(key))
  const approve = async (targetKey: string) => dataOf(await approveTask((await waitingFor(by, targetKey)).key))
  /** An order that everybody sees with one file. */
  const published = async () => {
    const owner = await app.person("Ana Pop")
    const { key } = await createOrder(owner)
    await attach(owner, key, "first.txt")
    await approve(key)
    return { owner, key }
  }
  const ownFiles = async (owner: Person, key: string) => namesIn((await ownOrder(owner, key)).filesCollection)
  const seenBy = async (who: Caller, key: string) =>
    namesIn(dataOf(await who.core.GET("/orders/public/{key}", ofKey(key))).filesCollection)
  const versionsOf = async (key: string) => {
    const rows = await app.db.selectFrom("listing_versions").select("key").where("listing_key", "=", key).execute()
    return rows.length
  }

  it("join the first version, and are public with it", async () => {
    const { owner, key } = await published()
    expect(await seenBy(app.nobody, key)).toEqual(["first.txt"])
    expect([await ownFiles(owner, key), await versionsOf(key)]).toEqual([["first.txt"], 1])
  })

  it("make one new version, which the owner sees at once and everybody once it is approved", async () => {
    const { owner, key } = await published()
    const [before, cursor] = [await ownOrder(owner, key), await cursorOf(app, owner.key)]
    const sent = await attach(owner, key, "second.txt")
    expect(sent).toMatchObject({ status: "Published", versionStatus: "OnModeration", name: before.name })
    expect(sent.versionKey).not.toBe(before.versionKey)
    expect((await attach(owner, key, "third.txt")).versionKey).toBe(sent.versionKey)
    expect(namesOf(await noticesTo(app, owner.key, cursor))).toEqual([
      "system OrderSubmittedEvent",
      "system OrderChangedEvent",
    ])
    const all = ["first.txt", "second.txt", "third.txt"]
    expect(await ownFiles(owner, key)).toEqual(all)
    expect([await seenBy(app.nobody, key), await seenBy(owner, key)]).toEqual([["first.txt"], ["first.txt"]])
    await approve(key)
    expect([await seenBy(app.nobody, key), await ownFiles(owner, key)]).toEqual([all, all])
    expect(await ownOrder(owner, key)).toMatchObject({ versionStatus: "Published", versionKey: sent.versionKey })
    expect(await versionsOf(key)).toBe(2)
  })

  it("join what waits as new words, and go along with words that are written anew", async () => {
    const { owner, key } = await published()
    const body = orderPayload()
    dataOf(await owner.core.PUT("/orders/{key}", { ...ofKey(key), body }))
    expect(await attach(owner, key, "second.txt")).toMatchObject({ name: body.name, versionStatus: "OnModeration" })
    const again = orderPayload()
    dataOf(await owner.core.PUT("/orders/{key}", { ...ofKey(key), body: again }))
    expect((await waitingFor(by, key)).files.map((file) => file.originalFileName)).toEqual(["second.txt"])
    await approve(key)
    expect(await seenBy(app.nobody, key)).toEqual(["first.txt", "second.txt"])
  })

  it("stay the owner's alone when they were declined, until they are approved or removed", async () => {
    const { owner, key } = await published()
    await attach(owner, key, "bad.txt")
    await decline(by, key)
    expect(await ownOrder(owner, key)).toMatchObject({
      status: "Published",
      versionStatus: "Declined",
      reason: "Other",
    })
    expect([await ownFiles(owner, key), await seenBy(app.nobody, key)]).toEqual([
      ["first.txt", "bad.txt"],
      ["first.txt"],
    ])
    const sent = await attach(owner, key, "good.txt")
    expect(sent).toMatchObject({ versionStatus: "OnModeration", reason: null })
    await remove(owner, sent.filesCollection.slice(1, 2))
    await approve(key)
    expect(await seenBy(app.nobody, key)).toEqual(["first.txt", "good.txt"])
  })

  it("leave nothing declined behind once the last of them is removed", async () => {
    const { owner, key } = await published()
    const { versionKey } = await ownOrder(owner, key)
    const { filesCollection } = await attach(owner, key, "bad.txt")
    await decline(by, key)
    await remove(owner, filesCollection.slice(1))
    expect(await ownOrder(owner, key)).toMatchObject({ versionStatus: "Published", versionKey, reason: null })
    dataOf(await owner.core.PUT("/orders/{key}", { ...ofKey(key), body: orderPayload() }))
    const { filesCollection: more } = await attach(owner, key, "worse.txt")
    await decline(by, key)
    await remove(owner, more.slice(1))
    expect(await ownOrder(owner, key)).toMatchObject({ versionStatus: "Declined", reason: "Other" })
  })

  it("are gone for everybody at once when they are removed", async () => {
    const { owner, key } = await published()
    const { filesCollection } = await attach(owner, key, "second.txt")
    await remove(owner, filesCollection)
    expect([await ownFiles(owner, key), await seenBy(app.nobody, key)]).toEqual([[], []])
    expect((await waitingFor(by, key)).files).toEqual([])
    for (const { contentUrl } of filesCollection) expect((await app.nobody.fetch(contentUrl)).status).toBe(404)
  })

  it("are before the moderator, whose decision holds for no file that came later", async () => {
    const owner = await app.person("Ana Pop")
    const { key } = await createOrder(owner)
    for (const round of ["first", "second"]) {
      await attach(owner, key, `${round}.txt`)
      const looked = await waitingFor(by, key)
      await attach(owner, key, `${round}.png`)
      const { error } = await approveTask(looked.key)
      expect(error).toMatchObject({ type: "ModerationInvalidStateException" })
      const now = await waitingFor(by, key)
      expect([namesIn(looked.files), namesIn(now.files)]).toEqual([[`${round}.txt`], [`${round}.txt`, `${round}.png`]])
      expect((await app.nobody.fetch(now.files[0]?.contentUrl ?? "")).status).toBe(200)
      expect((await approve(key)).files).toEqual([])
    }
  })

  it("are in no list, no deal and no notice of anybody else's while they wait", async () => {
    const { owner, key } = await published()
    const worker = await app.person("Bo Lund")
    const executant = await createExecutant(worker, true)
    await approve(executant.key)
    dataOf(await worker.core.POST("/orders/favorites", { body: { orderKey: key } }))
    const application = await apply(worker, executant.key, key)
    const sent = await attach(owner, key, "second.png")
    const fileKey = sent.filesCollection.at(-1)?.fileKey ?? ""
    await eventually(async () => ((await ownOrder(owner, key)).filesCollection[1]?.thumbnails.length ? true : null))
    const deal = await accept(owner, application)
    const params = { path: { key: deal.key }, query: { participantKey: executant.key } }
    const dealOf = async () => dataOf(await worker.core.GET("/deals/{key}", { params }))
    expect(namesIn(deal.dealSubject.files)).toEqual(["first.txt"])
    const query = { term: sent.name }
    const lists = [
      dataOf(await worker.core.GET("/orders/favorites")),
      dataOf(await app.nobody.core.GET("/v2/search/{type}", { params: { path: { type: "orders" }, query } })),
      await dealOf(),
      await noticesTo(app, worker.key),
    ]
    for (const list of lists)
      expect([JSON.stringify(list).includes(key), JSON.stringify(list).includes(fileKey)]).toEqual([true, false])
    await approve(key)
    const { dealSubject } = await dealOf()
    expect(namesIn(dealSubject.files)).toEqual(["first.txt"])
  })

  it("wait with offers too", async () => {
    const worker = await app.person("Bo Lund")
    const { key: executantKey } = await createExecutant(worker, true)
    await approve(executantKey)
    const { key } = await createOffer(worker, executantKey)
    await approve(key)
    await attachTo(worker, `/offer/${key}`, "work.png")
    expect(await ownOffer(worker, key)).toMatchObject({ status: "Published", versionStatus: "OnModeration" })
    const seen = async () =>
      namesIn(dataOf(await app.nobody.core.GET("/offers/public/{key}", ofKey(key))).fileCollection)
    expect(await seen()).toEqual([])
    await approve(key)
    expect(await seen()).toEqual(["work.png"])
  })

  it("make one version however many come at once, on two nodes where there are two", async () => {
    const { owner, key } = await published()
    const second = (await app.again?.()) ?? null
    const nodes = [owner, second === null ? owner : second.callerFor(owner)]
    const names = Array.from({ length: 6 }, (_, place) => `at once ${place}.txt`)
    await Promise.all(
      names.flatMap((name, place) =>
        nodes
          .slice(place % 2)
          .slice(0, 1)
          .map((node) => attach(node, key, name)),
      ),
    )
    expect(await versionsOf(key)).toBe(2)
    expect(await seenBy(app.nobody, key)).toEqual(["first.txt"])
    await approve(key)
    expect([...(await seenBy(app.nobody, key))].toSorted()).toEqual([...names, "first.txt"].toSorted())
    const rows = await app.db.selectFrom("listing_files").select("position").where("listing_key", "=", key).execute()
    expect(new Set(rows.map((row) => row.position)).size).toBe(7)
    await second?.close()
  })
})
