/** Connections that are of no further use, though nobody ends them, are given up for others. architecture: Server. */
import { sql } from "kysely"
import { Client } from "pg"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { isDatabaseAway } from "../../../server/db/away.ts"
import { withSnapshot, withTransaction, type Database } from "../../../server/db/database.ts"
import { engineBehind } from "./behind-wire.ts"
import { until } from "./people.ts"
import type { Wire } from "./wire.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

/** Statements may take so long in these tests, ms. */
const statementMs = 1_000

describe.skipIf(clusterUrl === "")("where the database moves", () => {
  let wire: Wire
  let database: Database
  let operator: Client
  let name = ""
  const heard: string[] = []
  let lost = 0

  beforeEach(async () => {
    heard.length = 0
    lost = 0
    database = await engineBehind((opened) => (wire = opened), statementMs).open()
    operator = new Client({ connectionString: clusterUrl })
    await operator.connect()
    const { rows } = await sql<{ readonly name: string }>`select current_database() as name`.execute(database.db)
    name = rows[0]?.name ?? ""
  })

  afterEach(async () => {
    await database.close()
    await operator.end()
  })

  const listen = () =>
    database.listen(
      "test_use",
      (payload) => void heard.push(payload),
      () => void lost++,
    )

  const hears = async (word: string): Promise<void> => {
    const there = new Client({ connectionString: Object.assign(new URL(clusterUrl), { pathname: `/${name}` }).href })
    await there.connect()
    await there.query("select pg_notify('test_use', $1)", [word])
    await there.end()
    await until(() => heard.includes(word), `the listener heard "${word}"`)
  }

  const listeners = async (): Promise<number> => {
    const { rows } = await operator.query<{ readonly count: string }>(
      "select count(*) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
      [name],
    )
    return Number(rows[0]?.count)
  }

  it("a listener whose server lost its power hears of another one", async () => {
    const listening = await listen()
    await hears("before")
    wire.abandon()
    await until(() => lost === 2, "the listener had lost its connection and had another one", 15_000)
    await hears("after")
    await listening.close()
  })

  it("a listener does not settle on a database that can only be read, and leaves no connection there", async () => {
    const listening = await listen()
    await operator.query(`alter database ${name} set default_transaction_read_only = on`)
    await operator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name])
    await until(() => lost === 1, "the listener had lost its connection")
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(lost).toBe(1)
    expect(await listeners()).toBe(0)
    await operator.query(`alter database ${name} reset default_transaction_read_only`)
    await until(() => lost === 2, "the listener had another connection", 15_000)
    await hears("after")
    await listening.close()
  })
  it("a transaction has failed with its first statement without an answer, and its connection is not used again", async () => {
    const { db } = database
    const began = performance.now()
    const moved = withTransaction(db, async (trx) => {
      wire.abandon()
      await sql`select 1`.execute(trx)
    })
    await expect(moved).rejects.toThrow("Query read timeout")
    expect(performance.now() - began).toBeLessThan(2 * statementMs)
    await sql`select 1`.execute(db)
  })

  it("what listens and asks ends, though nobody answers", async () => {
    const listening = await listen()
    wire.abandon()
    const began = performance.now()
    await listening.close()
    await database.db.destroy()
    expect(performance.now() - began).toBeLessThan(3_000)
  })

  it("a snapshot that writes is our mistake, and no database that is away", async () => {
    const writing = withSnapshot(database.db, (snapshot) =>
      snapshot.updateTable("accounts").set({ cursor: 9 }).execute(),
    )
    const error = await writing.catch((thrown: unknown) => thrown)
    expect(String(error)).toMatch(/read-only/u)
    expect(isDatabaseAway(error)).toBe(false)
  })
})
