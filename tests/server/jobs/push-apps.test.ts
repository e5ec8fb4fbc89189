/** Pushes come to installed apps as to browsers: to those of the account alone, while they are there. */
import { randomBytes, randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { defaultFlags } from "../../../src/domain/flags.ts"
import type { NewPushClient } from "../../../server/contract/shapes.ts"
import { dataOf, eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { newClock, type Clock } from "../clock.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { leaksIn } from "../log-secrets.ts"
import { startAppService, type AppPushService } from "../push/app-services.ts"

describe.each(oneEngine)("on the $name database", (engine) => {
  let service: AppPushService
  let clock: Clock
  let app: TestApp
  beforeAll(async () => {
    clock = newClock()
    service = await startAppService("apns", clock)
    const push = { keys: null, subject: "mailto:push@market.example", allowLocal: true, apps: service.config }
    app = await startApp(engine, { config: { push, flags: defaultFlags }, clock })
  })
  afterAll(async () => {
    await app.close()
    await service.close()
  })

  const newToken = (): string => randomBytes(32).toString("hex")
  const subscribe = (
    { notifications }: Person,
    app_: Partial<Required<NewPushClient>["app"]>,
    pushClientId: string = newToken(),
  ) => {
    const given = { platform: "apns", installationId: randomUUID(), version: "1.4.0", language: "uk-UA" } as const
    const body = { pushClientId, app: { ...given, ...app_ } }
    return notifications.POST("/push/subscribe", { body })
  }
  const registered = async (person: Person, app_: Partial<Required<NewPushClient>["app"]> = {}): Promise<string> => {
    const pushClientId = newToken()
    expect((await subscribe(person, app_, pushClientId)).response.status).toBe(204)
    return pushClientId
  }
  const rename = async (person: Person, name: string): Promise<void> => {
    dataOf(await person.core.PUT("/account/update", { body: { name } }))
  }
  const waiting = () => app.db.selectFrom("jobs").select("due_at").where("kind", "=", "DeliverPush").execute()
  const allDone = () => eventually(async () => ((await waiting()).length === 0 ? true : null))
  const receivedBy = (token: string) => service.received.filter(({ path }) => path.endsWith(token))
  const tokensOf = async ({ key }: Person): Promise<readonly string[]> => {
    const rows = await app.db.selectFrom("push_clients").select("client_id").where("account_key", "=", key).execute()
    return rows.map((row) => row.client_id)
  }

  it("in the language of the app, of a platform whose push service is configured: others are refused (E429)", async () => {
    const ana = await app.person("Ana Pop")
    const phone = await registered(ana)
    const unknown = await subscribe(ana, { platform: "hms" })
    expect([unknown.response.status, unknown.error]).toMatchObject([
      400,
      { errors: { "app.platform": ["unknownValue"] } },
    ])
    const published = await (await fetch(`${app.url}/environments/environment.json`)).json()
    expect(published).toMatchObject({ push: { apps: ["apns"] } })
    expect(await tokensOf(ana)).toEqual([phone])
    await rename(ana, "Ana Popa")
    await allDone()
    expect(service.received).toHaveLength(1)
    expect(receivedBy(phone)[0]?.body).toMatchObject({
      target: `/settings?participantKey=${ana.key}`,
      aps: { alert: { title: "Ваші особисті дані змінено" } },
    })
    expect(leaksIn(app.logged, [phone, ...service.secrets()])).toEqual([])
  })

  it("until they are gone, unless they have registered again since", async () => {
    const ana = await app.person("Ana Pop")
    const [gone, back] = [await registered(ana), await registered(ana)]
    const at = app.clock.now().getTime()
    service.answers.push(
      { status: 410, body: { reason: "Unregistered", timestamp: at + 60_000 } },
      { status: 410, body: { reason: "Unregistered", timestamp: at - 60_000 } },
    )
    await rename(ana, "Ana Popa")
    await allDone()
    const left = await tokensOf(ana)
    expect(left).toHaveLength(1)
    expect([gone, back]).toContain(left[0])
    await rename(ana, "Ana Pop")
    await allDone()
    expect([gone, back].map((token) => receivedBy(token).length).toSorted()).toEqual([1, 2])
  })

  it("later where Apple wants it later", async () => {
    const ana = await app.person("Ana Pop")
    const phone = await registered(ana)
    service.answers.push({ status: 429, retryAfter: "600", body: { reason: "TooManyRequests" } })
    const later = clock.now().getTime() + 600_000
    await rename(ana, "Ana Popa")
    // While Apple's answer is under way, the job is due when its lease is over.
    await eventually(async () => ((await waiting()).some(({ due_at: due }) => due.getTime() >= later) ? true : null))
    expect(receivedBy(phone)).toHaveLength(1)
    clock.advance(601_000)
    await allDone()
    expect(receivedBy(phone)).toHaveLength(2)
  })
})
