/**
 * The filter language: any text is read or refused by name, and what is read means what it says, in the database too.
 */
import * as fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  filteredBy,
  readFilter,
  readSort,
  yesOrNo,
  type Condition,
  type FilterField,
} from "../../../server/contract/filters.ts"
import { Refusal } from "../../../server/contract/refusals.ts"
import type { Database } from "../../../server/db/database.ts"
import { itemStatusNumbers, versionStatusNumbers } from "../../../src/domain/listing-statuses.ts"
import { engines } from "../db/engines.ts"

const fields: Readonly<Record<string, FilterField>> = {
  Status: { column: "status", values: itemStatusNumbers },
  VersionStatus: { column: "version_status", values: versionStatusNumbers },
  IsRead: yesOrNo("is_read"),
}

interface Row {
  readonly status: keyof typeof itemStatusNumbers
  readonly version_status: keyof typeof versionStatusNumbers
  readonly is_read: boolean
}

const names = <Name extends string>(values: Readonly<Record<Name, number>>) =>
  fc.constantFrom(...(Object.keys(values) as Name[]))

const rows: fc.Arbitrary<Row> = fc.record({
  status: names(itemStatusNumbers),
  version_status: names(versionStatusNumbers),
  is_read: fc.boolean(),
})

/** A filter as a person would write it, with what it plainly means. */
interface Written {
  readonly text: string
  readonly means: (row: Row) => boolean
}

const operators: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
}

const numberOf: Readonly<Record<string, (row: Row) => number>> = {
  Status: (row) => itemStatusNumbers[row.status],
  VersionStatus: (row) => versionStatusNumbers[row.version_status],
  IsRead: (row) => Number(row.is_read),
}

const comparison: fc.Arbitrary<Written> = fc
  .constantFrom(...Object.entries(fields))
  .chain(([field, { values }]) =>
    fc.record({
      field: fc.constant(field),
      operator: fc.constantFrom(...Object.entries(operators)),
      value: fc.constantFrom(...Object.entries(values)),
      asNumber: fc.boolean(),
    }),
  )
  .map(({ field, operator: [word, compare], value: [name, number], asNumber }) => ({
    text: `${field} ${word} ${asNumber ? number : name}`,
    means: (row) => compare(numberOf[field]?.(row) ?? Number.NaN, number),
  }))

const { filter } = fc.letrec<{ readonly filter: Written; readonly joined: Written; readonly bracketed: Written }>(
  (tie) => ({
    bracketed: tie("filter").map(({ text, means }) => ({ text: `(${text})`, means })),
    joined: fc
      .tuple(
        fc.array(fc.oneof(comparison, tie("bracketed")), { minLength: 2, maxLength: 4 }),
        fc.infiniteStream(fc.boolean()),
      )
      .map(([parts, ands]) => {
        const words = parts.slice(1).map(() => ands.next().value === true)
        // `and` binds more tightly: the groups between the `or`s.
        const groups: Written[][] = [[]]
        for (const [at, part] of parts.entries()) {
          if (at > 0 && words[at - 1] === false) groups.push([])
          groups.at(-1)?.push(part)
        }
        return {
          text: parts
            .map(({ text }, at) => (at === 0 ? text : `${words[at - 1] === true ? "and" : "or"} ${text}`))
            .join(" "),
          means: (row: Row) => groups.some((group) => group.every(({ means }) => means(row))),
        }
      }),
    filter: fc.oneof({ maxDepth: 3 }, comparison, tie("joined"), tie("bracketed")),
  }),
)

const holds = (condition: Condition, row: Row): boolean => {
  if ("all" in condition) return condition.all.every((part) => holds(part, row))
  if ("any" in condition) return condition.any.some((part) => holds(part, row))
  return condition.isIn.includes(row[condition.column as keyof Row])
}

/** Words of the language, in any order, with some that are none. */
const nonsense = fc
  .array(
    fc.constantFrom(
      "(",
      ")",
      "and",
      "or",
      "not",
      "eq",
      "ne",
      "ge",
      "Status",
      "IsRead",
      "Published",
      "true",
      "10",
      "0x14",
      "1e1",
      "constructor",
      "__proto__",
      "toString",
      "'",
      "--",
      ";",
      "\u00a0",
      "\n",
    ),
    { maxLength: 12 },
  )
  .map((words) => words.join(" "))

describe("reading a filter", () => {
  it("takes any text, and throws nothing but its refusal", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          nonsense,
          fc.string(),
          fc.string({ unit: "binary" }),
          filter.map(({ text }) => text.slice(1)),
        ),
        (text) => {
          try {
            expect(readFilter(text, fields)).toBeTypeOf("object")
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal)
            expect(error).toMatchObject({
              status: 400,
              type: "ValidationException",
              errors: { filter: ["invalidFormat"] },
            })
          }
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it("understands what is written", () => {
    fc.assert(
      fc.property(filter, fc.array(rows, { minLength: 1, maxLength: 30 }), ({ text, means }, some) => {
        const condition = readFilter(text, fields)
        expect(some.filter((row) => holds(condition, row))).toEqual(some.filter(means))
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    "",
    " ",
    "Status",
    "Status eq",
    "Status eq Published and",
    "Status eq 15",
    "status eq Published",
    "Status EQ Published",
    "Status eq Published IsRead eq true",
    "(Status eq 10",
    "Status eq 10)",
    "not Status eq 10",
    "Status eq '10'",
    "IsRead eq 2",
  ])("refuses %j", (text) => expect(() => readFilter(text, fields)).toThrow(Refusal))
})

describe("reading a sort", () => {
  const usual = { column: "updated", direction: "desc" } as const
  const sortable = { UpdatedDate: "updated", CreatedDate: "created" } as const
  it("takes any text, and throws nothing but its refusal", () => {
    expect(readSort(undefined, sortable, usual)).toEqual(usual)
    expect(readSort("CreatedDate asc", sortable, usual)).toEqual({ column: "created", direction: "asc" })
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom("constructor asc", "CreatedDate", "CreatedDate up", "")),
        (text) => {
          expect(() => readSort(text, sortable, usual)).toThrow(Refusal)
        },
      ),
    )
  })
})

describe.each(engines)("on the $name database", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await engine.open()
  })
  afterAll(() => database.close())

  it("finds the very rows that a filter means", async () => {
    const check = fc.asyncProperty(
      filter,
      fc.array(rows, { minLength: 1, maxLength: 20 }),
      async ({ text, means }, some) => {
        const list = JSON.stringify(some.map((row, at) => ({ ...row, at })))
        const found = await database.db
          .selectFrom(
            sql<Row & { readonly at: number }>`json_to_recordset(${list}::json)`.as<"given">(
              sql`given(at int, status text, version_status text, is_read boolean)`,
            ),
          )
          .select("at")
          .where(filteredBy(text, fields))
          .orderBy("at")
          .execute()
        expect(found.map(({ at }) => at)).toEqual(some.flatMap((row, at) => (means(row) ? [at] : [])))
      },
    )
    await fc.assert(check, { numRuns: 60 })
  })
})
