/** Each kind of change is judged as the tables of cases say, wherever it is met. docs/contracts.md. Law 16. */
import { describe, expect, it } from "vitest"
import { contractCases, schemaCases } from "./contract-cases/all-cases.ts"
import { changesBetween, places, worstOf } from "./contract-cases/contract-case.ts"

describe("a value that is asked for, or told", () => {
  it.each(schemaCases)("$name: $asked when asked, $told when told", (one) => {
    const found = places.map(
      ({ name, way, put }) => `${name}: ${worstOf(changesBetween(put(one.old), put(one.now)))} (${way})`,
    )
    expect(found).toEqual(places.map(({ name, way }) => `${name}: ${one.at?.[name] ?? one[way]} (${way})`))
  })
})

describe("a contract of operations and messages", () => {
  it.each(contractCases)("$name: $worst", ({ old, now, worst, says }) => {
    const changes = changesBetween(old, now)
    const sentences = changes.map(({ where, what }) => `${where} ${what}`)
    expect([worstOf(changes), sentences]).toEqual([worst, sentences])
    if (says !== undefined) expect(sentences.join("; ")).toContain(says)
  })
})
