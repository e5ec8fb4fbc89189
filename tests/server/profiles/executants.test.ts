/** Executant profiles: drafts, changes that wait, files and views. Spec §4. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { components } from "../../../src/sdk/generated/core.ts"
import { dataOf, eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { formWith, png } from "../files/samples.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { apply, createExecutant, publishedExecutant, publishedOrder } from "../market.ts"
import { cursorOf, noticesTo, typesOf } from "../sent-notices.ts"

type Executant = components["schemas"]["Executant"]
type Update = components["schemas"]["ExecutantUpdate"]

const own = async (owner: Person, key: string): Promise<Executant> =>
  dataOf(await owner.core.GET("/executant/{key}", { params: { path: { key } } }))

const update = async (owner: Person, key: string, body: Update, publish = false): Promise<Executant> =>
  dataOf(await owner.core.PUT("/executant/{key}", { params: { path: { key }, query: { publish } }, body }))

const settled = (owner: Person, key: string): Promise<Executant> =>
  eventually(async () => {
    const now = await own(owner, key)
    return now.versionStatus === "OnModeration" ? null : now
  })

const addFile = async (owner: Person, key: string, kind: "portfolio" | "education"): Promise<Executant> => {
  const form = { method: "PUT", body: formWith(png(), "work.png") }
  const answer = await owner.fetch(`/api/core/executant/${key}/${kind}/file`, form)
  return (await answer.json()) as Executant
}

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  const seen = async (key: string, who = app.nobody) =>
    (await who.core.GET("/executant/public/{key}", { params: { path: { key } } })).data

  it("keeps a draft to its owner until it is published", async () => {
    const worker = await app.person("Bo Lund")
    const draft = await createExecutant(worker, false)
    const changed = await update(worker, draft.key, { name: "Bo moves pianos" })
    expect(changed).toMatchObject({ status: "Draft", versionStatus: "Draft", name: "Bo moves pianos" })
    expect(await seen(draft.key)).toBeUndefined()
    expect(await update(worker, draft.key, {}, true)).toMatchObject({ status: "OnModeration" })
    expect(await settled(worker, draft.key)).toMatchObject({ status: "Published", reason: null })
    expect(await seen(draft.key)).toMatchObject({ name: "Bo moves pianos" })
  })

  it("takes a refused draft back, with the reason, and forgets the reason when it is sent again", async () => {
    const worker = await app.person("Bo Lund")
    const draft = await createExecutant(worker, false)
    await update(worker, draft.key, { description: "Call +49 151 234 567 89" }, true)
    const refused = await settled(worker, draft.key)
    expect(refused).toMatchObject({ status: "Draft", versionStatus: "Declined", reason: "ContactDetails" })
    expect(await update(worker, draft.key, { description: "Two people and a van." }, true)).toMatchObject({
      status: "OnModeration",
      reason: null,
    })
    expect(await settled(worker, draft.key)).toMatchObject({ status: "Published" })
  })

  it("shows everybody the approved text while a change is refused, and its owner what was refused", async () => {
    const worker = await app.person("Bo Lund")
    const { key, description } = await publishedExecutant(worker)
    await update(worker, key, { description: "Write to bo@example.com" })
    const declined = await settled(worker, key)
    expect(declined).toMatchObject({
      status: "Published",
      versionStatus: "Declined",
      reason: "ContactDetails",
      description: "Write to bo@example.com",
    })
    expect(await seen(key)).toMatchObject({ description })
    await update(worker, key, { description: "Write to me here." })
    expect(await settled(worker, key)).toMatchObject({ versionStatus: "Published", reason: null })
    expect(await seen(key)).toMatchObject({ description: "Write to me here." })
  })

  it("sends nothing to moderation where nothing is new", async () => {
    const worker = await app.person("Bo Lund")
    const { key, name } = await publishedExecutant(worker)
    const before = await cursorOf(app, worker.key)
    expect(await update(worker, key, { name })).toMatchObject({ versionStatus: "Published" })
    expect(await noticesTo(app, worker.key, before)).toEqual([])
  })

  it("tells whoever deals with a profile that it is called differently, once that is approved", async () => {
    const [customer, worker] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const { key } = await publishedExecutant(worker)
    await apply(worker, key, (await publishedOrder(customer)).key)
    const before = await cursorOf(app, customer.key)
    await update(worker, key, { name: "Bo moves pianos" })
    await settled(worker, key)
    const said = (await noticesTo(app, customer.key, before)).filter(({ type }) => type === "ParticipantChangedEvent")
    expect(said.map(({ metadata }) => metadata)).toEqual([
      { participant: expect.objectContaining({ key, name: "Bo moves pianos" }) },
    ])
  })

  it("shows files when they are approved, and no longer when they are removed", async () => {
    const worker = await app.person("Bo Lund")
    const { key } = await publishedExecutant(worker)
    const sent = await addFile(worker, key, "portfolio")
    expect(sent).toMatchObject({ versionStatus: "OnModeration", portfolioFiles: [{ originalFileName: "work.png" }] })
    await settled(worker, key)
    await addFile(worker, key, "education")
    const { educationFiles, portfolioFiles } = await settled(worker, key)
    // Small copies may be made between the two reads.
    const known = educationFiles.concat(portfolioFiles).map(({ thumbnails: _, ...file }) => file)
    const shown = await seen(key)
    expect([...(shown?.educationFiles ?? []), ...(shown?.portfolioFiles ?? [])]).toMatchObject(known)
    const fileKeys = [...educationFiles, ...portfolioFiles].map(({ fileKey }) => fileKey)
    expect(fileKeys).toHaveLength(2)
    const before = await cursorOf(app, worker.key)
    await worker.core.DELETE("/content/files", { params: { query: { fileKeys } } })
    expect(await seen(key)).toMatchObject({ educationFiles: [], portfolioFiles: [] })
    const types = typesOf(await noticesTo(app, worker.key, before))
    expect(types).toEqual(["FileStatusChangedEvent", "FileStatusChangedEvent", "ExecutantChangedEvent"])
  })

  it("counts each viewer once a day, and never its owner", async () => {
    const [worker, viewer] = [await app.person("Bo Lund"), await app.person("Cem Oz")]
    const { key } = await publishedExecutant(worker)
    await seen(key, worker)
    await seen(key, viewer)
    expect(await seen(key, viewer)).toMatchObject({ metadata: { views: 1 } })
    await seen(key)
    expect((await own(worker, key)).metadata.views).toBe(2)
  })

  it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
})
