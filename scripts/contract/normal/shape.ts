/**
 * A shape says what a schema lets through, in one form whichever way it is written: refactors that change nothing are gone before
 * anything is compared. Schemas below are left as they are written, because they may have the whole within themselves.
 */
import type { Said } from "../source/parse.ts"

/** A schema below, as it is written; undefined where there is none. */
export type Written = unknown

export interface Shape {
  /** The component that it was referred to by, null where it stands in its place. */
  readonly name: string | null
  /** The component by itself, and the shape of what stands beside the reference to it; null where there is no name. */
  readonly component: Written
  readonly beside: Shape | null
  /** The record that it is written in. */
  readonly node: Said
  /** Nothing fits. */
  readonly isNever: boolean
  /** The types but null, of which `isNullable` says whether it fits; null where all types fit. */
  readonly types: readonly string[] | null
  readonly isNullable: boolean
  /** The JSON of each value that fits, without null; null where all values fit. */
  readonly values: readonly string[] | null
  readonly alternatives: readonly Written[]
  readonly alternativesBy: "oneOf" | "anyOf" | null
  /** Parts that hold too, and could not be merged. */
  readonly parts: readonly Written[]
  readonly fields: ReadonlyMap<string, Written>
  readonly forbidden: ReadonlySet<string>
  readonly required: ReadonlySet<string>
  /** The schema of all other fields: false where there are none, undefined where they may be anything. */
  readonly otherFields: Written
  readonly items: Written
  readonly firstItems: readonly Written[]
  readonly fieldNames: Written
  /** All other keywords, without those that say what is so anyway. */
  readonly keywords: ReadonlyMap<string, unknown>
  /** The record in which each keyword stands. */
  readonly places: ReadonlyMap<string, Said>
}

/** A smallest or greatest number, and whether the value itself is outside. */
export interface Bound {
  readonly limit: number
  readonly isExclusive: boolean
}

export const isBound = (one: unknown): one is Bound => typeof one === "object" && one !== null && "isExclusive" in one

/** Answers whether a value of the second type is one of the first, too: whole numbers are numbers. */
export const covers = (type: string, other: string): boolean =>
  type === other || (type === "number" && other === "integer")

/** JSON in which the order of fields does not count. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  ) ?? "undefined"

export const isEqual = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** Lets everything through. */
export const anything = (node: Said): Shape => ({
  name: null,
  component: undefined,
  beside: null,
  node,
  isNever: false,
  types: null,
  isNullable: true,
  values: null,
  alternatives: [],
  alternativesBy: null,
  parts: [],
  fields: new Map(),
  forbidden: new Set(),
  required: new Set(),
  otherFields: undefined,
  items: undefined,
  firstItems: [],
  fieldNames: undefined,
  keywords: new Map(),
  places: new Map(),
})

/** Says nothing of the types of values. */
export const isAnything = ({ types, values, alternatives, isNever }: Shape): boolean =>
  types === null && values === null && alternatives.length === 0 && !isNever
