/** Where traces are on, a request, its statements, its hub messages and what clients tell of them are one trace. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { pressOf, traceparentOf } from "../../../src/domain/traces.ts"
import { startCollector, type Collector } from "../../collector.ts"
import { aSpanReport } from "../../spans.ts"
import { eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { hubClient } from "../hubs/hub-server.ts"
import { orderPayload } from "../market.ts"

/** The SDK of OpenTelemetry sends every five seconds. */
const sentWithinMs = 20_000

describe.each(oneEngine)("on the $name database", (engine) => {
  let collector: Collector
  let app: TestApp
  beforeAll(async () => {
    collector = await startCollector()
    const traces = { endpoint: collector.url, headers: { "x-key": "of the collector" }, share: 1 }
    app = await startApp(engine, { config: { traces } })
  })
  afterAll(async () => {
    await app.close()
    collector.close()
  })

  let trace: string
  let command: string
  beforeEach(() => {
    command = randomUUID()
    trace = pressOf(command).trace
  })

  const traced = (isKept = true) => ({ traceparent: traceparentOf(pressOf(command), isKept) })
  const spansOf = (id: string) => collector.spans.filter((span) => span.trace === id)
  const named = (name: string | RegExp) =>
    eventually(
      async () =>
        spansOf(trace).find((span) => (typeof name === "string" ? span.name === name : name.test(span.name))) ?? null,
      sentWithinMs,
    )

  it("joins a request to the press that sent it, and its statements to the request", async () => {
    const person = await app.person("Ana Pop")
    await person.core.POST("/orders/create", { body: orderPayload({ name: "Our own words" }), headers: traced() })
    const request = await named("POST /orders/create")
    expect(request).toMatchObject({
      parent: pressOf(command).span,
      service: "marketplace",
      attributes: { "http.request.method": "POST", "http.response.status_code": 201 },
    })
    const statement = await named("insert")
    expect(statement.parent).toBe(request.span)
    expect(String(statement.attributes["db.query.text"])).toMatch(/^insert into /u)
    expect(JSON.stringify(spansOf(trace))).not.toContain("words")
    expect(collector.headers.at(-1)).toMatchObject({ "x-key": "of the collector" })
  })

  it("does so for each of many requests at once", async () => {
    const person = await app.person("Bo Lund")
    const commands = Array.from({ length: 30 }, () => randomUUID())
    await Promise.all(
      commands.map((id) =>
        person.core.POST("/orders/create", {
          body: orderPayload(),
          headers: { traceparent: traceparentOf(pressOf(id), true) },
        }),
      ),
    )
    for (const id of commands) {
      const own = () => spansOf(pressOf(id).trace)
      await eventually(async () => (own().some(({ name }) => name.startsWith("POST")) ? true : null), sentWithinMs)
      const [request] = own().filter(({ name }) => name.startsWith("POST"))
      const statements = own().filter(({ service, name }) => service === "marketplace" && name === "insert")
      expect(statements.length).toBeGreaterThan(0)
      expect(new Set(statements.map(({ parent }) => parent))).toEqual(new Set([request?.span]))
    }
  })

  it("goes along with the hub message that the request brings about", async () => {
    const person = await app.person("Di Falk")
    const { connection, heard } = hubClient({ origin: app.url, token: () => person.token, hub: "system-notifications" })
    await connection.start()
    await person.core.POST("/orders/create", { body: orderPayload(), headers: traced() })
    const parent = await eventually(async () => heard.find((one) => typeof one === "string") ?? null)
    await connection.stop()
    const sent = await named(/^send OrderSubmittedEvent|^send Order/u)
    expect(parent).toBe(`00-${trace}-${sent.span}-01`)
    expect(sent.parent).toBe((await named("POST /orders/create")).span)
  })

  it("says nothing of who is not traced", async () => {
    const person = await app.person("Ed Voss")
    await person.core.POST("/orders/create", { body: orderPayload(), headers: traced(false) })
    const after = randomUUID()
    await app.nobody.core.GET("/analytics/statistics", {
      headers: { traceparent: traceparentOf(pressOf(after), true) },
    })
    await eventually(async () => spansOf(pressOf(after).trace)[0] ?? null, sentWithinMs)
    expect(spansOf(trace)).toEqual([])
  })

  it("has what a client tells, by the server's clock", async () => {
    const [first] = aSpanReport.spans
    if (first === undefined) throw new Error("There is a span.")
    const sentAt = Date.now()
    const report = { ...aSpanReport, spans: [{ ...first, trace, failure: "Unreachable" }] }
    await app.nobody.core.POST("/traces/spans", { body: report })
    const span = await named("ApplyToListing")
    expect(span).toMatchObject({ service: "marketplace-client", parent: null, isFailed: true, durationMs: 120 })
    // The client's clock is of another year, and the press was five seconds before its report.
    expect(Math.abs(span.startedAt - (sentAt - 5_000))).toBeLessThan(sentWithinMs)
  })

  it("takes no more of one network than it may tell in a minute", async () => {
    const [first] = aSpanReport.spans
    if (first === undefined) throw new Error("There is a span.")
    const spans = Array.from({ length: 50 }, () => ({ ...first, trace, name: "Flood" }))
    for (let sent = 0; sent < 20; sent++)
      expect((await app.nobody.core.POST("/traces/spans", { body: { ...aSpanReport, spans } })).response.status).toBe(
        204,
      )
    await named("Flood")
    const after = randomUUID()
    await app.nobody.core.GET("/analytics/statistics", {
      headers: { traceparent: traceparentOf(pressOf(after), true) },
    })
    await eventually(async () => spansOf(pressOf(after).trace)[0] ?? null, sentWithinMs)
    expect(spansOf(trace).length).toBeLessThanOrEqual(600)
  })

  it("is lost where the collector refuses, which the log says once, and works on", async () => {
    collector.refuse(true)
    const refusals = () => collector.headers.length
    const before = refusals()
    for (const round of [1, 2]) {
      await app.nobody.core.GET("/analytics/statistics")
      await eventually(async () => (refusals() >= before + round ? true : null), sentWithinMs)
    }
    collector.refuse(false)
    await app.nobody.core.GET("/analytics/statistics")
    await eventually(async () => app.logged.find((line) => line.includes("takes traces again")) ?? null, sentWithinMs)
    expect(app.logged.filter((line) => line.includes("Traces are lost"))).toHaveLength(1)
  })
})
