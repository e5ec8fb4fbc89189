/** In a big market no common request scans a big table. architecture: Server. */
import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { chatSides, fillMarket, words } from "../bench/server/rows.ts"
import { caller, type Caller } from "../server/callers.ts"
import { plannedOn } from "../server/db/engines.ts"
import { startApp, type TestApp } from "../server/harness.ts"
import { moderator, type Moderator } from "../server/moderators.ts"
import { createRecorder, tablesReadWhole } from "./plans.ts"

const size = { orders: 20_000, messages: 100_000 }

interface Market {
  readonly customer: Caller
  readonly customerKey: string
  readonly worker: Caller
  readonly executantKey: string
  readonly chatKey: string
  readonly orderKey: string
  readonly moderator: Moderator
}

const page = { top: 20, skip: 40 }

const calls: Readonly<Record<string, (market: Market) => Promise<{ readonly response: Response }>>> = {
  "the own list": ({ customer }) =>
    customer.core.GET("/orders", { params: { query: { ...page, filter: "Status eq Published" } } }),
  "the newest listings": ({ customer }) =>
    customer.core.GET("/v2/search/{type}", { params: { path: { type: "orders" }, query: page } }),
  "a search for words": ({ customer }) =>
    customer.core.GET("/v2/search/{type}", {
      params: { path: { type: "orders" }, query: { term: `${words[3]} ${words[5]}` } },
    }),
  "a public order": ({ worker, orderKey }) =>
    worker.core.GET("/orders/public/{key}", { params: { path: { key: orderKey } } }),
  "a message": ({ customer, customerKey, chatKey }) =>
    customer.core.PUT("/chat/{chatKey}/send", {
      params: { path: { chatKey } },
      body: { messageKey: randomUUID(), authorKey: customerKey, messageContent: "On Monday?" },
    }),
  "older messages": ({ customer, customerKey, chatKey }) =>
    customer.core.GET("/chat/{chatKey}/messages", {
      params: { path: { chatKey }, query: { participantKey: customerKey, startMessage: 60 } },
    }),
  "what was missed in a chat": ({ customer, customerKey, chatKey }) =>
    customer.core.GET("/chat/{chatKey}/messages/unreceived", {
      params: { path: { chatKey }, query: { participantKey: customerKey, endMessage: 90 } },
    }),
  "a customer's chats": ({ customer }) => customer.core.GET("/chat/customer", { params: { query: page } }),
  "an executant's chats": ({ worker, executantKey: key }) =>
    worker.core.GET("/chat/executant/{key}", { params: { path: { key }, query: page } }),
  "a search in chats": ({ customer, customerKey: participantKey }) =>
    customer.core.GET("/chat/search", { params: { query: { participantKey, term: "monday 17" } } }),
  "unread messages": ({ customer }) => customer.core.GET("/chat/customer/unread/count"),
  "an executant's applications": ({ worker, executantKey }) =>
    worker.core.GET("/orders/applications/executant/{executantKey}", {
      params: { path: { executantKey }, query: { ...page, filter: "Status eq Sent" } },
    }),
  notifications: ({ customer }) => customer.notifications.GET("/notification", { params: { query: page } }),
  "unread notifications": ({ customer }) => customer.notifications.GET("/notification/unread/count"),
  "the moderators' queue": ({ moderator }) => moderator.core.GET("/moderation/queue", { params: { query: page } }),
  "deals of a customer": ({ customer }) => customer.core.GET("/deals/customer", { params: { query: page } }),
}

/** Tables that grow with the market; the others are empty here, or always small. */
const big = new Set([
  "listings",
  "listing_versions",
  "applications",
  "chats",
  "chat_participants",
  "chat_messages",
  "notifications",
  "moderation_tasks",
])

describe.each(plannedOn)("on the $name database", (engine) => {
  const recorder = createRecorder()
  let app: TestApp
  let market: Market
  beforeAll(async () => {
    app = await startApp({
      ...engine,
      open: async () => {
        const opened = await engine.open()
        await fillMarket(opened.db, size)
        return { ...opened, db: opened.db.withPlugin(recorder.plugin) }
      },
    })
    const [first, second] = await chatSides(app.db, 7)
    if (first === undefined || second === undefined) throw new Error("There is no chat.")
    const [customer, worker] = first.subject === "bench-7" ? [first, second] : [second, first]
    const calls = async (subject: string) => caller(app.url, await app.token({ sub: subject }))
    const order = await app.db.selectFrom("listings").select("key").where("status", "=", "Published").limit(1)
    market = {
      customer: await calls(customer.subject),
      customerKey: customer.profile,
      worker: await calls(worker.subject),
      executantKey: worker.profile,
      chatKey: customer.chat,
      orderKey: (await order.executeTakeFirstOrThrow()).key,
      moderator: await moderator(app),
    }
  }, 180_000)
  afterAll(() => app.close())

  it.each(Object.entries(calls))("reads no big table as a whole for %s", async (_what, call) => {
    recorder.take()
    const { response } = await call(market)
    expect(response.status).toBe(200)
    const asked = recorder.take()
    expect(asked.length).toBeGreaterThan(0)
    expect(await tablesReadWhole(app.db, asked, big)).toEqual([])
  })

  it("would see it where one does", async () => {
    recorder.take()
    await sql`select * from chat_messages where content like '%number 77%'`.execute(app.db)
    expect(await tablesReadWhole(app.db, recorder.take(), big)).toEqual(["chat_messages"])
  })
})
