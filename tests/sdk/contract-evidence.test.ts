/** Recorded answers say whom a change of a contract hurts, and nothing of what people wrote is in them. docs/contracts.md. */
import { readdirSync, statSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { evidenceOf, type Finding } from "../../scripts/contract/evidence/evidence.ts"
import { maskedBy } from "../../scripts/contract/evidence/masked.ts"
import {
  merged,
  readTraffic,
  timesOf,
  trafficIn,
  written,
  type Answer,
  type Requests,
} from "../../scripts/contract/evidence/traffic.ts"
import { findingTexts } from "../../scripts/contract/report/evidence.ts"
import { answers, shapes } from "../../src/sdk/generated/shapes.ts"

const folder = new URL("../traffic/golden/", import.meta.url)
const files = readdirSync(folder).map((name) => new URL(name, folder).pathname)

const old = {
  shapes: { Order: { name: "s", price: "n", status: ["Open", "Done"] } },
  answers: { "GET /order": "@Order" },
} as const
const orders: readonly Answer[] = [
  { operation: "GET /order", journeys: { buying: 3 }, body: { name: "text", price: 1, status: "Open" } },
  { operation: "GET /order", journeys: { buying: 1, selling: 2 }, body: { name: "text", price: 0, status: "Open" } },
]
const change = (rule: string, what: string) =>
  ({ rule, way: "told", where: "Order.price", what, level: "breaking" }) as const

const withOrder = (order: object) => ({ ...old, shapes: { Order: order } }) as typeof old

const recorded = (findings: readonly Finding[]) =>
  ({ source: "recorded", name: "0.1.0.ndjson", requests: 0, answers: 6, findings }) as const

describe("evidence", () => {
  it("is none where recorded answers fit", () => {
    expect(evidenceOf(orders, old, [])).toEqual([])
    expect(findingTexts(recorded([]))).toEqual(["unaffected: all of them"])
  })

  it.each([
    ["of another form", { ...old.shapes.Order, price: "s" }, "GET /order.price"],
    ["gone", { name: "s", status: ["Open", "Done"] }, "Order.price is gone"],
    ["new and needed", { ...old.shapes.Order, note: "s" }, "GET /order.note"],
  ])("says that answers are broken where a field is %s", (_, order, what) => {
    const found = evidenceOf(orders, withOrder(order), [change("Schema.properties removed", "Order.price is gone")])
    expect(found[0]).toEqual({
      ...{ kind: "broken", what, unit: "answers", times: 6, of: 6 },
      journeys: ["buying", "selling"],
    })
  })

  it("says that answers may be affected where a field may be absent from now on that was always there", () => {
    const found = evidenceOf(orders, withOrder({ ...old.shapes.Order, "price?": "n" }), [
      change("Schema.required removed", "Order.price may be absent"),
    ])
    expect(found.at(-1)).toMatchObject({ kind: "potentially affected", times: 6, of: 6 })
  })

  it("says that nothing is affected where no answer has met what changes", () => {
    const found = evidenceOf(orders, withOrder({ ...old.shapes.Order, status: ["Open"] }), [
      change("Schema.enum widened", "Order.price may also be more"),
    ])
    expect(found).toMatchObject([{ kind: "unaffected", what: "Order.price may also be more", times: 0 }])
    expect(findingTexts(recorded(found))).toEqual(["unaffected: Order.price may also be more"])
  })

  it("says that an operation is gone", () => {
    expect(evidenceOf(orders, { shapes: {}, answers: {} }, [])).toMatchObject([
      { what: "GET /order is gone", times: 6 },
    ])
  })
})

describe("what is recorded", () => {
  it("keeps the contract's names and the shape, and no word, key, moment or amount", () => {
    const masked = maskedBy(shapes)
    const said = { key: "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01", at: "2026-03-01T12:00:00.000Z", day: "2026-03-01" }
    const whole = { ...said, status: "Published", name: "Anna", none: "", amount: 120.5, count: 7, list: ["a", "b"] }
    expect(masked({ ...whole, nothing: null, is: true })).toEqual({
      key: "key",
      at: "moment",
      day: "day",
      status: "Published",
      name: "text",
      none: "",
      amount: 0.5,
      count: 1,
      list: ["text"],
      nothing: null,
      is: true,
    })
  })

  it("is each distinct answer and each operation's requests once, whatever the order", () => {
    const requests: readonly Requests[] = [
      { requests: "POST /order", journeys: { buying: 2 }, counts: { asked: 2, "asked Order.price null": 1 } },
      { requests: "POST /order", journeys: { selling: 1 }, counts: { asked: 1 } },
    ]
    const parts = [
      { answers: orders, requests },
      { answers: orders.toReversed(), requests: [] },
    ]
    const whole = merged(parts)
    expect(merged(parts.toReversed())).toEqual(whole)
    expect(merged([whole])).toEqual(whole)
    expect(whole.answers.map(({ journeys }) => journeys)).toEqual([{ buying: 2, selling: 4 }, { buying: 6 }])
    expect(whole.requests).toEqual([
      {
        requests: "POST /order",
        journeys: { buying: 2, selling: 1 },
        counts: { asked: 3, "asked Order.price null": 1 },
      },
    ])
    expect(trafficIn(written(whole))).toEqual(whole)
  })
})

describe("the golden traffic", () => {
  it.each(files)("fits the contract of today, masked and small: %s", (file) => {
    const traffic = readTraffic(file)
    expect(evidenceOf(traffic.answers, { shapes, answers }, [])).toEqual([])
    const masked = maskedBy(shapes)
    for (const { body } of traffic.answers) expect(masked(body)).toEqual(body)
    expect(traffic.answers.length).toBeGreaterThan(50)
    expect(traffic.requests.length).toBeGreaterThan(50)
    for (const one of traffic.requests) expect(one.counts["asked"]).toBe(timesOf(one))
    expect(statSync(file).size).toBeLessThan(300 * 1024)
  })
})
