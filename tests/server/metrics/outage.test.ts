/** A node is scraped while its database is stopped or frozen: everything else is there, and the scrape says so. */
import { afterEach, describe, expect, it } from "vitest"
import { eventually } from "../callers.ts"
import { engineBehind } from "../db/behind-wire.ts"
import type { Wire } from "../db/wire.ts"
import { scrape, startMeasured, type MeasuredApp } from "./scraped.ts"

/** No statement ends before the test would: the scrape's own limits have to do. */
const statementMs = 600_000

let wire: Wire
let measured: MeasuredApp | undefined

afterEach(async () => {
  wire.mend()
  await measured?.app.close()
})

describe.skipIf((process.env["TEST_DATABASE_URL"] ?? "") === "").each([
  ["stopped", (): void => wire.cut()],
  ["frozen", (): void => wire.freeze()],
])("a node whose database is %s", (_, harm) => {
  it("is scraped without it, and with it when it is back", async () => {
    const engine = engineBehind((opened) => {
      wire = opened
    }, statementMs)
    const node = (measured = await startMeasured(engine, { config: { logLevel: "error" } }))
    await node.app.nobody.fetch("/api/core/account")
    const before = await scrape(node)
    expect([
      before.value("marketplace_database_up"),
      before.value('marketplace_moderation_tasks{kind="Order"}'),
    ]).toEqual([1, 0])

    harm()
    const during = await eventually(async () => {
      const now = await scrape(node)
      return now.value("marketplace_database_up") === 0 ? now : null
    })
    expect(during.value('marketplace_requests_total{operation="GET /account",status="4xx"}')).toBe(1)
    expect(during.value("marketplace_outbox_unsent")).toBe(0)
    expect(during.value("process_resident_memory_bytes")).toBeGreaterThan(0)
    for (const old of ['moderation_tasks{kind="Order"}', 'jobs{kind="DeliverLetter",state="due"}'])
      expect(during.value(`marketplace_${old}`)).toBeUndefined()
    expect(node.app.logged.filter((line) => line.includes("could not be counted"))).toEqual([])

    wire.mend()
    await eventually(async () => ((await scrape(node)).value("marketplace_database_up") === 1 ? true : null))
  })
})
