/** A standby answers searches: nobody is shown less than what they have done, and one that is away or behind is not asked. */
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createDatabase } from "../../../scripts/test/postgres.mjs"
import { elsewhere, startPair } from "../../../scripts/test/standby.mjs"
import { openDatabase } from "../../../server/db/database.ts"
import { dataOf, eventually } from "../callers.ts"
import type { Person } from "../harness.ts"
import { createOrder, publishedOrder } from "../market.ts"
import { scrape, startMeasured, type MeasuredApp } from "../metrics/scraped.ts"

const startMs = 120_000
const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

describe.skipIf(clusterUrl === "")("a standby to read from", () => {
  let pair: NonNullable<Awaited<ReturnType<typeof startPair>>>
  let measured: MeasuredApp
  let standby: Client
  const problems: string[] = []

  beforeAll(async () => {
    const started = await startPair()
    if (started === null) throw new Error("There is a PostgreSQL, so there is a pair.")
    pair = started
    const { url } = await createDatabase(pair.primaryUrl)
    const readUrl = elsewhere(pair.standbyUrl, url)
    standby = new Client({ connectionString: readUrl })
    standby.on("error", () => undefined)
    const open = async () => {
      const database = await openDatabase({ url, readUrl, onProblem: (problem) => problems.push(problem) })
      return { ...database, again: null }
    }
    measured = await startMeasured({ name: "pair", isShared: true, open })
    await eventually(async () => ((await lag()) < 5 ? true : null))
    await standby.connect()
  }, startMs)

  afterAll(async () => {
    await standby.end()
    await measured.app.close()
    await pair.stop()
  }, startMs)

  const lag = async (): Promise<number> =>
    Number(
      /^marketplace_replica_lag_seconds (\S+)$/mu.exec((await scrape(measured)).text)?.[1]?.replace("+Inf", "Infinity"),
    )

  const reads = async (from: "replica" | "primary"): Promise<number> =>
    (await scrape(measured)).value(`marketplace_replica_reads_total{from="${from}"}`) ?? 0

  const found = async (by: Pick<Person, "core">): Promise<readonly string[]> => {
    const params = { path: { type: "orders" }, query: { "SortBy.OrderBy": "CreatedDate" } } as const
    const { items } = dataOf(await by.core.GET("/v2/search/{type}", { params }))
    return items.map(({ key }) => key)
  }

  /** Answers how many of the reads meanwhile each has answered. */
  const during = async (work: () => Promise<unknown>) => {
    const before = [await reads("replica"), await reads("primary")] as const
    await work()
    return { replica: (await reads("replica")) - before[0], primary: (await reads("primary")) - before[1] }
  }

  it("answers visitors and members", async () => {
    const person = await measured.app.person("Ana Pop")
    const order = await publishedOrder(person)
    await eventually(async () => ((await found(measured.app.nobody)).includes(order.key) ? true : null))
    expect(
      await during(async () => {
        await found(measured.app.nobody)
        expect(await found(person)).toContain(order.key)
      }),
    ).toEqual({ replica: 2, primary: 0 })
  })

  it("that lacks what somebody has done leaves it to the primary, and goes on answering others", async () => {
    const [owner, other] = [await measured.app.person("Bo Lund"), await measured.app.person("Di Falk")]
    await eventually(async () => ((await during(() => found(other))).replica === 1 ? true : null))
    await standby.query("select pg_wal_replay_pause()")
    const order = await publishedOrder(owner)
    expect(
      await during(async () => {
        expect(await found(owner)).toContain(order.key)
      }),
    ).toEqual({ replica: 0, primary: 1 })
    expect(
      await during(async () => {
        expect(await found(other)).not.toContain(order.key)
      }),
    ).toEqual({ replica: 1, primary: 0 })
    await standby.query("select pg_wal_replay_resume()")
    await eventually(async () => ((await found(other)).includes(order.key) ? true : null))
  })

  it("is not asked once it shows a market of long ago, which the log says, and is again when it has caught up", async () => {
    await standby.query("select pg_wal_replay_pause()")
    await createOrder(await measured.app.person("Ed Voss"))
    await eventually(async () => ((await lag()) > 10 ? true : null), 30_000)
    expect(await during(() => found(measured.app.nobody))).toEqual({ replica: 0, primary: 1 })
    await eventually(async () => problems.find((one) => one.includes("too far behind")) ?? null)
    await standby.query("select pg_wal_replay_resume()")
    await eventually(async () => problems.find((one) => one.includes("answers reads again")) ?? null)
    expect(await during(() => found(measured.app.nobody))).toEqual({ replica: 1, primary: 0 })
  })

  it("that is promoted, or gone, fails no read", async () => {
    const looking = { isOver: false }
    const failures: unknown[] = []
    const readers = Array.from({ length: 4 }, async () => {
      while (!looking.isOver) await found(measured.app.nobody).catch((error: unknown) => failures.push(error))
    })
    const admin = new Client({ connectionString: pair.primaryUrl })
    await admin.connect()
    // Nobody confirms commits once it is none of this primary's any more.
    await admin.query("alter system reset synchronous_standby_names")
    await admin.query("select pg_reload_conf()")
    await admin.end()
    await pair.promote()
    await eventually(async () => ((await lag()) === Infinity ? true : null))
    looking.isOver = true
    await Promise.all(readers)
    expect(failures).toEqual([])
    expect(await during(() => found(measured.app.nobody))).toEqual({ replica: 0, primary: 1 })
  })
})
