/** The filter and sort language of lists: a subset of OData over listed fields, parsed into conditions on columns. */
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from "kysely"
import { invalid } from "./refusals.ts"

/** A field that a list may be filtered by: an enumeration with its numbers, or a boolean. */
export interface FilterField {
  readonly column: string
  readonly values: Readonly<Record<string, number>>
  readonly isBoolean?: boolean
}

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly column: string; readonly isIn: readonly (string | boolean)[] }

export const yesOrNo = (column: string): FilterField => ({ column, values: { false: 0, true: 1 }, isBoolean: true })

const comparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
}

const refusal = () => invalid({ filter: ["invalidFormat"] })

const deepest = 20

/** Parses a filter, or refuses it: `Status eq Published and (VersionStatus ne 10 or VersionStatus eq Draft)`. */
export const readFilter = (text: string, fields: Readonly<Record<string, FilterField>>): Condition => {
  const tokens = text.match(/[()]|[^\s()]+/gu) ?? []
  let at = 0
  const next = (): string => tokens[at++] ?? ""

  const comparison = (name: string): Condition => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const operator = next()
    const compare = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined
    const value = next()
    if (field === undefined || compare === undefined) throw refusal()
    const numbers = Object.values(field.values)
    const wanted = Object.hasOwn(field.values, value)
      ? field.values[value]
      : /^\d+$/u.test(value)
        ? Number(value)
        : undefined
    if (wanted === undefined || !numbers.includes(wanted)) throw refusal()
    const names = Object.keys(field.values).filter((one) => compare(field.values[one] ?? 0, wanted))
    return { column: field.column, isIn: field.isBoolean === true ? names.map((one) => one === "true") : names }
  }

  const term = (depth: number): Condition => {
    const token = next()
    if (token !== "(") return comparison(token)
    if (depth >= deepest) throw refusal()
    const inner = either(depth + 1)
    if (next() !== ")") throw refusal()
    return inner
  }

  const joined = (word: string, part: () => Condition): readonly Condition[] => {
    const parts = [part()]
    while (tokens[at] === word) {
      at += 1
      parts.push(part())
    }
    return parts
  }

  const both = (depth: number): Condition => ({ all: joined("and", () => term(depth)) })
  const either = (depth: number): Condition => ({ any: joined("or", () => both(depth)) })

  const condition = either(0)
  if (at !== tokens.length) throw refusal()
  return condition
}

const whereCondition = <DB, TB extends keyof DB>(
  where: ExpressionBuilder<DB, TB>,
  condition: Condition,
): Expression<SqlBool> => {
  if ("all" in condition) return where.and(condition.all.map((part) => whereCondition(where, part)))
  if ("any" in condition) return where.or(condition.any.map((part) => whereCondition(where, part)))
  if (condition.isIn.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`${sql.ref(condition.column)} in (${sql.join(condition.isIn)})`
}

/** The condition of a list's `filter`; without one, all rows. */
export const filteredBy = (text: string | undefined, fields: Readonly<Record<string, FilterField>>) => {
  const condition = text === undefined ? null : readFilter(text, fields)
  return <DB, TB extends keyof DB>(where: ExpressionBuilder<DB, TB>): Expression<SqlBool> =>
    condition === null ? where.lit(true) : whereCondition(where, condition)
}

export interface Sort<Column extends string> {
  readonly column: Column
  readonly direction: "asc" | "desc"
}

/** Parses `UpdatedDate desc` against the fields that a list may be sorted by. */
export const readSort = <Column extends string>(
  text: string | undefined,
  fields: Readonly<Record<string, Column>>,
  usual: Sort<Column>,
): Sort<Column> => {
  if (text === undefined) return usual
  const [name = "", direction] = text.split(" ")
  const column = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (column === undefined || (direction !== "asc" && direction !== "desc")) throw invalid({ sortBy: ["unknownValue"] })
  return { column, direction }
}
