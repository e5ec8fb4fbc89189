/**
 * Every number and boolean of a path, a query or a header is one as people write it; what is refused is told shortly.
 */
import { describe, expect, it } from "vitest"
import { readContract } from "../../../server/contract/operations.ts"
import { readFilter } from "../../../server/contract/filters.ts"
import { invalid } from "../../../server/contract/refusals.ts"

const kinds = ["path", "query", "header"] as const

const isChanged = (value: unknown): boolean =>
  [value].flat().some((one) => typeof one === "number" || typeof one === "boolean")

/** The text that a parameter takes for a number or a boolean; found by what its check makes of it. */
const plainTexts = ["true", "1", "5", "50.5"]

const parameters = readContract().operations.flatMap(({ id, parameters: given }) =>
  kinds.flatMap((kind) =>
    given[kind].names.flatMap((name) => {
      const plain = plainTexts.find((text) => {
        const values: Record<string, unknown> = { [name]: text }
        given[kind].check(values)
        return isChanged(values[name])
      })
      return plain === undefined ? [] : [{ id, kind, name, plain, check: given[kind].check }]
    }),
  ),
)

const notNumbers = [
  "0x10",
  "0b1",
  "0o7",
  "1e1",
  "1E1",
  "+5",
  " 5 ",
  "5 ",
  "\t5",
  "5.",
  ".5",
  "05",
  "1_0",
  "Infinity",
  "NaN",
  "٥",
  "",
]
const notBooleans = ["TRUE", "True", "1", "0", "yes", "", " true"]

describe("numbers and booleans in addresses", () => {
  it("are there", () => {
    expect(parameters.length).toBeGreaterThan(40)
    expect(new Set(parameters.map(({ name }) => name)).size).toBeGreaterThan(6)
  })

  it.each(parameters)("$id takes $name as it is written", ({ name, plain, check }) => {
    expect((check({ [name]: plain }) ?? {})[name] ?? []).not.toContain("invalidFormat")
    const taken = (plain === "true" ? notBooleans : notNumbers).filter(
      (text) => check({ [name]: text })?.[name] === undefined,
    )
    expect(taken).toEqual([])
  })

  it.each(["0xa", "1e1", "+10", "10.0", "1_0"])("a filter does not take %s for 10", (value) => {
    const fields = { Status: { column: "status", values: { Draft: 10 } } }
    expect(readFilter("Status eq 10", fields)).toBeDefined()
    expect(() => readFilter(`Status eq ${value}`, fields)).toThrow("breaks 1 rule")
  })
})

it("an error names some of many fields, and the beginnings of long names", () => {
  const many = Object.fromEntries(Array.from({ length: 12_000 }, (_, at) => [`field${at}`, ["unknownValue"]]))
  const { errors, message } = invalid({ ["😀".repeat(100_000)]: ["unknownValue"], ...many })
  expect(JSON.stringify(errors).length).toBeLessThan(4_000)
  expect(Object.keys(errors ?? {}).every((name) => name.length <= 100 && name.isWellFormed())).toBe(true)
  expect(message).toContain("12001")
})
