/** A writer is heard by the other side alone and kept nowhere; who is online is said to whom they talk with. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { notePresence } from "../../../server/domain/statistics.ts"
import { minuteMs } from "../../../src/domain/durations.ts"
import { decodeNotice } from "../../../src/sdk/notices.ts"
import { deleteAccount, stranger, talking } from "../../contract/situations.ts"
import { dataOf } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { hubClient } from "../hubs/hub-server.ts"

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  /** Another node, where the engine allows one: whoever listens is connected there. */
  let other: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
    other = app.again === null ? app : await app.again()
  })
  afterAll(async () => {
    if (other !== app) await other.close()
    await app.close()
  })

  const listen = async ({ token }: Person) => {
    const client = hubClient({ origin: other.url, token: () => token, hub: "system-notifications" })
    await client.connection.start()
    return client
  }

  const reportTyping = async ({ core }: Person, chatKey: string, participantKey: string): Promise<number> => {
    const params = { path: { chatKey }, query: { participantKey } }
    return (await core.PUT("/chat/{chatKey}/typing", { params })).response.status
  }

  const cursorOf = async (key: string) =>
    (await app.db.selectFrom("accounts").select("cursor").where("key", "=", key).executeTakeFirstOrThrow()).cursor

  const typingIn = (heard: readonly unknown[]) =>
    heard.filter((one) => Object(one).type === "ChatTypingEvent").map((one) => Object(one).metadata)

  const block = (executantKey: string, blocked: boolean) =>
    app.db.updateTable("executants").set({ blocked }).where("key", "=", executantKey).execute()

  it("the other side hears who is writing, on whichever node, and nothing is kept of it", async () => {
    const { worker, executant, customer, chat } = await talking(app)
    const [theirs, own] = [await listen(customer), await listen(worker)]
    const before = await cursorOf(customer.key)
    expect(await reportTyping(worker, chat.chatKey, executant.key)).toBe(204)
    await vi.waitFor(() => expect(typingIn(theirs.heard)).toHaveLength(1))
    expect(typingIn(theirs.heard)).toMatchObject([{ chatKey: chat.chatKey, participantKey: executant.key }])
    for (const one of theirs.heard) expect(decodeNotice("SystemNotification", one)).toHaveProperty("notice")
    expect(await cursorOf(customer.key)).toBe(before)
    expect(typingIn(own.heard)).toEqual([])
    await Promise.all([theirs, own].map(({ connection }) => connection.stop()))
  })

  it("nobody hears strangers, and those who are blocked", async () => {
    const { worker, executant, customer, chat } = await talking(app)
    const cem = await stranger(app)
    const theirs = await listen(customer)
    expect(await reportTyping(cem, chat.chatKey, cem.key)).toBe(403)
    expect(await reportTyping(cem, chat.chatKey, executant.key)).toBe(403)
    await block(executant.key, true)
    expect(await reportTyping(worker, chat.chatKey, executant.key)).toBe(204)
    await block(executant.key, false)
    app.clock.advance(minuteMs)
    const since = app.clock.now().toISOString()
    await reportTyping(worker, chat.chatKey, executant.key)
    // Whispers are heard in their order, so those before this one would be there.
    await vi.waitFor(() => expect(typingIn(theirs.heard).some(({ at }) => at >= since)).toBe(true))
    expect(typingIn(theirs.heard)).toHaveLength(1)
    await theirs.connection.stop()
  })

  it("those one talks with are online while they are connected, unless they are blocked or gone", async () => {
    const { worker, executant, customer } = await talking(app)
    const cem = await stranger(app)
    const around = async (person: Person) =>
      dataOf(await person.core.GET("/chat/online", { params: { query: { participantKey: person.key } } }))
        .participantKeys
    expect(await around(customer)).toEqual([])
    await notePresence(app.db, [worker.key], app.clock.now())
    expect(await around(customer)).toEqual([executant.key])
    expect(await around(cem)).toEqual([])
    await block(executant.key, true)
    expect(await around(customer)).toEqual([])
    await block(executant.key, false)
    expect(await around(customer)).toEqual([executant.key])
    app.clock.advance(2 * minuteMs)
    expect(await around(customer)).toEqual([])
    await notePresence(app.db, [worker.key], app.clock.now())
    await deleteAccount(app, worker.key)
    expect(await around(customer)).toEqual([])
  })

  it("has logged nothing", () => expect([...app.logged, ...other.logged]).toEqual([]))
})
