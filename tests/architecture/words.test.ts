/** One word a thing, in every English text that people read: what the glossary forbids is nowhere. E198. */
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { pushTitles } from "../../server/data/push-titles.ts"
import { textsFor } from "../../server/auth/texts.ts"
import { cantStartWords } from "../../src/ui/shell/cant-start-words.ts"
import glossary from "../../src/ui/i18n/glossary.json" with { type: "json" }

const src = new URL("../../src/", import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, src), "utf8")

interface Text {
  readonly where: string
  readonly text: string
}

/** Every text in a value made of records and lists, by where it is in it. */
const textsIn = (where: string, value: unknown): readonly Text[] => {
  if (typeof value === "string") return [{ where, text: value }]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(`${where} ${name}`, part))
}

const messages = "ui/i18n/messages/en/"
const texts: readonly Text[] = [
  ...readdirSync(new URL(messages, src)).flatMap((file) => textsIn(file, JSON.parse(read(`${messages}${file}`)))),
  ...textsIn("sign-in pages", textsFor("en")),
  ...textsIn("push titles", pushTitles["en-US"]),
  ...textsIn("cant-start-words.ts", cantStartWords),
  { where: "index.html", text: read("index.html").replace(/<[^>]*>/gu, " ") },
]

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** What of the glossary a text breaks, each with the word to say instead. */
const broken = ({ where, text }: Text): readonly string[] =>
  glossary.flatMap(({ not, say, but = [] }) => {
    const said = but.reduce((rest, idiom) => rest.replaceAll(idiom, ""), text.toLowerCase())
    return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(not.toLowerCase())}(?:s|es)?(?![\p{L}\p{N}])`, "u").test(
      said,
    )
      ? [`${where}: “${not}” in “${text}”, say “${say}”`]
      : []
  })

describe("the texts", () => {
  it("are found where people read them", () => {
    expect(texts.length).toBeGreaterThan(700)
  })

  it("have one word a thing", () => {
    expect(texts.flatMap(broken)).toEqual([])
  })

  it("keep from nobody that the parties of a deal see each other's e-mail and telephone (D47)", () => {
    const promises = texts.filter(({ text }) => /never (?:be )?shown|only (?:used )?to sign in/iu.test(text))
    expect(promises).toEqual([])
  })
})

describe("the glossary", () => {
  it("finds a word in any form that it is written in, and nothing inside of others", () => {
    const hits = (text: string): number => broken({ where: "here", text }).length
    expect(hits("The Performer.")).toBe(1)
    expect(hits("two performers")).toBe(1)
    expect(hits("You agreed this minute")).toBe(1)
    expect(hits("The right person for the job")).toBe(0)
    expect(hits("A job for you")).toBe(1)
    expect(hits("forbidden, biddable, performance")).toBe(0)
  })
})
