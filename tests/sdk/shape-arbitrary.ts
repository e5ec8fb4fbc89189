/** Values that a shape of the contract allows, each beside what it decodes to. */
import fc from "fast-check"
import type { Shape } from "../../src/sdk/decode.ts"

/** As the wire says it, and as the app is to see it. */
export interface Pair {
  readonly wire: unknown
  readonly domain: unknown
}

type Named = Readonly<Record<string, Shape>>

const same = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<Pair> => values.map((value) => ({ wire: value, domain: value }))

const plainJson = fc.jsonValue({ maxDepth: 2 })

const primitives: Readonly<Record<string, fc.Arbitrary<Pair>>> = {
  s: same(fc.string({ unit: "grapheme", maxLength: 12 })),
  n: same(fc.double({ noNaN: true, noDefaultInfinity: true })),
  i: same(fc.maxSafeInteger()),
  b: same(fc.boolean()),
  j: same(plainJson),
  null: same(fc.constant(null)),
}

const mostDeep = 4

const ofName = (shape: string, shapes: Named, depth: number): fc.Arbitrary<Pair> => {
  if (shape.startsWith("?")) return fc.oneof(same(fc.constant(null)), pairsOf(shape.slice(1), shapes, depth))
  const found = shape.startsWith("@") ? shapes[shape.slice(1)] : undefined
  if (found !== undefined) return pairsOf(found, shapes, depth)
  const primitive = primitives[shape]
  if (primitive === undefined) throw new Error(`The contract has no shape ${shape}.`)
  return primitive
}

const ofRecord = (fields: Readonly<Record<string, Shape>>, shapes: Named, depth: number): fc.Arbitrary<Pair> => {
  const names = Object.keys(fields)
  const values = names.map((name) => {
    const value = pairsOf(fields[name] ?? "j", shapes, depth)
    return name.endsWith("?") ? fc.option(value, { nil: null }) : value
  })
  return fc.tuple(...values).map((pairs) => {
    const given = names.flatMap((name, index) => {
      const pair = pairs[index]
      return pair === null || pair === undefined ? [] : [[name.replace(/\?$/u, ""), pair] as const]
    })
    return {
      wire: Object.fromEntries(given.map(([name, { wire }]) => [name, wire])),
      domain: Object.fromEntries(given.map(([name, { domain }]) => [name, domain])),
    }
  })
}

const merged = (pairs: readonly Pair[]): Pair => ({
  wire: Object.assign({}, ...pairs.map(({ wire }) => wire)) as unknown,
  domain: Object.assign({}, ...pairs.map(({ domain }) => domain)) as unknown,
})

/** Every kind of shape that the generator writes; lists end at a depth, so that trees do. */
export const pairsOf = (shape: Shape, shapes: Named, depth = 0): fc.Arbitrary<Pair> => {
  if (typeof shape === "string") return ofName(shape, shapes, depth)
  if (Array.isArray(shape)) return same(fc.constantFrom(...(shape as readonly string[])))
  const composite = shape as Readonly<Record<string, never>>
  if (composite["[]"] !== undefined) {
    if (depth >= mostDeep) return same(fc.constant([]))
    return fc.array(pairsOf(composite["[]"], shapes, depth + 1), { maxLength: 3 }).map((pairs) => ({
      wire: pairs.map(({ wire }) => wire),
      domain: pairs.map(({ domain }) => domain),
    }))
  }
  if (composite["|"] !== undefined) {
    return fc.oneof(...(composite["|"] as readonly Shape[]).map((option) => pairsOf(option, shapes, depth)))
  }
  if (composite["&"] !== undefined) {
    return fc.tuple(...(composite["&"] as readonly Shape[]).map((part) => pairsOf(part, shapes, depth))).map(merged)
  }
  if (composite["~"] !== undefined) return pairsOf(composite["~"], shapes, depth)
  if (composite["#"] !== undefined) {
    return fc
      .constantFrom(...Object.entries(composite["#"] as Readonly<Record<string, number>>))
      .chain(([name, number]) => fc.constantFrom({ wire: name, domain: name }, { wire: number, domain: name }))
  }
  return ofRecord(shape as Readonly<Record<string, Shape>>, shapes, depth)
}
