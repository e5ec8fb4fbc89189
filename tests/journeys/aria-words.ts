/**
 * Finds those of the product's own texts that somebody hears: what people wrote, numbers and dates are left out as "…".
 */
import { readdirSync, readFileSync } from "node:fs"
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser"

/** One way in which a message can be said: its literal parts, between which arguments stand. */
type Way = readonly string[]

const join = (before: readonly Way[], after: readonly Way[]): readonly Way[] =>
  before.flatMap((one) => after.map((other) => [...one.slice(0, -1), `${one.at(-1)}${other[0]}`, ...other.slice(1)]))

/** The last of them is that of the branch `other`. */
const waysOf = (elements: readonly MessageFormatElement[]): readonly Way[] =>
  elements.reduce<readonly Way[]>(
    (ways, element) => {
      switch (element.type) {
        case TYPE.literal:
          return join(ways, [[element.value]])
        case TYPE.tag:
          return join(ways, waysOf(element.children))
        case TYPE.plural:
        case TYPE.select:
          return join(
            ways,
            Object.values(element.options).flatMap(({ value }) => waysOf(value)),
          )
        default:
          return join(ways, [["", ""]])
      }
    },
    [[""]],
  )

const isSaid = (way: Way, text: string): boolean => {
  const [first = "", ...rest] = way
  const last = rest.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false
  let from = first.length
  for (const part of rest) {
    const at = text.indexOf(part, from)
    if (at === -1) return false
    from = at + part.length
  }
  return from <= text.length - last.length
}

/** Of less than that, an argument is all of the message. */
const fewestLetters = 4

const lettersIn = (way: Way): number => way.join("").replaceAll(/[^\p{L}]/gu, "").length

interface Known {
  readonly way: Way
  readonly text: string
}

const folder = new URL("../../src/ui/i18n/messages/en/", import.meta.url)

/** An owner's texts of listings stand beside a stranger's: of messages that can be said alike, the first one counts. */
const subjectOf = (file: string): string => file.replace(/^own-/u, "")

const known: readonly Known[] = readdirSync(folder)
  .toSorted((a, b) => subjectOf(a).localeCompare(subjectOf(b), "en"))
  .flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Readonly<Record<string, string>>),
  )
  // The market says what a price is for.
  .flatMap(([id, message]) => (id.startsWith("core.price.per") ? [] : [message]))
  .flatMap((message) => {
    const ways = waysOf(parse(message))
    const text = (ways.at(-1) ?? [""]).join("…")
    return ways.map((way) => ({ way, text }))
  })
  .filter(({ way }) => way.length === 1 || lettersIn(way) >= fewestLetters)
  .toSorted((a, b) => a.way.length - b.way.length || lettersIn(b.way) - lettersIn(a.way))

const knownAlone: ReadonlySet<string> = new Set(known.flatMap(({ way }) => (way.length === 1 ? way : [])))

/** A label and what stands beside it, such as "optional", are one name. */
const isTwoTexts = (text: string): boolean =>
  [...text.matchAll(/ /gu)].some(
    ({ index }) => knownAlone.has(text.slice(0, index)) && knownAlone.has(text.slice(index + 1)),
  )

const heard = new Map<string, string>()

/** A message without its arguments, the same for one and for many; "…" for what is none. */
export const wordsOf = (seen: string): string => {
  // Signs that keep what lines may not part (E434).
  const text = seen.replaceAll("\u{A0}", " ").replaceAll("\u{2060}", "")
  const before = heard.get(text)
  if (before !== undefined) return before
  const words = isTwoTexts(text) ? text : (known.find(({ way }) => isSaid(way, text))?.text ?? "…")
  heard.set(text, words)
  return words
}
