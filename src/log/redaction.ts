/**
 * Redacts an event so that it may be stored: people's words become pseudonyms of the same shape; keys, lengths,
 * equality, order and times are kept. The rule of each field is in `redaction-catalogue.ts`. architecture: Events, rule
 * 4; E182.
 */
import type { RecordedEnvelope, RecordedEvent } from "./codec.ts"
import type { Pseudonyms } from "./pseudonyms.ts"
import { isEventType, redactionRules } from "./redaction-catalogue.ts"
import type { Leaf } from "./redaction-rules.ts"

type RuleTree = Leaf | { readonly [field: string]: RuleTree }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu
const moment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/u
const whole = /^\d{1,6}$/u

/** Words that the app itself puts into addresses and codes. Spec §2. */
const houseWords = new Set(
  (
    "search orders offers new edit view details applications executant customer profile chat notifications deals " +
    "favorites other support privacy faq about ua testing auth callback silent logout published moderation archive " +
    "active all unread content asc desc recommended newest oldest my-marketplace"
  ).split(" "),
)

/** Address parameters whose value may be one of those words, a key or a number. Spec §2 Query parameters. */
const houseParameters = new Set(
  (
    "page ot oft at dt ft filter order type sortBy minPrice maxPrice radius classificatorPrimaryKeys participantKey " +
    "chatId modal modal.key modal.orderKey modal.applicationKey"
  ).split(" "),
)

/** Address parameters that hold a person's words. */
const wordParameters = new Set(["search", "location"])

const isFact = (text: string): boolean => uuid.test(text) || moment.test(text) || whole.test(text)

const ruleNames = new Set(
  (
    "required minLength maxLength firstCharIsLetter forbiddenSymbol invalidEmail reservedNames invalidFormat " +
    "outOfRange inThePast endBeforeStart tooFarAhead unknownValue"
  ).split(" "),
)

/** Codes of validation rules, as in `errors: { name: ["minLength"] }`. */
const isRuleName = (text: string): boolean => ruleNames.has(text)

/** Judges each part of a composed key by itself, such as a list's tab and page, or a chat's two keys. */
const fact = (text: string, hide: Pseudonyms): string =>
  isRuleName(text)
    ? text
    : text
        .split("/")
        .map((part) => (isFact(part) || houseWords.has(part) ? part : hide(part)))
        .join("/")

const path = (text: string, hide: Pseudonyms): string =>
  text
    .split("/")
    .map((part) => (uuid.test(part) || houseWords.has(part) ? part : hide(part)))
    .join("/")

const parameter = (name: string, value: string, hide: Pseudonyms): string => {
  if (wordParameters.has(name)) return `${name}=${hide(value)}`
  if (!houseParameters.has(name)) return `${hide(name)}=${hide(value)}`
  return `${name}=${isFact(value) || houseWords.has(value) ? value : hide(value)}`
}

const search = (text: string, hide: Pseudonyms): string =>
  text
    .split(/([?&])/u)
    .map((part) => {
      const [name = "", ...values] = part.split("=")
      return values.length === 0 ? hide(part) : parameter(name, values.join("="), hide)
    })
    .join("")

/** Keeps the name of an error (`TypeError: …`), which tells a developer where to look. */
const fault = (text: string, hide: Pseudonyms): string => {
  const kind = /^(?:[A-Z][a-z]+)*Error(?=:)/u.exec(text)?.[0] ?? ""
  return kind + hide(text.slice(kind.length))
}

const treatments: Readonly<Record<Leaf, (text: string, hide: Pseudonyms) => string>> = {
  keep: (text) => text,
  text: (text, hide) => hide(text),
  fact,
  path,
  search,
  fault,
}

const own = (rules: { readonly [field: string]: RuleTree }, name: string): RuleTree | undefined =>
  Object.hasOwn(rules, name) ? rules[name] : undefined

/** A rule holds for everything below it. A field without a rule should not exist: its texts are hidden. */
const byRule = (value: unknown, rule: RuleTree | undefined, hide: Pseudonyms): unknown => {
  if (typeof value === "string") return typeof rule === "string" ? treatments[rule](value, hide) : hide(value)
  if (Array.isArray(value)) return value.map((one) => byRule(one, rule, hide))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      byRule(field, typeof rule === "object" ? own(rule, name) : rule, hide),
    ]),
  )
}

const ruleOf = (type: string): RuleTree | undefined =>
  isEventType(type) ? (redactionRules[type] as RuleTree) : undefined

/** An event of an unknown type may hold anything: all its texts are hidden. */
const redactEvent = (event: RecordedEvent, hide: Pseudonyms): RecordedEvent => {
  const { type, ...fields } = event
  return { type, ...(byRule(fields, ruleOf(type), hide) as object) }
}

/** The redacted envelope; `hide` makes the pseudonyms of one log. */
export const redact = (envelope: RecordedEnvelope, hide: Pseudonyms): RecordedEnvelope => ({
  ...envelope,
  event: redactEvent(envelope.event, hide),
})
