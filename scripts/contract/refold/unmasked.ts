/** Puts values that the client can read in place of the words of a masked answer. */
import { isRecord } from "../../../src/domain/json.ts"

const words: Readonly<Record<string, string>> = { moment: "2026-01-01T00:00:00.000Z", day: "2026-01-01" }

/** The items of a list are different things, so that each but the first gets keys of its own. */
export const unmasked = (value: unknown, end = ""): unknown => {
  if (value === "key") return `key${end}`
  if (typeof value === "string") return words[value] ?? value
  if (Array.isArray(value)) return value.map((item, index) => unmasked(item, index === 0 ? end : `${end}-${index + 1}`))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([field, of]) => [field, unmasked(of, end)]))
}
