/** Recorded answers say whom a change of a contract hurts, and nothing of what people wrote is in them. docs/contracts.md. */
import { readdirSync, statSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { misfitsIn, recordedEvidence } from "../../scripts/contract/evidence/evidence.ts"
import { maskedBy } from "../../scripts/contract/evidence/masked.ts"
import {
  merged,
  readTraffic,
  timesOf,
  trafficIn,
  written,
  type Answer,
  type Counted,
  type Traffic,
} from "../../scripts/contract/evidence/traffic.ts"
import { findingTexts } from "../../scripts/contract/report/evidence.ts"
import { reportOf } from "../../scripts/contract/report/report.ts"
import type { RecordedEvidence } from "../../scripts/contract/report/reported.ts"
import { shapeTablesOf } from "../../scripts/contract/sdk-shapes.mjs"
import { contractTree } from "../../scripts/contract/source/contract-tree.ts"
import { answers, shapes } from "../../src/sdk/generated/shapes.ts"
import { comparison, contract, nothing, record, text, type Schema } from "./small-contracts.ts"

const folder = new URL("../traffic/golden/", import.meta.url)
const files = readdirSync(folder).map((name) => new URL(name, folder).pathname)

const order = record({ name: text, price: { type: "number" }, status: { enum: ["Open", "Done"] } }, ["name", "price"])
const things = "POST /things"
const orders: readonly Answer[] = [
  { operation: things, journeys: { buying: 3 }, body: { name: "text", price: 1, status: "Open" } },
  { operation: things, journeys: { buying: 1, selling: 2 }, body: { name: "text", price: 0.5, status: "Open" } },
]
const met = (fields: Readonly<Record<string, number>>): Counted => ({
  counted: things,
  journeys: { buying: 4, offers: 1, selling: 2 },
  counts: { asked: 7, told: 7, "told Told": 7, ...fields },
})
const counts = met({
  "told Told.name present": 7,
  "told Told.price present": 7,
  "told Told.status present": 6,
  "told Told.status absent": 1,
  "told Told.status = Open": 6,
})

/** Holds traffic of the call that answers orders against another form of them. */
const evidenceOf = async (now: Schema, traffic: Traffic): Promise<RecordedEvidence> => {
  const [before, after] = [contract(nothing, order), contract(nothing, now)]
  const treesOf = ({ core }: typeof before) => new Map([["core", contractTree("core", core)]])
  const { changes } = await reportOf(comparison("BASE", treesOf(before), treesOf(after)))
  const { Told } = after.core.components.schemas
  const newer = shapeTablesOf({ core: { ...after.core, components: { schemas: { Told, Problem: nothing } } } })
  return recordedEvidence("0.1.0.ndjson", traffic, newer, changes)
}

const found = async (fields: Schema, required = ["name", "price"], traffic: Traffic = whole) =>
  (await evidenceOf(record(fields, required), traffic)).findings

const whole: Traffic = { answers: orders, counted: [counts] }
const { properties } = order as { readonly properties: Schema }
const { price: _price, ...withoutPrice } = properties

describe("evidence", () => {
  it("is none where nothing breaks", async () => {
    const evidence = await evidenceOf(order, whole)
    expect(evidence).toMatchObject({ requests: 7, answers: 7, findings: [] })
    expect(findingTexts(evidence)).toEqual(["Nothing breaks, so there is nothing to hold against it."])
  })

  it.each<[string, Schema, string]>([
    ["gone", withoutPrice, "Told.price is gone"],
    ["another", { ...withoutPrice, cost: properties["price"] }, "Told.price is named cost now"],
    ["of another type", { ...properties, price: text }, 'Told.price is "string", was "number"'],
  ])("says once that answers are broken where a field is %s", async (_, fields, what) => {
    const required = "cost" in fields ? ["name", "cost"] : "price" in fields ? ["name", "price"] : ["name"]
    expect(await found(fields, required)).toMatchObject([
      { kind: "broken", unit: "answers", what: expect.stringContaining(what), times: 7, of: 7 },
    ])
  })

  it("decodes recorded answers where counts can't tell", async () => {
    const renamed = { ...properties, status: { enum: ["More", "Done"] } }
    expect(await found(renamed)).toMatchObject([
      {
        kind: "broken",
        what: expect.stringContaining("may also be"),
        times: 6,
        of: 6,
        journeys: ["buying", "selling"],
      },
    ])
  })

  it.each<[string, Schema, readonly string[], number]>([
    ["may be absent from now on", properties, ["price"], 7],
    [
      "may be a value that nobody knows",
      { ...properties, status: { enum: ["Open", "Done", "More"] } },
      ["name", "price"],
      6,
    ],
  ])("says that answers may be affected where a field %s", async (_, fields, required, times) => {
    expect(await found(fields, [...required])).toMatchObject([{ kind: "potentially affected", times, of: 7 }])
  })

  it("says nothing of what a note says, though recorded answers lack a field that is always told now", async () => {
    const fields = { ...properties, note: text, status: { enum: ["Done"] } }
    expect(await found(fields, ["name", "price", "note"])).toEqual([])
  })

  it("says that nothing is affected where no answer has had what changes", async () => {
    const bare = met({ "told Told.price absent": 7 })
    const evidence = await evidenceOf(record(withoutPrice, ["name"]), { answers: [], counted: [bare] })
    expect(findingTexts(evidence)).toEqual([
      "unaffected: Told.price is gone in answers in POST /things (0 of 7 answers)",
    ])
  })

  it("names four journeys, and counts the others", async () => {
    const many = { ...counts, journeys: { a: 1, b: 1, c: 1, d: 1, e: 1, f: 2 } }
    const evidence = await evidenceOf(record(withoutPrice, ["name"]), { answers: [], counted: [many] })
    expect(findingTexts(evidence)).toEqual([
      "broken: Told.price is gone in answers in POST /things (7 of 7 answers; a, b, c, d and 2 more journeys)",
    ])
  })

  it("says that there is none of operations that no journey met", async () => {
    const evidence = await evidenceOf(record(withoutPrice, ["name"]), { answers: orders, counted: [] })
    expect(findingTexts(evidence)).toEqual([
      "no evidence: Told.price is gone in answers in POST /things (none of its answers were recorded): it counts as breaking",
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

  it("is each distinct answer and each operation's counts once, whatever the order", () => {
    const counted: readonly Counted[] = [
      { counted: "POST /order", journeys: { buying: 2 }, counts: { asked: 2, "asked Order.price null": 1 } },
      { counted: "POST /order", journeys: { selling: 1 }, counts: { asked: 1 } },
    ]
    const parts = [
      { answers: orders, counted },
      { answers: orders.toReversed(), counted: [] },
    ]
    const whole = merged(parts)
    expect(merged(parts.toReversed())).toEqual(whole)
    expect(merged([whole])).toEqual(whole)
    expect(whole.answers.map(({ journeys }) => journeys)).toEqual([{ buying: 2, selling: 4 }, { buying: 6 }])
    expect(whole.counted).toEqual([
      {
        counted: "POST /order",
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
    expect(misfitsIn(traffic.answers, { shapes, answers })).toEqual([])
    const masked = maskedBy(shapes)
    for (const { body } of traffic.answers) expect(masked(body)).toEqual(body)
    expect(traffic.answers.length).toBeGreaterThan(50)
    const asked = traffic.counted.filter(({ counts }) => counts["asked"] !== undefined)
    expect(asked.length).toBeGreaterThan(50)
    for (const one of asked) expect(one.counts["asked"]).toBe(timesOf(one))
    expect(statSync(file).size).toBeLessThan(500 * 1024)
  })
})
