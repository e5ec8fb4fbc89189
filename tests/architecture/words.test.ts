/** One word a thing, in every text that people read, in every language: what its glossary forbids is nowhere. */
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { reasonStrings } from "../../scripts/mobile/ios-reasons.mjs"
import { literalsOf, readMessages } from "../../scripts/build/messages.mjs"
import { pushTitles } from "../../server/data/push-titles.ts"
import { textsFor } from "../../server/auth/texts.ts"
import { deletedName } from "../../src/domain/deleted-name.ts"
import { languages, type Language } from "../../src/domain/languages.ts"
import { cantStartWords } from "../../src/ui/shell/cant-start-words.ts"
import { companySentences } from "../server/demo/company-sentences.ts"

const src = new URL("../../src/", import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, src), "utf8")

interface Text {
  readonly where: string
  readonly text: string
}

interface Glossary {
  /** The way people are addressed, and the tone. */
  readonly address: string
  readonly tone: string
  readonly terms: Readonly<Record<string, { readonly word: string }>>
  readonly forbidden: readonly Forbidden[]
}

interface Forbidden {
  /** A word or several; with `*` at its end, the beginning of a word. */
  readonly not: string
  readonly say: string
  /** The texts where the word stands for something else. */
  readonly but?: readonly string[]
}

const glossaryOf = (code: string): Glossary => JSON.parse(read(`ui/i18n/glossaries/${code}.json`))

const messages = readMessages(new URL("ui/i18n/messages", src).pathname)

/** Every text in a value made of records and lists, by where it is in it. */
const textsIn = (where: string, value: unknown): readonly Text[] => {
  if (typeof value === "string") return [{ where, text: value }]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(`${where} ${name}`, part))
}

const onlyEnglish = (): readonly Text[] => [
  ...textsIn("cant-start-words.ts", cantStartWords),
  { where: "index.html", text: read("index.html").replace(/<[^>]*>/gu, " ") },
]

const textsOf = (language: Language): readonly Text[] => {
  const code = language.slice(0, 2)
  const ofMessages = Object.values(messages[code] ?? {}).flatMap((scope) =>
    Object.entries(scope).map(([id, text]) => ({ where: id, text: literalsOf(text, code).join(" · ") })),
  )
  return [
    ...ofMessages,
    ...textsIn("sign-in pages", textsFor(language)),
    ...textsIn("push titles", pushTitles[language]),
    ...textsIn("reasons of the iOS app", reasonStrings(code).split("\n")),
    ...(code === "en" ? onlyEnglish() : []),
  ]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

const pattern = (not: string): RegExp => {
  const end = not.endsWith("*") ? "" : String.raw`(?:s|es)?(?![\p{L}\p{N}])`
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(not.replace(/\*$/u, ""))}${end}`, "u")
}

/** Answers the words by which a text breaks the glossary, each with the word to say instead. */
const brokenBy = (code: string, allowed: ReadonlySet<string> = new Set()) => {
  const rules = glossaryOf(code)
    .forbidden.filter(({ not }) => !allowed.has(not))
    .map((rule) => ({ ...rule, found: pattern(rule.not.toLocaleLowerCase(code)) }))
  return ({ where, text }: Text): readonly string[] =>
    rules.flatMap(({ not, say, but = [], found }) => {
      const said = but.reduce(
        (rest, idiom) => rest.replaceAll(idiom.toLocaleLowerCase(code), ""),
        text.toLocaleLowerCase(code),
      )
      return found.test(said) ? [`${where}: “${not}” in “${text}”, say “${say}”`] : []
    })
}

/** Spaces at which no line may end, or that lack: after words of one letter, and beside signs that languages set apart. E461. */
const looseSpaces: Readonly<Partial<Record<Language, RegExp>>> = {
  "pl-PL": /(?<!\p{L})[aiouwz] (?=\S)/giu,
  "ru-RU": /(?<!\p{L})[авикосу] (?=\S)| —/giu,
  "uk-UA": /(?<!\p{L})[авзійоу] (?=\S)| —/giu,
  "be-BY": /(?<!\p{L})[азікоуў] (?=\S)| —/giu,
  "fr-FR": / [;:!?»]|« /gu,
  "de-DE": /(?<!\u00A0)…/gu,
  "sv-SE": /(?<!\u00A0)…/gu,
}

const looseIn = (language: Language) => {
  const loose = looseSpaces[language]
  return ({ where, text }: Text): readonly string[] =>
    loose === undefined
      ? []
      : [...text.matchAll(loose)].map(({ index }) => `${where}: “${text.slice(Math.max(0, index - 12), index + 12)}”`)
}

/** The arguments that English has in quotes: what people gave a title, of any words and in any language. */
const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(/“\{(?<name>\w+)\}”/gu)].flatMap(({ groups }) => groups?.["name"] ?? [])

/** Texts in which such a title is a part of the sentence: taken for a name, it got a preposition for people. */
const unquotedIn = (language: Language): readonly string[] =>
  Object.entries(messages["en"] ?? {}).flatMap(([scope, texts]) =>
    Object.entries(texts).flatMap(([id, english]) => {
      const text = messages[language.slice(0, 2)]?.[scope]?.[id]
      const isApart = (name: string): boolean =>
        text === undefined || new RegExp(String.raw`[:“„”«][\u00A0 ]?\{${name}\}`, "u").test(text)
      return quotedIn(english).every(isApart) ? [] : [`${id}: “${text}”`]
    }),
  )

/** Answers the texts that the demo's people say to somebody. E310. */
const companyTexts = (language: Language): readonly Text[] =>
  companySentences(language, "12 × 40").map((text) => ({ where: "demo company", text }))

/**
 * The forms in which people address somebody whom they don't know, where the market itself is on closer terms. E641.
 */
const amongPeople: ReadonlySet<string> = new Set(["u", "uw", "Lei"])

describe.each(languages)("the texts in %s", (language) => {
  it("are found where people read them", () => {
    expect(textsOf(language).length).toBeGreaterThan(700)
  })

  it("have one word a thing", () => {
    const code = language.slice(0, 2)
    expect(textsOf(language).flatMap(brokenBy(code))).toEqual([])
    expect(companyTexts(language).flatMap(brokenBy(code, amongPeople))).toEqual([])
  })

  it("leave no word of one letter and no sign at the wrong end of a line", () => {
    expect([...textsOf(language), ...companyTexts(language)].flatMap(looseIn(language))).toEqual([])
  })

  it("have titles in quotes or behind a colon", () => {
    expect(unquotedIn(language)).toEqual([])
  })

  it("name those who left as all pages do", () => {
    const pageIds = ["faq.delete.answer", "privacy.deletion.text", "privacy.deletion.stays"].map((id) => `pages.${id}`)
    const ids = new Set([...pageIds, "settings.delete.stays"])
    const texts = textsOf(language).filter(({ where }) => ids.has(where))
    expect(texts).toHaveLength(ids.size)
    const shown = messages[language.slice(0, 2)]?.["chat"]?.["chat.deletedUser"] ?? deletedName
    expect(texts.filter(({ text }) => !text.includes(shown))).toEqual([])
  })

  it("say in the glossary how people are addressed, and the words of the market", () => {
    const { address, tone, terms } = glossaryOf(language.slice(0, 2))
    expect([address, tone].every((said) => said.length > 20)).toBe(true)
    expect(Object.keys(terms)).toEqual(
      expect.arrayContaining([
        "order",
        "offer",
        "executant",
        "customer",
        "application",
        "deal",
        "review",
        "moderation",
      ]),
    )
  })
})

describe("the English texts", () => {
  it("keep from nobody that the parties of a deal see each other's e-mail and telephone (D47)", () => {
    const promises = textsOf("en-US").filter(({ text }) => /never (?:be )?shown|only (?:used )?to sign in/iu.test(text))
    expect(promises).toEqual([])
  })
})

describe("the glossaries", () => {
  it("are those of the languages spoken", () => {
    const files = readdirSync(new URL("ui/i18n/glossaries", src)).sort()
    expect(files).toEqual(languages.map((language) => `${language.slice(0, 2)}.json`).sort())
  })

  it("find a word in any form that it is written in, and nothing inside of others", () => {
    const hits = (text: string): number => brokenBy("en")({ where: "here", text }).length
    expect(hits("The Performer.")).toBe(1)
    expect(hits("two performers")).toBe(1)
    expect(hits("You agreed this minute")).toBe(1)
    expect(hits("The right person for the job")).toBe(0)
    expect(hits("A job for you")).toBe(1)
    expect(hits("forbidden, biddable, performance")).toBe(0)
  })

  it("find the cases of a word by its beginning", () => {
    const hits = (text: string): number => brokenBy("ru")({ where: "here", text }).length
    expect(hits("Выберите подрядчика.")).toBe(1)
    expect(hits("Неподрядчик")).toBe(0)
  })
})
