/** A job is its node's while that node lives, and another's within half a minute of its death. */
import { randomUUID } from "node:crypto"
import { sql, type Kysely } from "kysely"
import { describe, expect, it, onTestFinished } from "vitest"
import { createDatabase } from "../../../scripts/test/postgres.mjs"
import { openDatabase, withTransaction } from "../../../server/db/database.ts"
import type { Schema } from "../../../server/db/schema.ts"
import { addJob } from "../../../server/queue/jobs.ts"
import { beatMs, freeAbandoned, renewLeases } from "../../../server/queue/leases.ts"
import { createJobs } from "../../../server/queue/runner.ts"
import { endJob, reschedule, takeNext } from "../../../server/queue/taking.ts"
import { nothing, type Finish, type Workers } from "../../../server/queue/workers.ts"
import { eventually } from "../callers.ts"
import { newClock } from "../clock.ts"
import { engines } from "../db/engines.ts"
import { wireTo } from "../db/wire.ts"
import { startApp } from "../harness.ts"

const kind = "NoteRole"
const payload = { change: "given", role: "admin", subject: "somebody" } as const
const lane = { are: "in", kinds: [kind], inTurn: false } as const
const dayMs = 24 * 60 * 60 * 1000

const services = { now: () => new Date(), newKey: randomUUID }

const add = (db: Kysely<Schema>) => withTransaction(db, (trx) => addJob(trx, services, { kind, payload }))

/** The time for which the database still keeps the job for who has it, ms; null where nobody has. */
const leftMs = async (db: Kysely<Schema>): Promise<number | null> => {
  const { rows } = await sql<{ readonly left: string | null }>`
    select extract(epoch from leased_until - now()) * 1000 as left from jobs`.execute(db)
  const [{ left } = { left: null }] = rows
  return left === null ? null : Number(left)
}

/** Has as much time pass for the leases as if nobody had renewed them meanwhile. */
const age = (db: Kysely<Schema>, ms: number) =>
  sql`update jobs set leased_until = leased_until - ${ms} * interval '1 millisecond'`.execute(db)

/** Workers of which none can do anything but this. */
const workersOf = (work: () => Promise<Finish>, mostTries = 5): Workers =>
  ({ [kind]: { work, mostTries } }) as Partial<Workers> as Workers

describe.each(engines)("a job on $name", ({ open }) => {
  const opened = async () => {
    const database = await open()
    onTestFinished(database.close)
    return database.db
  }

  it("is left to who took it, whatever the clocks of nodes say, and freed within half a minute", async () => {
    const db = await opened()
    await add(db)
    const clock = newClock()
    const first = await takeNext({ db, services }, lane)
    clock.advance(dayMs)
    await freeAbandoned(db, clock.now())
    expect(await takeNext({ db, services: clock }, lane)).toBeNull()
    const left = (await leftMs(db)) ?? Number.NaN
    expect(left).toBeGreaterThan(5 * beatMs)
    expect(left + beatMs).toBeLessThan(30_000)
    await age(db, left)
    await freeAbandoned(db, services.now())
    const second = await takeNext({ db, services }, lane)
    expect(second).toEqual({ ...first, tries: 2 })
  })

  it("is nothing any more for a node that comes back too late", async () => {
    const db = await opened()
    await add(db)
    const late = await takeNext({ db, services }, lane)
    await age(db, dayMs)
    await freeAbandoned(db, services.now())
    const mine = await takeNext({ db, services }, lane)
    if (late === null || mine === null) throw new Error("There is no job.")
    await age(db, 10_000)
    const before = (await leftMs(db)) ?? Number.NaN
    await renewLeases(db, services.now(), [late])
    await reschedule({ db, services, workers: workersOf(async () => nothing) }, late, 0)
    await endJob({ db }, late, () => Promise.reject(new Error("Nobody may be told twice.")))
    expect(await leftMs(db)).toBeLessThanOrEqual(before)
    await renewLeases(db, services.now(), [mine])
    expect(await leftMs(db)).toBeGreaterThan(before)
    await endJob({ db }, mine, nothing)
    expect(await leftMs(db)).toBeNull()
  })

  it("waits for its next try without being anybody's", async () => {
    const db = await opened()
    await add(db)
    const taken = await takeNext({ db, services }, lane)
    if (taken === null) throw new Error("There is no job.")
    await reschedule({ db, services, workers: workersOf(async () => nothing) }, taken, dayMs)
    expect(await leftMs(db)).toBeNull()
    await freeAbandoned(db, services.now())
    expect(await takeNext({ db, services }, lane)).toBeNull()
  })

  it("is given up when every try ended its node", async () => {
    const db = await opened()
    await add(db)
    await db.updateTable("jobs").set({ tries: 5 }).execute()
    const reported: string[] = []
    const jobs = createJobs({
      db,
      services,
      workers: workersOf(() => Promise.reject(new Error("It was tried once more."))),
      report: (error) => reported.push(String(error)),
    })
    jobs.start()
    const failed = db.selectFrom("jobs").select("key").where("failed_at", "is not", null)
    await eventually(async () => (await failed.executeTakeFirst()) ?? null)
    await jobs.close()
    expect(reported).toEqual([expect.stringMatching(/given up: its node ended in the last of 5 tries/u)])
  })
})

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

/** A node's queue, whose one job lasts until it is told to end. */
const startQueue = (db: Kysely<Schema>) => {
  const end = Promise.withResolvers<void>()
  const seen = { begun: 0, ended: 0 }
  const work = async (): Promise<Finish> => {
    seen.begun += 1
    await end.promise
    return async () => {
      seen.ended += 1
      return []
    }
  }
  const jobs = createJobs({ db, services, workers: workersOf(work), report: () => undefined, everyMs: 10 })
  jobs.start()
  return {
    seen,
    close: () => {
      end.resolve()
      return jobs.close()
    },
  }
}

describe.skipIf(clusterUrl === "")("with two nodes", () => {
  it("a long job stays with its node, until that is cut off and the other does it", async () => {
    const { url, drop } = await createDatabase(clusterUrl, { template: process.env["TEST_DATABASE_TEMPLATE"] })
    const wire = await wireTo(url)
    const [first, second] = [await openDatabase({ url: wire.url, statementMs: 500 }), await openDatabase({ url })]
    const { db } = second
    await add(db)
    const one = startQueue(first.db)
    await eventually(async () => (one.seen.begun > 0 ? true : null))
    const other = startQueue(db)
    for (let times = 0; times < 3; times++) {
      await age(db, 5 * beatMs)
      await eventually(async () => (((await leftMs(db)) ?? 0) > 5 * beatMs ? true : null))
    }
    expect([one.seen.begun, other.seen.begun]).toEqual([1, 0])
    wire.cut()
    await age(db, 30_000)
    await eventually(async () => (other.seen.begun > 0 ? true : null))
    wire.mend()
    await one.close()
    expect(one.seen).toEqual({ begun: 1, ended: 0 })
    await other.close()
    expect(other.seen).toEqual({ begun: 1, ended: 1 })
    expect(await db.selectFrom("jobs").select("key").execute()).toEqual([])
    for (const { close } of [first, second, wire]) await close()
    await drop()
  })

  it("what a killed one had taken is done by one of those that run", async () => {
    const shared = engines.find(({ isShared }) => isShared)
    const app = await startApp(shared, { config: { logLevel: "info" } })
    const taken = async () => (await app.db.selectFrom("jobs").select("tries").execute()).map(({ tries }) => tries)
    // A process leaves it so that is killed while it works.
    const due_at = new Date(app.clock.now().getTime() + dayMs)
    const left = { leased_until: sql<Date>`now() - interval '1 millisecond'`, tries: 1, due_at }
    await app.db
      .insertInto("jobs")
      .values({ key: randomUUID(), kind, payload: JSON.stringify(payload), ...left })
      .execute()
    const next = await app.again?.()
    await eventually(async () => ((await taken()).length === 0 ? true : null))
    const noted = [...app.logged, ...(next?.logged ?? [])].filter((line) => line.includes("role.given"))
    expect(noted).toHaveLength(1)
    await next?.close()
    await app.close()
  })
})
