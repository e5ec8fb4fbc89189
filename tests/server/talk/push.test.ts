/** Devices that are pushed to: each belongs to who subscribed it last, and none outlives its account. */
import { createHash } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { maxPushClients, userAgentLength } from "../../../src/domain/limits.ts"
import { engines } from "../db/engines.ts"
import type { NewPushClient } from "../../../server/contract/shapes.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { appsAt } from "../push/app-services.ts"

type App = Required<NewPushClient>["app"]

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    const push = {
      keys: null,
      subject: "mailto:push@market.example",
      allowLocal: true,
      apps: appsAt("http://127.0.0.1:9"),
    }
    app = await startApp(engine, { config: { push } })
  })
  afterAll(() => app.close())

  const subscribe = (person: Person, pushClientId: string) =>
    person.notifications.POST("/push/subscribe", { body: { pushClientId } })

  const devicesOf = async ({ key }: Person): Promise<readonly string[]> => {
    const rows = await app.db
      .selectFrom("push_clients")
      .select("client_id")
      .where("account_key", "=", key)
      .orderBy("subscribed_at")
      .execute()
    return rows.map((row) => row.client_id)
  }

  it("moves with the person who uses it", async () => {
    const [ana, bo] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    await subscribe(ana, "device-1")
    await subscribe(ana, "device-1")
    expect(await devicesOf(ana)).toEqual(["device-1"])
    await subscribe(bo, "device-1")
    expect([await devicesOf(ana), await devicesOf(bo)]).toEqual([[], ["device-1"]])
  })

  it("is forgotten by itself or with all others, and only by its own account", async () => {
    const [ana, bo] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    for (const device of ["a", "b", "c"]) await subscribe(ana, `${ana.key}/${device}`)
    const body = { pushClientId: `${ana.key}/b` }
    expect((await bo.notifications.POST("/push/unsubscribe", { body })).response.status).toBe(204)
    expect(await devicesOf(ana)).toHaveLength(3)
    await ana.notifications.POST("/push/unsubscribe", { body })
    expect(await devicesOf(ana)).toEqual([`${ana.key}/a`, `${ana.key}/c`])
    await ana.notifications.POST("/push/unsubscribe")
    expect(await devicesOf(ana)).toEqual([])
  })

  it("is listed by how its browser names itself, and taken away from any other device (E283)", async () => {
    const [ana, bo] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const pushClientId = `${ana.key}/phone`
    await ana.notifications.POST("/push/subscribe", {
      body: { pushClientId },
      headers: { "User-Agent": `Firefox/140 ${"x".repeat(userAgentLength)}` },
    })
    const listed = async ({ notifications }: Person) => (await notifications.GET("/push/devices")).data?.items ?? []
    const [phone, ...more] = await listed(ana)
    expect(more).toEqual([])
    expect(phone?.hash).toBe(createHash("sha256").update(pushClientId).digest("base64url"))
    expect(phone?.userAgent).toMatch(/^Firefox\/140 x+$/u)
    expect(phone?.userAgent).toHaveLength(userAgentLength)
    expect(JSON.stringify(phone)).not.toContain(pushClientId)
    const params = { path: { key: phone?.key ?? "" } }
    await bo.notifications.DELETE("/push/devices/{key}", { params })
    expect(await listed(ana)).toHaveLength(1)
    await ana.notifications.DELETE("/push/devices/{key}", { params })
    expect(await listed(ana)).toEqual([])
  })

  const registered = async (person: Person, pushClientId: string, changes: Partial<App> = {}): Promise<number> => {
    const usual: App = { platform: "fcm", installationId: crypto.randomUUID(), version: "1.4.0", language: "de-DE" }
    const body = { pushClientId, app: { ...usual, ...changes } }
    return (await person.notifications.POST("/push/subscribe", { body })).response.status
  }

  it("is an installed app by its token, which a later one of the installation replaces, whoever had it (E465)", async () => {
    const [ana, bo] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const installationId = crypto.randomUUID()
    expect(await registered(ana, `${ana.key}:old`, { installationId })).toBe(204)
    expect(await registered(ana, `${ana.key}:tablet`)).toBe(204)
    expect(await registered(ana, `${ana.key}:new`, { installationId, version: "1.5.0" })).toBe(204)
    expect(await devicesOf(ana)).toEqual([`${ana.key}:tablet`, `${ana.key}:new`])
    const { data } = await ana.notifications.GET("/push/devices")
    expect(new Set(data?.items.map((one) => one.app?.version))).toEqual(new Set(["1.4.0", "1.5.0"]))
    await registered(bo, `${bo.key}:rotated`, { installationId })
    expect(await devicesOf(ana)).toEqual([`${ana.key}:tablet`])
    await registered(bo, `${ana.key}:tablet`)
    expect([await devicesOf(ana), (await devicesOf(bo)).length]).toEqual([[], 2])
  })

  it.each([
    ["apns", "ab".repeat(32), 204],
    ["apns", "../../3/device", 400],
    ["apns", "abc", 400],
    ["fcm", "fEa9tT5c:APA91b-_", 204],
    ["fcm", "two words", 400],
    ["hms", '{"endpoint":"https://push.example/1"}', 400],
    ["hms", "IQAAAACy0kYv", 204],
  ] as const)("takes for %s the token %s: %i", async (platform, token, status) => {
    expect(await registered(await app.person("Ana Pop"), token, { platform })).toBe(status)
  })

  it("gives way to newer ones", async () => {
    const ana = await app.person("Ana Pop")
    for (let device = 0; device < maxPushClients + 2; device++) {
      app.clock.advance(1)
      await subscribe(ana, `${ana.key}/${device}`)
    }
    const devices = await devicesOf(ana)
    expect([devices.length, devices[0]]).toEqual([maxPushClients, `${ana.key}/2`])
  })
})
