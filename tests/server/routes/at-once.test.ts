/** People who act at the same moment: one of them is first, and everybody's cursors say in which order. Law 18. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rateLimits } from "../../../src/domain/rate-limits.ts"
import { cursorOf, dataOf, eventually } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { apply, createOrder, openChat, ownOrder, publishedExecutant, publishedOrder, say } from "../market.ts"

type Application = Awaited<ReturnType<typeof apply>>

const statuses = (answers: readonly { readonly response: Response }[]): readonly number[] =>
  answers.map(({ response }) => response.status).sort()

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  let nodes: readonly TestApp[]
  let ana: Person
  beforeAll(async () => {
    app = await startApp(engine)
    nodes = app.again === null ? [app, app] : [app, await app.again()]
    ana = await app.person("Ana Pop")
  })
  afterAll(async () => {
    for (const node of nodes.slice(1)) if (node !== app) await node.close()
    await app.close()
  })

  /** The person's calls, each to the next node in turn. */
  const callers = (person: Person, count: number): Person[] =>
    Array.from({ length: count }, (_, at) => ({ ...person, ...(nodes[at % nodes.length] ?? app).callerFor(person) }))

  const worker = async () => {
    const person = await app.person("Bo Lund")
    return { person, executant: await publishedExecutant(person) }
  }

  const accepting = (caller: Person, { order, key }: Application, moveToArchive: boolean) =>
    caller.core.POST("/orders/{id}/applications/{appKey}/accept", {
      params: { path: { id: order.key, appKey: key } },
      body: { description: "", moveToArchive },
    })

  const canceling = (caller: Person, { order, key, executant }: Application) =>
    caller.core.POST("/orders/{id}/applications/{key}/cancel", {
      params: { path: { id: order.key, key }, query: { executantKey: executant.key } },
    })

  const dealsOf = async (orderKey: string) =>
    dataOf(await ana.core.GET("/deals/customer")).items.filter(({ dealSubject }) => dealSubject.key === orderKey)

  it("makes one deal of two acceptances of one application", async () => {
    const [{ person, executant }, order] = [await worker(), await publishedOrder(ana)]
    const application = await apply(person, executant.key, order.key)
    const answers = await Promise.all(callers(ana, 4).map((caller) => accepting(caller, application, false)))
    expect(statuses(answers)).toEqual([201, 400, 400, 400])
    expect(await dealsOf(order.key)).toHaveLength(1)
    for (const { error } of answers.filter(({ response }) => response.status === 400))
      expect(error).toMatchObject({ type: "ApplicationInvalidStateException", details: { status: "Accepted" } })
  })

  it("makes one deal of an order that each acceptance takes off the market", async () => {
    const [one, other, order] = [await worker(), await worker(), await publishedOrder(ana)]
    const applications = [
      await apply(one.person, one.executant.key, order.key),
      await apply(other.person, other.executant.key, order.key),
    ]
    const answers = await Promise.all(
      callers(ana, 2).flatMap((caller, at) => (applications[at] ? [accepting(caller, applications[at], true)] : [])),
    )
    expect(statuses(answers)).toEqual([201, 400])
    expect(await dealsOf(order.key)).toHaveLength(1)
    const { items } = dataOf(
      await ana.core.GET("/orders/{id}/applications/customer", { params: { path: { id: order.key } } }),
    )
    expect(items.map(({ status }) => status).sort()).toEqual(["Accepted", "Rejected"])
    expect((await ownOrder(ana, order.key)).status).toBe("Archived")
  })

  it("lets either the acceptance or the taking back win, never both", async () => {
    for (let round = 0; round < 6; round++) {
      const [{ person, executant }, order] = [await worker(), await publishedOrder(ana)]
      const application = await apply(person, executant.key, order.key)
      const accept = () => accepting(callers(ana, 1)[0] ?? ana, application, false)
      const cancel = () => canceling(callers(person, 2)[1] ?? person, application)
      const acts = round % 2 === 0 ? [accept(), cancel()] : [cancel(), accept()]
      const answers = await Promise.all<{ readonly response: Response }>(acts)
      const good = answers.filter(({ response }) => response.status < 300)
      expect(good).toHaveLength(1)
      const { items } = dataOf(
        await person.core.GET("/orders/applications/executant/{executantKey}", {
          params: { path: { executantKey: executant.key } },
        }),
      )
      const status = good[0]?.response.status === 201 ? "Accepted" : "Canceled"
      expect(items.map((item) => item.status)).toEqual([status])
      expect(await dealsOf(order.key)).toHaveLength(status === "Accepted" ? 1 : 0)
    }
  })

  it("lets a profile apply once", async () => {
    const [{ person, executant }, order] = [await worker(), await publishedOrder(ana)]
    const path = { id: order.key, executantKey: executant.key }
    const answers = await Promise.all(
      callers(person, 3).map((caller) =>
        caller.core.POST("/orders/{id}/applications/executant/{executantKey}", { params: { path } }),
      ),
    )
    expect(statuses(answers)).toEqual([201, 400, 400])
    expect((await ownOrder(ana, order.key)).metadata.orderApplicationsCount).toBe(1)
  })

  it("numbers the messages of a chat without gaps and twins, whoever speaks", async () => {
    const [{ person, executant }] = [await worker(), await publishedOrder(ana)]
    const { chatKey } = await openChat(person, executant.key, ana.key)
    const sent = await Promise.all([
      ...callers(ana, 6).map((caller) => say(caller, { chatKey, authorKey: ana.key })),
      ...callers(person, 6).map((caller) => say(caller, { chatKey, authorKey: executant.key })),
    ])
    const ids = Array.from({ length: 12 }, (_, at) => at + 1)
    expect(sent.map(({ messageId }) => messageId).sort((a, b) => a - b)).toEqual(ids)
  })

  it("opens and says no more than is allowed in all chats and under all profiles together", async () => {
    const { person, executant } = await worker()
    const owners = await Promise.all(Array.from({ length: 8 }, () => app.person("Di Roe")))
    await Promise.all(owners.map((owner) => publishedOrder(owner)))
    const opened = await Promise.all(
      callers(person, owners.length).map((caller, at) => {
        const from = at % 2 === 0 ? ({ key: executant.key, type: "Executant" } as const) : null
        const me = from ?? ({ key: person.key, type: "Customer" } as const)
        const participantsInfo = [me, { key: owners[at]?.key ?? "", type: "Customer" as const }]
        return caller.core.POST("/chat/create", { body: { name: "Hello", participantsInfo } })
      }),
    )
    const chats = opened.flatMap(({ data }) => data ?? [])
    expect(chats).toHaveLength(rateLimits.newChats.most)
    const sent = await Promise.all(
      callers(person, rateLimits.chatMessages.most + 8).map((caller, at) => {
        const { chatKey = "", ownerKey: authorKey = "" } = chats[at % chats.length] ?? {}
        const body = { messageKey: randomUUID(), authorKey, messageContent: "Hello!" }
        return caller.core.PUT("/chat/{chatKey}/send", { params: { path: { chatKey } }, body })
      }),
    )
    expect(sent.filter(({ response }) => response.ok)).toHaveLength(rateLimits.chatMessages.most)
    for (const { error } of [...opened, ...sent])
      if (error !== undefined) expect(error.type).toBe("TooManyRequestsException")
  })

  it("reads one notification and all of them at once, and all are read", async () => {
    const person = await app.person("Cem Oz")
    for (let made = 0; made < 4; made++) await publishedOrder(person)
    const { items } = dataOf(await person.notifications.GET("/notification"))
    const answers = await Promise.all([
      ...callers(person, 3).map((caller) => caller.notifications.POST("/notification/readAll")),
      ...items.map(({ id }, at) =>
        (callers(person, 2)[at % 2] ?? person).notifications.POST("/notification/{id}/read", {
          params: { path: { id } },
        }),
      ),
    ])
    expect(statuses(answers)).toEqual(answers.map(() => 200))
    expect(dataOf(await person.notifications.GET("/notification/unread/count"))).toEqual({ count: 0 })
  })

  it("counts every view of one day once", async () => {
    const order = await publishedOrder(ana)
    const { person } = await worker()
    await Promise.all(
      callers(person, 5).map((caller) =>
        caller.core.GET("/orders/public/{key}", { params: { path: { key: order.key } } }),
      ),
    )
    expect((await ownOrder(ana, order.key)).metadata.orderViews).toBe(1)
  })

  it("gives out cursors in the order of the commits, without gaps", async () => {
    const person = await app.person("Cem Oz")
    const before = cursorOf(await person.core.GET("/account"))
    const reads: { readonly cursor: number; readonly count: number }[] = []
    const end = new AbortController()
    const watching = (async () => {
      while (!end.signal.aborted) {
        const answer = await person.core.GET("/orders")
        reads.push({ cursor: cursorOf(answer), count: dataOf(answer).count })
      }
    })()
    await Promise.all(callers(person, 12).map((caller) => createOrder(caller)))
    await eventually(async () => {
      const { items } = dataOf(await person.core.GET("/orders"))
      return items.length === 12 && items.every(({ status }) => status === "Published") ? items : null
    })
    end.abort()
    await watching

    const outbox = await app.db
      .selectFrom("outbox")
      .select(["id", "cursor"])
      .where("account_key", "=", person.key)
      .where("cursor", ">", before)
      .orderBy("id")
      .execute()
    expect(outbox.map(({ cursor }) => cursor)).toEqual(outbox.map((_, at) => before + 1 + at))
    expect(cursorOf(await person.core.GET("/account"))).toBe(before + outbox.length)
    // A later reader never sees less, and the same cursor always shows the same.
    for (const [at, read] of reads.entries()) {
      const last = reads[at - 1] ?? read
      expect(read.cursor).toBeGreaterThanOrEqual(last.cursor)
      if (read.cursor === last.cursor) expect(read.count).toBe(last.count)
      else expect(read.count).toBeGreaterThanOrEqual(last.count)
    }
  })

  it("has logged nothing, because nothing failed", () => expect(nodes.flatMap(({ logged }) => logged)).toEqual([]))
})
