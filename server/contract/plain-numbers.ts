/**
 * Numbers and booleans in paths, queries and headers, as JSON writes them: no hexadecimal, exponent, plus sign or
 * space.
 */
import type { Check, FieldErrors } from "./checks.ts"
import { isNode } from "./documents.ts"

const patterns = {
  integer: /^-?(?:0|[1-9]\d*)$/u,
  number: /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u,
  boolean: /^(?:true|false)$/u,
} as const

type PlainType = keyof typeof patterns

const isPlainType = (type: unknown): type is PlainType => typeof type === "string" && Object.hasOwn(patterns, type)

/** The pattern that the text of a parameter, or of each of its items, must match; null where it is any text. */
export const patternOf = (schema: unknown, items: unknown): RegExp | null => {
  const type =
    isNode(schema) && schema["type"] === "array" ? isNode(items) && items["type"] : isNode(schema) && schema["type"]
  return isPlainType(type) ? patterns[type] : null
}

/**
 * Wraps a check whose coercion, like JavaScript's, takes `0x10` and ` 5 ` for numbers, with a check of the notation.
 */
export const withPlainNumbers =
  (check: Check, written: Readonly<Record<string, RegExp>>): Check =>
  (values) => {
    const wrong: Record<string, readonly string[]> = {}
    for (const [name, pattern] of Object.entries(written)) {
      const given: unknown = isNode(values) ? values[name] : undefined
      const texts = (Array.isArray(given) ? given : [given]).filter((one): one is string => typeof one === "string")
      if (!texts.every((text) => pattern.test(text))) wrong[name] = ["invalidFormat"]
    }
    const errors: FieldErrors | null = check(values)
    return Object.keys(wrong).length === 0 ? errors : { ...errors, ...wrong }
  }
