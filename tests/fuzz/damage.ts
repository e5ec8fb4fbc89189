/** Makes a good value bad somewhere inside: replaced, taken away, or with something more. */
import * as fc from "fast-check"

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, "", " ", 0, -1, 0.1, 1e308, 2 ** 53, "\u0000", "\uD800", [], {}, [[[null]]]),
  fc.constantFrom<unknown>("x".repeat(3_000), ["x"], { key: "x" }, JSON.parse('{"__proto__":{"a":1},"constructor":1}')),
  fc.jsonValue({ maxDepth: 2 }),
)

type Change =
  | { readonly how: "replace"; readonly by: unknown }
  | { readonly how: "remove" }
  | { readonly how: "add"; readonly name: string; readonly by: unknown }

const changed = (value: unknown, steps: readonly number[], change: Change): unknown => {
  const [step, ...others] = steps
  if (typeof value !== "object" || value === null) return change.how === "replace" ? change.by : value
  const names = Object.keys(value)
  const name = step === undefined ? undefined : names[step % Math.max(1, names.length)]
  if (name === undefined) {
    if (change.how === "add" && !Array.isArray(value)) return { ...value, [change.name]: change.by }
    return change.how === "replace" ? change.by : value
  }
  const entries = Object.entries(value).flatMap(([known, inner]) => {
    if (known !== name) return [[known, inner] as const]
    if (change.how === "remove" && others.length === 0) return []
    return [[known, changed(inner, others, change)] as const]
  })
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ how: fc.constant("replace"), by: junk }),
  fc.constant({ how: "remove" } as const),
  fc.record({
    how: fc.constant("add"),
    name: fc.constantFrom("x", "key", "status", "accountKey", "isAdmin"),
    by: junk,
  }),
)

/** The values, each with one thing wrong with it, mostly. */
export const damaged = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.array(fc.nat(20), { maxLength: 4 }), changes)
    .map(([value, steps, change]) => changed(value, steps, change))
