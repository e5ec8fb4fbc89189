/**
 * Read models that are followed answer as they would unfollowed, and name paths at which the values are. architecture:
 * Theatre.
 */
import { describe, expect, it } from "vitest"
import { createLogIndex } from "../../src/log/log-index.ts"
import { createReader, valueAt } from "../../src/log/readable.ts"
import { ownAccount } from "../../src/projections/account.ts"
import { dealByKey } from "../../src/projections/deals.ts"
import { allEntities } from "../../src/projections/entities.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { initialModels } from "../../src/projections/fold.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import { followReads } from "../../src/stage/followed-reads.ts"
import { says, selectorOn } from "../../src/stage/asked-picture.ts"
import { goldenLog } from "../theatre/golden-log.ts"
import { busyLog } from "../log/some-log.ts"

const index = createLogIndex(goldenLog)
const models = index.stateAfter(index.length)
const readable = createReader()(models)
const [deal] = allEntities(models.deals.byKey)
if (deal === undefined) throw new Error("The log has no deal.")

describe("followed read models", () => {
  it("answer selectors as they would unfollowed", () => {
    const followed = followReads(models)
    expect(dealByKey(followed.models.deals, deal.key)).toEqual(deal)
    expect(ownAccount(followed.models.account)).toEqual(ownAccount(models.account))
    expect(allEntities(followed.models.listings.own)).toEqual(allEntities(models.listings.own))
    expect(JSON.stringify(followed.models)).toBe(JSON.stringify(models))
  })

  it("name what was read: the entity's own field, and of what was passed through the entity alone", () => {
    const followed = followReads(models)
    expect(dealByKey(followed.models.deals, deal.key)?.status).toBe(deal.status)
    expect(followed.taken()).toMatchObject([
      { path: ["deals", "byKey", deal.key], value: deal, isPassed: true },
      { path: ["deals", "byKey", deal.key, "status"], value: deal.status, isPassed: false },
    ])
    expect(followed.taken()).toEqual([])
  })

  it("name a collection in which there was nothing of a key", () => {
    const followed = followReads(models)
    expect(dealByKey(followed.models.deals, "of-no-deal")).toBeUndefined()
    expect(followed.taken().map(({ path }) => path)).toEqual([["deals", "byKey"]])
    expect(allEntities(followReads(initialModels()).models.deals.byKey)).toEqual([])
  })

  it.each([models, initialModels(), foldPlain(busyLog(11, 900).envelopes as readonly Envelope[])])(
    "lead to the values that they name",
    (some) => {
      const followed = followReads(some)
      JSON.stringify(followed.models)
      const read = createReader()(some)
      const reads = followed.taken()
      expect(reads.length).toBeGreaterThan(20)
      for (const { path, value } of reads)
        if (typeof value !== "object" || value === null) expect([path, valueAt(read, path)]).toEqual([path, value])
    },
  )

  it("name no part that no path leads to", () => {
    const limited = { ...models, deals: { ...models.deals, byKey: { ...models.deals.byKey, letGoUpTo: 3 } } }
    const { models: followed, taken } = followReads(limited)
    expect(followed.deals.byKey.letGoUpTo).toBe(3)
    expect(taken().map(({ path }) => path)).toEqual([["deals", "byKey"]])
  })

  it("change nothing of the read models themselves", () => {
    JSON.stringify(followReads(models).models)
    expect(createReader()(models)).toEqual(readable)
  })
})

describe("what a text says", () => {
  it.each([
    ["Repaint the gate", "Repaint the gate", true],
    ["3 unread notifications", 3, false],
    ["3", 3, true],
    ["PLN 1,250.50", 1250.5, true],
    ["Deal No. 4711", "4711", true],
    ["Closed", "Open", false],
    ["anything", null, false],
    ["anything", "", false],
  ])("%j of %j: %j", (text, value, isSaid) => {
    expect(says(text, value)).toBe(isSaid)
  })
})

it("knows the selector by the function that the hook called", () => {
  const stack = (names: readonly string[]): string =>
    ["Error: x", ...names.map((name) => `    at ${name}(http://h/stage.js:1:2)`)].join("\n")
  expect(selectorOn(stack(["note ", "Object.get ", "entityByKey ", "dealByKey ", "readFrom "]))).toBe("dealByKey")
  expect(selectorOn(stack(["note ", "Object.get ", "readFrom "]))).toBeNull()
  expect(selectorOn(stack(["note ", "get ", ""]))).toBeNull()
})
