/** A request leaves one line, by which an operator finds what was asked, by whom, and which answer it got. */
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { oneEngine } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"

describe.each(oneEngine)("a failed request, on the $name database,", (engine) => {
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

describe.each(oneEngine)("an answered request, on the $name database,", (engine) => {
  const linesOf = async (accessLog: boolean): Promise<readonly unknown[]> => {
    const app = await startApp(engine, { config: { logLevel: "info", accessLog } })
    const ana = await app.person("Ana Pop")
    await ana.fetch("/api/core/account")
    await app.nobody.fetch("/api/core/account")
    await app.nobody.fetch("/search")
    await app.close()
    return app.logged
      .map((line) => JSON.parse(line) as { readonly msg?: string; readonly operation?: string })
      .filter(({ msg, operation }) => msg === "answered" && operation === "getAccount")
      .map((line) => ({ ...line, isAna: (line as { readonly account?: unknown }).account === ana.subject }))
  }

  it("is named with its status", async () => {
    expect(await linesOf(true)).toEqual([
      expect.objectContaining({ isAna: true, status: 200, ms: expect.any(Number), reqId: expect.any(String) }),
      expect.objectContaining({ account: null, status: 401, ms: expect.any(Number) }),
    ])
  })

  it("is named nowhere where the operator wants no such lines", async () => {
    expect(await linesOf(false)).toEqual([])
  })
})
