/** Answers of `npm run replay` where a name is misspelt, and where a log is asked up to an event. architecture: Replay. */
import { describe, expect, it } from "vitest"
import { find, firstBad, missingIn, statistics, touched, why } from "../../scripts/replay/answers.ts"
import { decodeLog } from "../../src/log/codec.ts"
import { createLogIndex } from "../../src/log/log-index.ts"
import { compilePredicate } from "../../src/log/predicates.ts"
import { textOf } from "./golden-files.ts"

const decoded = decodeLog(textOf("order-becomes-deal-2.ndjson"))
if (!("log" in decoded)) throw new Error("The golden log can't be read.")
const index = createLogIndex(decoded.log)

const testOf = (text: string) => {
  const compiled = compilePredicate(text)
  if ("problem" in compiled) throw new Error(compiled.problem)
  return compiled
}

describe("a path that the log does not have", () => {
  const reason = "There is no byKy here, only byKey, pages, participants."

  it("is answered by the names that are there", () => {
    expect(why(index, "deals.byKy.x", index.length)).toMatchObject({ isNothing: true, reason, lines: [] })
    expect(touched(index, "deals.byKy", index.length)).toMatchObject({ isNothing: true, reason })
    expect(missingIn({ a: {} }, ["a", "b"])).toBe("There is no b here, only nothing.")
  })

  it("is told from one that nothing changed", () => {
    expect(touched(index, "feedback", 1)).toMatchObject({ isNothing: true, reason: null })
  })
})

describe("a test that can't be answered", () => {
  it.each([
    ["models.dels.x == 1", "After no event can the test be answered: No such key: dels."],
    ["event.typ == 'RouteChanged'", "After no event can the test be answered: No such key: typ."],
    ["size(models.deals.byKey)", "After no event can the test be answered: It is neither true nor false."],
    ["event.type == 'CommandFailed'", null],
    ["event.path == '/nowhere'", null],
  ])("is told from one that holds nowhere: %s", (text, reason) => {
    expect(find(index, testOf(text), index.length)).toMatchObject({ isNothing: true, reason })
    expect(firstBad(index, testOf(text), index.length)).toMatchObject({ isNothing: true, reason })
  })
})

describe("what a log is made of", () => {
  it("is of the events up to the one that was asked for", () => {
    expect(statistics(index, 50).json).toMatchObject({ events: 50, to: decoded.log.envelopes[49]?.at })
    expect(statistics(index, index.length).json).toMatchObject({ events: 169, failed: 0 })
  })
})
