/** A request that fails leaves one line, by which an operator finds what was asked, by whom, and which answer it got. */
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { oneEngine } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine, { config: { logLevel: "error" } })
  })
  afterAll(() => app.close())

  it("names operation, account, time and the answer's trace", async () => {
    const ana = await app.person("Ana Pop")
    await sql`alter table listings rename to listings_away`.execute(app.db)
    const answers = [await ana.fetch("/api/core/orders"), await app.nobody.fetch("/api/core/v2/search/orders")]
    const traces = await Promise.all(answers.map(async (one) => ((await one.json()) as { traceId: string }).traceId))
    expect(answers.map(({ status }) => status)).toEqual([500, 500])
    const lines = app.logged.map((line): unknown => JSON.parse(line))
    const ms = expect.any(Number)
    expect(lines).toEqual([
      expect.objectContaining({ reqId: traces[0], operation: "listOrders", account: ana.subject, ms }),
      expect.objectContaining({ reqId: traces[1], operation: expect.any(String), account: null, ms }),
    ])
  })
})
