/** A declined file of a profile leaves nothing declined behind when its owner takes it away. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { components } from "../../../src/sdk/generated/core.ts"
import { dataOf } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { formWith, png } from "../files/samples.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { createExecutant } from "../market.ts"
import { decline, moderator, waitingFor, type Moderator } from "../moderators.ts"

type Executant = components["schemas"]["Executant"]

const ofKey = (key: string) => ({ params: { path: { key } } })

const own = async (owner: Person, key: string): Promise<Executant> =>
  dataOf(await owner.core.GET("/executant/{key}", ofKey(key)))

const attach = async (owner: Person, key: string): Promise<Executant> => {
  const form = { method: "PUT", body: formWith(png(), "work.png") }
  return (await (await owner.fetch(`/api/core/executant/${key}/portfolio/file`, form)).json()) as Executant
}

const remove = async (owner: Person, { portfolioFiles }: Executant): Promise<void> => {
  const query = { fileKeys: portfolioFiles.map(({ fileKey }) => fileKey).slice(-1) }
  expect((await owner.core.DELETE("/content/files", { params: { query } })).response.status).toBe(204)
}

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  let by: Moderator
  beforeAll(async () => {
    app = await startApp(engine, { config: { moderation: { mode: "manual", delayMs: 0 } } })
    by = await moderator(app)
  })
  afterAll(() => app.close())

  const published = async () => {
    const owner = await app.person("Bo Lund")
    const { key } = await createExecutant(owner, true)
    dataOf(await by.core.POST("/moderation/queue/{key}/approve", ofKey((await waitingFor(by, key)).key)))
    return { owner, key }
  }

  it("goes with the last of the files that it brought", async () => {
    const { owner, key } = await published()
    await attach(owner, key)
    const sent = await attach(owner, key)
    await decline(by, key)
    await remove(owner, sent)
    const left = await own(owner, key)
    expect(left).toMatchObject({ status: "Published", versionStatus: "Declined", reason: "Other" })
    await remove(owner, left)
    expect(await own(owner, key)).toMatchObject({ status: "Published", versionStatus: "Published", reason: null })
  })

  it("stays where its words were declined, too", async () => {
    const { owner, key } = await published()
    dataOf(await owner.core.PUT("/executant/{key}", { ...ofKey(key), body: { description: "Another text." } }))
    const sent = await attach(owner, key)
    await decline(by, key)
    await remove(owner, sent)
    expect(await own(owner, key)).toMatchObject({ versionStatus: "Declined", description: "Another text." })
  })
})
