/**
 * Redacts an event so that it may be stored: people's words become pseudonyms of the same shape; keys, lengths,
 * equality, order and times are kept. The rule of each field is in `redaction-catalogue.ts`. architecture: Events, rule
 * 4.
 */
import type { RecordedEnvelope, RecordedEvent } from "./codec.ts"
import { houseWords, isRuleName } from "./house-words.ts"
import { isFact, key, path, search, type Redaction } from "./redacted-addresses.ts"
import { hiddenDegrees, hiddenDegreesText } from "./redacted-points.ts"
import { isEventType, redactionRules } from "./redaction-catalogue.ts"
import type { Leaf } from "./rule-shapes.ts"
import { inPath, respelled } from "./spelling.ts"

type RuleTree = Leaf | { readonly [field: string]: RuleTree }

/** Judges each part of a composed key by itself, such as a list's tab and page, or a chat's two keys. */
const fact = (text: string, by: Redaction): string =>
  isRuleName(text)
    ? text
    : text
        .split("/")
        .map((part) => (isFact(part) || houseWords.has(part) ? part : by.hide(part)))
        .join("/")

/** Longer ones are no number of ours. */
const aDigits = /^\d{1,16}$/u

/**
 * Judges a part of what a command is about by its marks (commands/subjects.ts): words are in quotes, degrees between at signs,
 * and bare digits are a number.
 */
const subjectPart = (part: string, by: Redaction): string => {
  const { hide } = by
  const { mark, inside } = /^(?<mark>["@])(?<inside>.*)\k<mark>$/su.exec(part)?.groups ?? {}
  if (inside === undefined)
    return aDigits.test(part) || isFact(part) || houseWords.has(part) ? part : respelled(part, inPath, hide)
  const change = (text: string): string => (mark === "@" ? hiddenDegreesText(text, hide) : hide(text))
  return `${mark}${respelled(inside, inPath, change)}${mark}`
}

const subject = (text: string, by: Redaction): string =>
  text
    .split("/")
    .map((part) => subjectPart(part, by))
    .join("/")

/** Keeps the name of an error (`TypeError: …`), which shows a developer where to look. */
const fault = (text: string, by: Redaction): string => {
  const kind = /^(?:[A-Z][a-z]+)*Error(?=:)/u.exec(text)?.[0] ?? ""
  return kind + by.hide(text.slice(kind.length))
}

const point = (value: object, { hide }: Redaction): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, degrees]: readonly [string, unknown]) => [
      name,
      typeof degrees === "number" ? hiddenDegrees(degrees, hide) : null,
    ]),
  )

const treatments: Readonly<Record<Leaf, (text: string, by: Redaction) => string>> = {
  keep: (text) => text,
  text: (text, by) => by.hide(text),
  key,
  fact,
  subject,
  path,
  search,
  point: (text, by) => by.hide(text),
  fault,
  gone: () => "",
}

const own = (rules: { readonly [field: string]: RuleTree }, name: string): RuleTree | undefined =>
  Object.hasOwn(rules, name) ? rules[name] : undefined

/** A rule holds for everything below it. A field without a rule should not exist: its texts are hidden. */
const byRule = function* (value: unknown, rule: RuleTree | undefined, by: Redaction): Generator<void, unknown> {
  if (typeof value === "string") return typeof rule === "string" ? treatments[rule](value, by) : by.hide(value)
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) {
    const all: unknown[] = []
    for (const one of value) {
      yield
      all.push(yield* byRule(one, rule, by))
    }
    return all
  }
  if (rule === "point") return point(value, by)
  const fields: (readonly [string, unknown])[] = []
  for (const [name, field] of Object.entries(value))
    fields.push([name, yield* byRule(field, typeof rule === "object" ? own(rule, name) : rule, by)])
  return Object.fromEntries(fields)
}

const ruleOf = (type: string): RuleTree | undefined =>
  isEventType(type) ? (redactionRules[type] as RuleTree) : undefined

/**
 * Redacts an envelope, and stops before each thing of a list, so that a page can be answered between two of them; `by` is
 * the same for all envelopes of one log. An event of an unknown type may hold anything: all its texts are hidden.
 */
export const redacting = function* (envelope: RecordedEnvelope, by: Redaction): Generator<void, RecordedEnvelope> {
  const { type, ...fields } = envelope.event
  const event: RecordedEvent = { type, ...((yield* byRule(fields, ruleOf(type), by)) as object) }
  return { ...envelope, event }
}

/** The redacted envelope, without a stop. */
export const redact = (envelope: RecordedEnvelope, by: Redaction): RecordedEnvelope => {
  const steps = redacting(envelope, by)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}
