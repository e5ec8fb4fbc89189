/** People are notified of their account, their complaints and their files. Spec §3 What is told. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { NotificationFilterName } from "../../../src/domain/notifications.ts"
import { notificationFilters } from "../../../src/domain/notifications.ts"
import { dataOf, eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { ffmpegCore } from "../files/films.ts"
import { formWith, mp4 } from "../files/samples.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { publishedOrder } from "../market.ts"

const kept = async (person: Person, filter: NotificationFilterName = "all") => {
  const text = notificationFilters[filter]
  const query = { top: 30, skip: 0, ...(text !== null && { filter: text }) }
  return dataOf(await person.notifications.GET("/notification", { params: { query } })).items
}

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine, { config: { ffmpegCore } })
  })
  afterAll(() => app.close())

  it("welcomes whoever has made an account, once", async () => {
    const person = await app.person("Ana Pop")
    const header = { "Content-Language": "de-DE" } as const
    await person.core.POST("/account/create", { params: { header } })
    expect(await kept(person, "content")).toMatchObject([
      {
        source: "Account",
        type: "AccountCreatedEvent",
        level: "Success",
        isRead: false,
        metadata: { profileKey: person.key },
      },
    ])
  })

  it("confirms a complaint to whoever made it, and to nobody else", async () => {
    const [owner, person] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const { key } = await publishedOrder(owner)
    const body = { targetType: "Order", targetKey: key, reason: "Fraud", participantKey: person.key } as const
    await person.core.POST("/complaint/submit", { body })
    expect(await kept(person, "content")).toContainEqual(
      expect.objectContaining({
        source: "Content",
        type: "ComplaintCreatedEvent",
        level: "Info",
        metadata: { profileKey: person.key },
      }),
    )
    expect((await kept(owner)).map(({ type }) => type)).not.toContain("ComplaintCreatedEvent")
  })

  it("says to whoever sent a file that it can't be shown", async () => {
    const owner = await app.person("Ana Pop")
    const { key } = await publishedOrder(owner)
    await owner.fetch(`/api/core/orders/${key}/file`, { method: "POST", body: formWith(mp4(), "torn.mp4") })
    const said = await eventually(
      async () => (await kept(owner, "content")).find(({ type }) => type === "FilePublishingFailedEvent") ?? null,
    )
    expect(said).toMatchObject({ source: "Content", level: "Warning", metadata: { profileKey: owner.key } })
  })

  it("has logged nothing", () => expect(app.logged).toEqual([]))
})
