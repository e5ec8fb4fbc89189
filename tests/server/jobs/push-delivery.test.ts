/** Pushes come to each device of the account and to nobody else, once, in its language, encrypted and signed. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { defaultFlags } from "../../../src/domain/flags.ts"
import type { Language } from "../../../src/domain/languages.ts"
import { dataOf, eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type Overrides, type Person, type TestApp } from "../harness.ts"
import { apply, openChat, publishedExecutant, publishedOrder, say } from "../market.ts"
import { startPushService, type Device, type PushService } from "../push/push-service.ts"

const push = {
  keys: null,
  subject: "mailto:push@market.example",
  allowLocal: true,
  apps: { fcm: null, apns: null, hms: null },
}

let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())

const subscribed = async (person: Person, device = service.device()): Promise<Device> => {
  const body = { pushClientId: device.pushClientId }
  const { response } = await person.notifications.POST("/push/subscribe", { body })
  expect(response.status).toBe(204)
  return device
}

/** Something that the person alone is notified of. */
const rename = async (person: Person, name = "Somebody New"): Promise<void> => {
  dataOf(await person.core.PUT("/account/update", { body: { name } }))
}

const speak = async (person: Person, lang: Language): Promise<void> => {
  dataOf(await person.core.PUT("/account/language/{lang}", { params: { path: { lang } } }))
}

const received = (device: Device, count = 1): Promise<Device> =>
  eventually(async () => (device.delivered.length >= count ? device : null))

const waiting = ({ db }: TestApp) => db.selectFrom("jobs").selectAll().where("kind", "=", "DeliverPush").execute()

const allDone = (app: TestApp): Promise<true> =>
  eventually(async () => ((await waiting(app)).length === 0 ? true : null))

const tried = (app: TestApp, device: Device, times: number): Promise<true> =>
  eventually(async () => {
    const isPut = (await waiting(app)).every((job) => job.leased_until === null && job.due_at > app.clock.now())
    return device.asked >= times && isPut ? true : null
  })

const devicesOf = ({ db }: TestApp, { key }: Person) =>
  db.selectFrom("push_clients").selectAll().where("account_key", "=", key).execute()

const published = (app: TestApp) =>
  fetch(`${app.url}/environments/environment.json`)
    .then((answer) => answer.json() as Promise<{ readonly push: { readonly vapidPublicKey: string | null } }>)
    .then((environment) => environment.push.vapidPublicKey)

describe.each(oneEngine)("on the $name database", (engine) => {
  const started: TestApp[] = []
  const start = async (config: Overrides["config"] = {}): Promise<TestApp> => {
    const app = await startApp(engine, { config: { push, flags: defaultFlags, ...config } })
    started.push(app)
    return app
  }
  let app: TestApp
  beforeAll(async () => {
    app = await start()
  })
  afterAll(async () => {
    for (const one of started) await one.close()
  })

  /** Nothing that could be used to push is in the log. */
  const expectKeptSecret = (...devices: readonly Device[]): void => {
    for (const { endpoint, auth } of devices)
      for (const line of app.logged)
        expect([line.includes(new URL(endpoint).pathname), line.includes(auth)]).toEqual([false, false])
  }

  it("reaches every device of the account once, and nobody else's", async () => {
    const [ana, bo] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const [phone, desk, other] = [await subscribed(ana), await subscribed(ana), await subscribed(bo)]
    await ana.notifications.POST("/push/subscribe", { body: { pushClientId: "a device's token" } })
    const order = await publishedOrder(ana, { name: 'Streich’ die "Küche" 🧑‍🎨' })
    await Promise.all([received(phone), received(desk)])
    await allDone(app)
    expect([phone.asked, desk.asked, other.asked]).toEqual([1, 1, 0])
    const { items } = dataOf(await ana.notifications.GET("/notification"))
    expect(phone.delivered[0]).toMatchObject({
      subject: push.subject,
      audience: service.url,
      publicKey: await published(app),
      headers: { ttl: "86400", urgency: "normal", "content-encoding": "aes128gcm" },
    })
    expect(phone.delivered[0]?.headers["topic"]).toMatch(/^[\w-]{32}$/u)
    expect(phone.delivered[0]?.payload).toEqual({
      key: items[0]?.id,
      title: "Published",
      text: order.name,
      language: "en-US",
      tag: `Order/${order.key}`,
      target: `/orders/${order.key}/view/details?participantKey=${ana.key}`,
      profileKey: ana.key,
      createdAt: items[0]?.createdAt,
    })
    expect(desk.delivered[0]?.payload).toEqual(phone.delivered[0]?.payload)
    expect(app.logged).toEqual([])
  })

  it("speaks the account's language", async () => {
    const ana = await app.person("Ana Pop")
    const device = await subscribed(ana)
    await speak(ana, "uk-UA")
    await rename(ana)
    await received(device)
    await speak(ana, "de-DE")
    await rename(ana, "Ana Pop")
    await received(device, 2)
    const link = `/settings?participantKey=${ana.key}`
    expect(device.delivered.map(({ payload }) => [payload.title, payload.target])).toEqual([
      ["Ваші особисті дані змінено", link],
      ["Ihre persönlichen Daten wurden geändert", link],
    ])
  })

  it("tells of a message by its author, not by what it says, and only who hasn't read it", async () => {
    const [ana, bo] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const executant = await publishedExecutant(bo)
    await apply(bo, executant.key, (await publishedOrder(ana)).key)
    const { chatKey } = await openChat(bo, executant.key, ana.key)
    const [hers, his] = [await subscribed(ana), await subscribed(bo)]
    hers.answers.push({ status: 503 })
    await say(bo, { chatKey, authorKey: executant.key, text: "My number is secret." })
    await tried(app, hers, 1)
    const last = await say(bo, { chatKey, authorKey: executant.key })
    await received(hers)
    expect(hers.delivered[0]).toMatchObject({
      headers: { urgency: "high" },
      payload: {
        title: "New message",
        text: executant.name,
        tag: `Chat/${chatKey}`,
        target: `/chat?participantKey=${ana.key}&chatId=${chatKey}`,
      },
    })
    const path = { key: chatKey, messageKey: last.messageKey }
    dataOf(await ana.core.PUT("/chat/{key}/readed/{messageKey}", { params: { path } }))
    app.clock.advance(60_000)
    await allDone(app)
    expect([hers.delivered.length, hers.asked, his.asked]).toEqual([1, 2, 0])
  })

  it("forgets a device that is gone, and goes on with the others", async () => {
    const ana = await app.person("Ana Pop")
    const [gone, there] = [await subscribed(ana), await subscribed(ana)]
    gone.answers.push({ status: 410 })
    await rename(ana)
    await received(there)
    await allDone(app)
    expect((await devicesOf(app, ana)).map((row) => row.client_id)).toEqual([there.pushClientId])
    await rename(ana, "Ana Pop")
    await received(there, 2)
    expect([gone.asked, there.asked]).toEqual([1, 2])
    expectKeptSecret(gone, there)
  })

  it("tries again where it failed, when it may, and only there", async () => {
    const ana = await app.person("Ana Pop")
    const [busy, there] = [await subscribed(ana), await subscribed(ana)]
    const before = app.logged.length
    busy.answers.push({ status: 503 }, { status: 429, retryAfter: "600" })
    await rename(ana)
    await received(there)
    await tried(app, busy, 1)
    app.clock.advance(10_000)
    await tried(app, busy, 2)
    const [{ due_at: due } = { due_at: new Date(0) }] = await waiting(app)
    expect(due.getTime() - app.clock.now().getTime()).toBeGreaterThan(500_000)
    app.clock.advance(600_000)
    await received(busy)
    await allDone(app)
    expect([busy.asked, busy.delivered.length, there.asked]).toEqual([3, 1, 1])
    const lines = app.logged.slice(before).map((line) => (JSON.parse(line) as { readonly msg: string }).msg)
    const { host } = new URL(service.url)
    expect(lines).toEqual([503, 429].map((status) => `A job has to wait: ${host} answered ${status}.`))
    expectKeptSecret(busy, there)
  })

  it("drops what the push service refuses, and gives up in the end", async () => {
    const ana = await app.person("Ana Pop")
    const [strict, away] = [await subscribed(ana), await subscribed(ana)]
    strict.answers.push({ status: 413 })
    away.answers.push(...Array.from({ length: 20 }, () => ({ status: 500 })))
    await rename(ana)
    for (let times = 1; times < 10; times++) {
      await tried(app, away, times)
      app.clock.advance(1_000_000)
    }
    await allDone(app)
    expect([strict.asked, away.asked, (await devicesOf(app, ana)).length]).toEqual([1, 10, 2])
    expect(app.logged.some((line) => line.includes("was dropped: it answered 413."))).toBe(true)
    expectKeptSecret(strict, away)
  })

  it("says nothing to who unsubscribed, or has read it, or lost the device to somebody else", async () => {
    const [ana, bo] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const [left, passed, kept] = [await subscribed(ana), await subscribed(ana), await subscribed(ana)]
    for (const device of [left, passed, kept]) device.answers.push({ status: 503 })
    await rename(ana)
    for (const device of [left, passed, kept]) await tried(app, device, 1)
    await ana.notifications.POST("/push/unsubscribe", { body: { pushClientId: left.pushClientId } })
    await subscribed(bo, passed)
    await ana.notifications.POST("/notification/readAll")
    app.clock.advance(60_000)
    await allDone(app)
    expect([left.asked, passed.asked, kept.asked]).toEqual([1, 1, 1])
    await ana.notifications.POST("/push/unsubscribe")
    await rename(ana, "Ana Pop")
    expect(await waiting(app)).toEqual([])
  })

  it("takes no devices and queues nothing while the flag is off, whoever subscribed before", async () => {
    const off = await start({ flags: { ...defaultFlags, pushNotifications: false } })
    const ana = await off.person("Ana Pop")
    const { response } = await ana.notifications.POST("/push/subscribe", { body: { pushClientId: "phone" } })
    expect(response.status).toBe(404)
    const before = { key: crypto.randomUUID(), account_key: ana.key, client_id: "{}", client_hash: "before" }
    await off.db.insertInto("push_clients").values(before).execute()
    await rename(ana)
    expect([await waiting(off), await published(off)]).toEqual([[], null])
  })

  it("signs by the keys that are configured", async () => {
    const keys = {
      publicKey: "BLt5uMtA3PLEeyCH3XDrdKvU1pKDUBKBTBM9spb7JtcYaK79DsRiTsVoquJhC-Bw27LuvSmyyxKxk6dHqbDgoz4",
      privateKey: "vhsb_mhBb5LYGvqC7CEC3l_DX3W3o9LczdGQ3sFc-ec",
    }
    const signing = await start({ push: { ...push, keys } })
    const ana = await signing.person("Ana Pop")
    const device = await subscribed(ana)
    await rename(ana)
    await received(device)
    expect([device.delivered[0]?.publicKey, await published(signing)]).toEqual([keys.publicKey, keys.publicKey])
  })

  it("delivers once from two nodes, which sign alike", async () => {
    const node = await app.again?.()
    if (node === undefined) return // the embedded database has one node alone
    try {
      expect(await published(node)).toBe(await published(app))
      const ana = await app.person("Ana Pop")
      const devices = await Promise.all(Array.from({ length: 5 }, () => subscribed(ana)))
      for (let time = 0; time < 4; time++)
        await rename(time % 2 === 0 ? ana : { ...ana, ...node.callerFor(ana) }, `Ana ${time}`)
      await Promise.all(devices.map((device) => received(device, 4)))
      await allDone(app)
      expect(devices.map(({ asked }) => asked)).toEqual([4, 4, 4, 4, 4])
    } finally {
      await node.close()
    }
  })
})
