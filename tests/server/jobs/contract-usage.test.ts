/** A server counts what its contract is used for where it is told to, adds what several nodes counted, and forgets it. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addUsage, usageOfDays } from "../../../server/db/contract-usage.ts"
import { lastDays } from "../../../src/domain/contract-usage.ts"
import { clientBuildHeader } from "../../../src/domain/client-build.ts"
import { dayOf } from "../../../src/domain/dates.ts"
import { dayMs } from "../../../src/domain/durations.ts"
import { engines, type TestEngine } from "../db/engines.ts"
import { dataOf, eventually } from "../callers.ts"
import { startApp, type TestApp } from "../harness.ts"
import { hubClient } from "../hubs/hub-server.ts"
import { createOrder } from "../market.ts"
import { moderator } from "../moderators.ts"

const [first, second] = ["0123456789ab", "ba9876543210"]
const today = dayOf(new Date())

describe.each(engines)("on the $name database", (engine) => {
  let database: Awaited<ReturnType<TestEngine["open"]>>
  beforeAll(async () => {
    database = await engine.open()
  })
  afterAll(() => database.close())

  /** Runs a node that ends before the next one begins, and leaves the database open. */
  const during = async (contractUsage: boolean, work: (app: TestApp) => Promise<unknown>): Promise<void> => {
    const open = async () => ({ ...database, close: async () => undefined })
    const app = await startApp({ ...engine, open }, { config: { contractUsage } })
    await work(app)
    await app.close()
  }

  const usage = () => usageOfDays(database.db, lastDays(30, new Date()))

  const withBuild = (build: string): RequestInit => ({ headers: { [clientBuildHeader]: build } })

  it("counts nothing unless it is told to", async () => {
    await during(false, async (app) => (await app.person("Ana Pop")).fetch("/api/core/account", withBuild(first)))
    expect((await usage()).operations).toEqual([])
  })

  it("adds what each node has counted when it ends, by operation and build", async () => {
    for (const [build, times] of [
      [first, 2],
      [second, 1],
      [first, 1],
    ] as const)
      await during(true, async (app) => {
        const person = await app.person("Bo Lund")
        for (let time = 0; time < times; time++)
          expect((await person.fetch("/api/core/account", withBuild(build))).status).toBe(200)
        await person.fetch(`/api/core/orders/${randomUUID()}`, withBuild(build))
        await app.nobody.fetch("/api/core/account", withBuild(build))
      })
    const { operations } = await usage()
    const builds = operations.find(({ operation }) => operation === "GET /account")?.builds
    expect(builds).toMatchObject([
      { build: first, since: today, until: today, counts: { asked: 3, told: 3, "told Account.name present": 3 } },
      { build: second, counts: { asked: 1, told: 1, "told Account.blockedReason null": 1 } },
    ])
    const refused = operations.find(({ operation }) => operation === "GET /orders/{key}")
    expect(refused).toBeUndefined()
    expect(JSON.stringify(operations)).not.toContain("Lund")
  })

  it("adds the hub messages that somebody was sent", async () => {
    await during(true, async (app) => {
      const person = await app.person("Di Falk")
      const { connection, heard } = hubClient({
        origin: app.url,
        token: () => person.token,
        hub: "system-notifications",
      })
      await connection.start()
      await createOrder(person)
      await eventually(async () => (heard.length > 0 ? true : null))
      await connection.stop()
      // Nobody hears of this one.
      await createOrder(await app.person("Ed Voss"))
    })
    const { operations } = await usage()
    const told = operations.filter(({ operation }) => operation === "systemNotification")
    expect(told).toMatchObject([{ builds: [{ build: "none", counts: { told: 1 } }] }])
  })

  it("is read by moderators alone, over as many days as they ask for", async () => {
    const old = dayOf(new Date(Date.now() - 60 * dayMs))
    const row = { day: old, operation: "GET /old", build: "none" }
    await addUsage(database.db, [{ ...row, counts: new Map([["asked", 1]]) }])
    await during(false, async (app) => {
      const by = await moderator(app)
      const read = (days?: number) =>
        by.core.GET("/contract-usage", { params: { query: days === undefined ? {} : { days } } })
      const { operations, to } = dataOf(await read())
      expect(to).toBe(today)
      expect(operations.map(({ operation }) => operation)).toContain("GET /account")
      expect(operations.map(({ operation }) => operation)).not.toContain("GET /old")
      expect(dataOf(await read(90)).operations).toContainEqual({
        operation: "GET /old",
        builds: [{ build: "none", since: old, until: old, counts: { asked: 1 } }],
      })
      for (const wrong of [0, 91, 1.5]) expect((await read(wrong)).response.status).toBe(400)
      expect((await (await app.person("Cy Moss")).core.GET("/contract-usage")).response.status).toBe(403)
      expect((await app.nobody.core.GET("/contract-usage")).response.status).toBe(401)
    })
  })

  it("sums the days that are asked for", async () => {
    const rows = [
      ["2020-01-31", 5],
      ["2020-02-01", 2],
      ["2020-02-03", 1],
    ] as const
    const counted = rows.map(([day, times]) => ({
      ...{ day, operation: "GET /deals", build: first },
      counts: new Map([["told", times]]),
    }))
    await addUsage(database.db, counted)
    await Promise.all([addUsage(database.db, counted), addUsage(database.db, counted.toReversed())])
    expect(await usageOfDays(database.db, { from: "2020-02-01", to: "2020-03-01" })).toEqual({
      from: "2020-02-01",
      to: "2020-03-01",
      operations: [
        {
          operation: "GET /deals",
          builds: [{ build: first, since: "2020-02-01", until: "2020-02-03", counts: { told: 9 } }],
        },
      ],
    })
  })
})
