/** Operators see what waits: jobs by kind, texts for moderation, and the connections of clients and to the database. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { withTransaction } from "../../../server/db/database.ts"
import { readBacklog } from "../../../server/metrics/backlog-rows.ts"
import { addJob, type Job } from "../../../server/queue/jobs.ts"
import { eventually } from "../callers.ts"
import { engines, oneEngine, type TestEngine } from "../db/engines.ts"
import { hubClient, transports } from "../hubs/hub-server.ts"
import { createOrder } from "../market.ts"
import { scrape, startMeasured, type MeasuredApp } from "./scraped.ts"

const job: Job = { kind: "RemoveContent", payload: { paths: [] } }

describe.each(engines)("the backlog in the $name database", (engine) => {
  let database: Awaited<ReturnType<TestEngine["open"]>>
  beforeAll(async () => {
    database = await engine.open()
  })
  afterAll(() => database.close())

  it("is counted by kind, with the age of the oldest", async () => {
    const { db } = database
    const start = new Date("2026-03-01T12:00:00Z")
    const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1_000)
    const add = async (dueIn: number, one: Job = job): Promise<string> => {
      const key = randomUUID()
      const services = { now: () => start, newKey: () => key }
      await withTransaction(db, (trx) => addJob(trx, services, one, { delayMs: dueIn * 1_000 }))
      return key
    }
    for (const dueIn of [0, 30, 600]) await add(dueIn)
    const failed = await add(1)
    await db.updateTable("jobs").set({ failed_at: start }).where("key", "=", failed).execute()
    await add(600, { kind: "RevealFeedback", payload: { dealKey: "" } })
    for (const [kind, created] of [
      ["Order", 0],
      ["Order", 20],
      ["Executant", 50],
    ] as const)
      await db
        .insertInto("moderation_tasks")
        .values({
          key: randomUUID(),
          entity_type: kind,
          entity_key: randomUUID(),
          due_at: start,
          created_at: later(created),
        })
        .execute()
    let isThere = false
    const { jobs, moderation } = await readBacklog(db, later(60), () => {
      isThere = true
    })
    expect(isThere).toBe(true)
    expect(jobs.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: "RemoveContent", due: 2, later: 1, failed: 1, oldest: 60 },
      { kind: "RevealFeedback", due: 0, later: 1, failed: 0, oldest: null },
    ])
    expect(moderation.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: "Executant", waiting: 1, oldest: 10 },
      { kind: "Order", waiting: 2, oldest: 60 },
    ])
  })
})

describe.each(engines)("a scrape on the $name database", (engine) => {
  let measured: MeasuredApp
  beforeAll(async () => {
    measured = await startMeasured(engine)
  })
  afterAll(() => measured.app.close())

  it("has each kind before anything waits", async () => {
    const { value } = await scrape(measured)
    expect(value("marketplace_database_up")).toBe(1)
    for (const state of ["due", "later", "failed"])
      expect(value(`marketplace_jobs{kind="DeliverLetter",state="${state}"}`)).toBe(0)
    expect(value('marketplace_jobs_oldest_due_seconds{kind="DeliverLetter"}')).toBe(0)
    expect(value('marketplace_jobs_running{kind="DeliverLetter"}')).toBe(0)
    for (const kind of ["Order", "Offer", "Executant", "Complaint"]) {
      expect(value(`marketplace_moderation_tasks{kind="${kind}"}`)).toBe(0)
      expect(value(`marketplace_moderation_oldest_seconds{kind="${kind}"}`)).toBe(0)
    }
    expect([value("marketplace_outbox_unsent"), value("marketplace_outbox_oldest_seconds")]).toEqual([0, 0])
  })

  it("has the connections of clients, by hub, while they are open", async () => {
    const { app } = measured
    const [ana, bo] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const open = async () => {
      const { value } = await scrape(measured)
      return ["user-notifications", "system-notifications"].map((hub) =>
        value(`marketplace_hub_connections{hub="${hub}"}`),
      )
    }
    expect(await open()).toEqual([0, 0])
    const of = (person: typeof ana, hub: "user-notifications" | "system-notifications", transport: number) =>
      hubClient({ origin: app.url, token: () => person.token, hub, transport }).connection
    const clients = [
      of(ana, "user-notifications", transports.WebSockets),
      of(ana, "system-notifications", transports.WebSockets),
      of(bo, "user-notifications", transports.LongPolling),
    ]
    for (const client of clients) await client.start()
    expect(await open()).toEqual([2, 1])
    for (const client of clients) await client.stop()
    await eventually(async () => ((await open()).join(" ") === "0 0" ? true : null))
  })

  it("has the connections to a PostgreSQL server, and none where the database is embedded", async () => {
    const { value, types } = await scrape(measured)
    const states = ["in use", "idle"].map((state) => value(`marketplace_database_connections{state="${state}"}`))
    const waiting = value("marketplace_database_waiting")
    if (engine.isShared) {
      expect(states.map((count = -1) => count)).toEqual([expect.any(Number), expect.any(Number)])
      expect(states.reduce<number>((sum, count = 0) => sum + count, 0)).toBeGreaterThan(0)
      expect(waiting).toBe(0)
    } else expect(states).toEqual([undefined, undefined])
    expect(types.get("marketplace_database_connections")).toBe("gauge")
  })

  it("has the process and the lag of its event loop", async () => {
    const { value } = await scrape(measured)
    for (const name of [
      "process_resident_memory_bytes",
      "nodejs_eventloop_lag_p99_seconds",
      "process_start_time_seconds",
    ])
      expect(value(name)).toBeGreaterThan(0)
  })
})

describe.each(oneEngine)("a scrape of what waits, on the $name database,", (engine) => {
  let measured: MeasuredApp
  beforeAll(async () => {
    measured = await startMeasured(engine, { config: { moderation: { mode: "manual", delayMs: 0 } } })
  })
  afterAll(() => measured.app.close())

  it("has its numbers by kind and state", async () => {
    const { app } = measured
    await createOrder(await app.person("Ana Pop"))
    await withTransaction(app.db, (trx) => addJob(trx, app.app.services, job, { delayMs: 3_600_000 }))
    const { value } = await scrape(measured)
    expect(value('marketplace_moderation_tasks{kind="Order"}')).toBe(1)
    expect(value('marketplace_jobs{kind="RemoveContent",state="later"}')).toBe(1)
  })
})
