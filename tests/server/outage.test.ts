/** A node answers while its database is stopped or frozen. architecture: Server. */
import { sql } from "kysely"
import { Client } from "pg"
import { afterEach, describe, expect, it } from "vitest"
import { createDatabase } from "../../scripts/test/postgres.mjs"
import { openDatabase } from "../../server/db/database.ts"
import { eventually } from "./callers.ts"
import { engineBehind } from "./db/behind-wire.ts"
import type { Wire } from "./db/wire.ts"
import { startApp, type TestApp } from "./harness.ts"
import { orderPayload } from "./market.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

/** Statements may take so long in these tests, ms. */
const statementMs = 1_000

let wire: Wire
let app: TestApp | undefined

const start = async (): Promise<TestApp> =>
  (app = await startApp(
    engineBehind((opened) => {
      wire = opened
    }, statementMs),
    { config: { logLevel: "silent" } },
  ))

afterEach(() => app?.close())

interface Heard {
  readonly status: number
  readonly retryAfter: string | null
  readonly body: unknown
}

const ask = async ({ url }: TestApp, path: string): Promise<Heard> => {
  const response = await fetch(url + path)
  return { status: response.status, retryAfter: response.headers.get("Retry-After"), body: await response.json() }
}

const statusOf = async (on: TestApp, path: string): Promise<number> => (await ask(on, path)).status

const read = "/api/core/v2/search/orders?top=1"

describe.skipIf(clusterUrl === "").each([
  ["stopped", (): void => wire.cut()],
  ["frozen", (): void => wire.freeze()],
])("a node whose database is %s", (_, harm) => {
  it("is alive and not ready, asks to come again, and goes on by itself", async () => {
    const node = await start()
    expect(await statusOf(node, "/livez")).toBe(200)
    expect(await statusOf(node, "/readyz")).toBe(200)
    expect(await statusOf(node, read)).toBe(200)

    harm()
    expect(await statusOf(node, "/livez")).toBe(200)
    expect(await ask(node, "/readyz")).toMatchObject({ status: 503, body: { status: "database" } })
    const heard = await ask(node, read)
    expect(heard).toMatchObject({ status: 503, body: { type: "InternalException" } })
    expect(Number(heard.retryAfter)).toBeGreaterThan(0)

    wire.mend()
    await eventually(async () => ((await statusOf(node, "/readyz")) === 200 ? true : null))
    await eventually(async () => ((await statusOf(node, read)) === 200 ? true : null))
  })
})

describe.skipIf(clusterUrl === "")("a node whose database can only be read", () => {
  it("reads, asks to come again for the rest, is not ready, and goes on by itself", async () => {
    const node = await start()
    const anna = await node.person("Anna")
    const create = () => anna.core.POST("/orders/create", { body: orderPayload() })
    const operator = new Client({ connectionString: clusterUrl })
    await operator.connect()
    const { rows } = await sql<{ readonly name: string }>`select current_database() as name`.execute(node.db)
    const name = rows[0]?.name ?? ""
    await operator.query(`alter database ${name} set default_transaction_read_only = on`)
    await operator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name])
    await eventually(async () => ((await statusOf(node, read)) === 200 ? true : null))
    const { response, error } = await create()
    expect([response.status, error?.type]).toEqual([503, "InternalException"])
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0)
    expect(await ask(node, "/readyz")).toMatchObject({ status: 503, body: { status: "database" } })
    expect(await statusOf(node, read)).toBe(200)

    // Connections of before stay read-only, as those to a primary of before do behind a proxy that ends none.
    await operator.query(`alter database ${name} reset default_transaction_read_only`)
    await operator.end()
    await eventually(async () => ((await statusOf(node, "/readyz")) === 200 ? true : null))
    await eventually(async () => ((await create()).response.status === 201 ? true : null))
  })
})

describe.skipIf(clusterUrl === "")("a statement", () => {
  it("ends at its limit, and its request is answered", async () => {
    const { url, drop } = await createDatabase(clusterUrl, { template: process.env["TEST_DATABASE_TEMPLATE"] })
    const database = await openDatabase({ url, statementMs: 200 })
    await expect(sql`select pg_sleep(5)`.execute(database.db)).rejects.toThrow(/timeout/u)
    await database.close()
    await drop()
  })
})
