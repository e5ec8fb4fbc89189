/** Takes what people wrote, keys, moments and amounts out of an answer, and keeps its shape. */
import type { Shape } from "../../../src/sdk/decode.ts"

/** All names that the contract itself has for values: whoever reads them learns nothing of anybody. */
export const namesIn = (shape: unknown): readonly string[] => {
  if (Array.isArray(shape))
    return shape.flatMap((one) => (typeof one === "string" && !one.startsWith("@") ? [one] : namesIn(one)))
  if (typeof shape !== "object" || shape === null) return []
  return Object.entries(shape).flatMap(([key, of]) => (key === "#" ? Object.keys(Object(of)) : namesIn(of)))
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu, "key"],
  [/^\d{4}-\d{2}-\d{2}T/u, "moment"],
  [/^\d{4}-\d{2}-\d{2}$/u, "day"],
  [/^$/u, ""],
]

/** Masked texts stay as they are. */
const stays = new Set(["key", "moment", "day", "text"])

const maskedText = (text: string, names: ReadonlySet<string>): string =>
  names.has(text) || stays.has(text) ? text : (kinds.find(([kind]) => kind.test(text))?.[1] ?? "text")

/** Items that look the same say one thing about the shape, so that one of them is kept. */
const distinct = (items: readonly unknown[]): readonly unknown[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]

export const maskedBy = (shapes: Readonly<Record<string, Shape>>): ((value: unknown) => unknown) => {
  const names = new Set(namesIn(Object.values(shapes)))
  const masked = (value: unknown): unknown => {
    if (typeof value === "string") return maskedText(value, names)
    if (typeof value === "number") return Number.isInteger(value) ? 1 : 0.5
    if (Array.isArray(value)) return distinct(value.map(masked))
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([field, of]) => [field, masked(of)]))
  }
  return masked
}
