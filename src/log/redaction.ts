/**
 * Redacts an event so that it may be stored: people's words become pseudonyms of the same shape; keys, lengths,
 * equality, order and times are kept. The rule of each field is in `redaction-catalogue.ts`. architecture: Events, rule
 * 4.
 */
import { ownPage } from "../domain/routes.ts"
import type { RecordedEnvelope, RecordedEvent } from "./codec.ts"
import { addressParameters, houseParameters, houseWords, isRuleName, wordParameters } from "./house-words.ts"
import type { Pseudonyms } from "./pseudonyms.ts"
import { isEventType, redactionRules } from "./redaction-catalogue.ts"
import type { Leaf } from "./rule-shapes.ts"

/** The pseudonyms and the words by which one log is redacted. */
export interface Redaction {
  readonly hide: Pseudonyms
  /** Kept in the path `/my-{product}` (D24): it is the app's word, but of its environment. */
  readonly productSlug: string
}

type RuleTree = Leaf | { readonly [field: string]: RuleTree }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu
const moment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/u
const whole = /^\d{1,6}$/u

const isFact = (text: string): boolean => uuid.test(text) || moment.test(text) || whole.test(text)

/** A key from an address that is none of ours may be any text; what the path calls it is its name everywhere. */
const key = (text: string, by: Redaction): string => (uuid.test(text) || houseWords.has(text) ? text : by.hide(text))

/** Judges each part of a composed key by itself, such as a list's tab and page, or a chat's two keys. */
const fact = (text: string, by: Redaction): string =>
  isRuleName(text)
    ? text
    : text
        .split("/")
        .map((part) => (isFact(part) || houseWords.has(part) ? part : by.hide(part)))
        .join("/")

/** The separators of an address. An address that is a parameter's value has them percent-encoded. */
const plain = { slash: "/", query: /([?&])/u, is: "=" } as const
const encoded = { slash: "%2F", query: /(%3F|%26)/u, is: "%3D" } as const
type Separators = typeof plain | typeof encoded

const pathIn =
  ({ slash }: Separators) =>
  (text: string, by: Redaction): string =>
    text
      .split(slash)
      .map((part) => (`/${part}` === ownPage(by.productSlug) ? part : key(part, by)))
      .join(slash)

const parameter = (name: string, value: string, is: string, by: Redaction): string => {
  const { hide } = by
  if (!houseParameters.has(name)) return `${wordParameters.has(name) ? name : hide(name)}${is}${hide(value)}`
  if (is === plain.is && addressParameters.has(name)) return `${name}${is}${addressInside(value, by)}`
  return `${name}${is}${isFact(value) || houseWords.has(value) ? value : hide(value)}`
}

const searchIn =
  ({ query, is }: Separators) =>
  (text: string, by: Redaction): string =>
    text
      .split(query)
      .map((part, index) => {
        if (index % 2 === 1) return part // a separator: the expression's group
        const [name = "", ...values] = part.split(is)
        return values.length === 0 ? by.hide(part) : parameter(name, values.join(is), is, by)
      })
      .join("")

/** An address that is a parameter's value. It is split encoded as it is, because decoding would change its length. */
const addressInside = (text: string, by: Redaction): string => {
  const [path = "", ...search] = text.split(encoded.query)
  return pathIn(encoded)(path, by) + searchIn(encoded)(search.join(""), by)
}

/** Keeps the name of an error (`TypeError: …`), which shows a developer where to look. */
const fault = (text: string, by: Redaction): string => {
  const kind = /^(?:[A-Z][a-z]+)*Error(?=:)/u.exec(text)?.[0] ?? ""
  return kind + by.hide(text.slice(kind.length))
}

/** The decimals of a degree: a millionth is closer than any place is known. */
const decimals = 6

/** A point somewhere within its degree, which is as wide as a county: two points stay two. */
const point = (value: object, { hide }: Redaction): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, degrees]: readonly [string, unknown]) => {
      if (typeof degrees !== "number") return [name, null]
      const most = 10 ** decimals
      const rest = Math.min(Math.round((Math.abs(degrees) % 1) * most), most - 1)
      const hidden = hide(String(rest).padStart(decimals, "0"))
      return [name, Number(`${degrees < 0 ? "-" : ""}${Math.trunc(Math.abs(degrees))}.${hidden}`)]
    }),
  )

const treatments: Readonly<Record<Leaf, (text: string, by: Redaction) => string>> = {
  keep: (text) => text,
  text: (text, by) => by.hide(text),
  key,
  fact,
  path: pathIn(plain),
  search: searchIn(plain),
  point: (text, by) => by.hide(text),
  fault,
}

const own = (rules: { readonly [field: string]: RuleTree }, name: string): RuleTree | undefined =>
  Object.hasOwn(rules, name) ? rules[name] : undefined

/** A rule holds for everything below it. A field without a rule should not exist: its texts are hidden. */
const byRule = (value: unknown, rule: RuleTree | undefined, by: Redaction): unknown => {
  if (typeof value === "string") return typeof rule === "string" ? treatments[rule](value, by) : by.hide(value)
  if (Array.isArray(value)) return value.map((one) => byRule(one, rule, by))
  if (typeof value !== "object" || value === null) return value
  if (rule === "point") return point(value, by)
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      byRule(field, typeof rule === "object" ? own(rule, name) : rule, by),
    ]),
  )
}

const ruleOf = (type: string): RuleTree | undefined =>
  isEventType(type) ? (redactionRules[type] as RuleTree) : undefined

/** An event of an unknown type may hold anything: all its texts are hidden. */
const redactEvent = (event: RecordedEvent, by: Redaction): RecordedEvent => {
  const { type, ...fields } = event
  return { type, ...(byRule(fields, ruleOf(type), by) as object) }
}

/** The redacted envelope; `by` is the same for all envelopes of one log. */
export const redact = (envelope: RecordedEnvelope, by: Redaction): RecordedEnvelope => ({
  ...envelope,
  event: redactEvent(envelope.event, by),
})
