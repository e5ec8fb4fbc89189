/** Merges two parts that both hold (of `allOf`, or beside a reference) into the shape of what fits both. */
import { isTighter } from "./bounds.ts"
import { covers, isBound, isEqual, type Shape, type Written } from "./shape.ts"

const typesOfBoth = (a: Shape["types"], b: Shape["types"]): Shape["types"] => {
  if (a === null || b === null) return a ?? b
  const fits = (type: string, types: readonly string[]) => types.some((one) => covers(one, type))
  return [...new Set([...a.filter((type) => fits(type, b)), ...b.filter((type) => fits(type, a))])].toSorted()
}

/** A schema that both schemas hold in. */
const bothWritten = (a: Written, b: Written): Written => {
  if (a === undefined || b === undefined) return a ?? b
  return a === b || isEqual(a, b) ? a : { allOf: [a, b] }
}

const smallest = (a: unknown, b: unknown) => Math.min(Number(a), Number(b))
const greatest = (a: unknown, b: unknown) => Math.max(Number(a), Number(b))

const tighter = (isLower: boolean) => (a: unknown, b: unknown) =>
  isBound(a) && isBound(b) && isTighter(a, b, isLower) ? a : b

const merged: Readonly<Record<string, (a: unknown, b: unknown) => unknown>> = {
  minimum: tighter(true),
  maximum: tighter(false),
  minLength: greatest,
  minItems: greatest,
  minProperties: greatest,
  maxLength: smallest,
  maxItems: smallest,
  maxProperties: smallest,
  "x-maxGraphemes": smallest,
}

/** Annotations: what stands nearer holds. */
const annotations = new Set(["default", "deprecated", "readOnly", "writeOnly", "discriminator", "xml"])

const bothValues = (keyword: string, a: unknown, b: unknown): unknown => {
  if (isEqual(a, b) || annotations.has(keyword) || keyword.startsWith("x-")) return merged[keyword]?.(a, b) ?? b
  return merged[keyword]?.(a, b) ?? { both: [a, b] }
}

/** The later holds where only one can. */
export const bothShapes = (a: Shape, b: Shape): Shape => {
  const keywords = new Map(a.keywords)
  for (const [keyword, value] of b.keywords)
    keywords.set(keyword, keywords.has(keyword) ? bothValues(keyword, keywords.get(keyword), value) : value)
  const fields = new Map(a.fields)
  for (const [name, one] of b.fields) fields.set(name, bothWritten(fields.get(name), one))
  const types = typesOfBoth(a.types, b.types)
  const values =
    a.values === null || b.values === null ? (a.values ?? b.values) : a.values.filter((one) => b.values?.includes(one))
  const isNullable = a.isNullable && b.isNullable
  const hasTwo = a.alternatives.length > 0 && b.alternatives.length > 0
  return {
    name: null,
    component: undefined,
    beside: null,
    node: b.node,
    isNever: a.isNever || b.isNever || (types?.length === 0 && !isNullable) || (values?.length === 0 && !isNullable),
    types,
    values,
    isNullable,
    alternatives: a.alternatives.length > 0 ? a.alternatives : b.alternatives,
    alternativesBy: a.alternativesBy ?? b.alternativesBy,
    parts: [...a.parts, ...b.parts, ...(hasTwo ? [{ [b.alternativesBy ?? "oneOf"]: b.alternatives }] : [])],
    fields,
    forbidden: new Set([...a.forbidden, ...b.forbidden]),
    required: new Set([...a.required, ...b.required]),
    otherFields: a.otherFields === false || b.otherFields === false ? false : bothWritten(a.otherFields, b.otherFields),
    items: bothWritten(a.items, b.items),
    firstItems: b.firstItems.length > a.firstItems.length ? b.firstItems : a.firstItems,
    fieldNames: bothWritten(a.fieldNames, b.fieldNames),
    keywords,
    places: new Map([...a.places, ...b.places]),
  }
}

/** A shape together with what is said beside it, which keeps its name. */
export const besideOne = (one: Shape, own: Shape): Shape => ({
  ...bothShapes({ ...one, isNullable: true }, { ...own, isNullable: true }),
  name: one.name,
  component: one.component,
  beside: one.beside === null ? null : bothShapes(one.beside, own),
  isNullable: one.isNullable && own.isNullable,
})
