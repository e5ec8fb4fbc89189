/** No text is built that a screen could not show. experience: Languages and numbers. */
import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { createIntl, type MessageFormatElement } from "react-intl"
import { describe, expect, it } from "vitest"
import { pseudoTexts } from "../../scripts/build/pseudo-locale.mjs"
import type { MessageId } from "../../src/ui/i18n/messages.ts"
import { builtMessages, compiledTexts, messageProblems, readMessages } from "../../scripts/build/messages.mjs"

const dir = fileURLToPath(new URL("../../src/ui/i18n/messages", import.meta.url))
const en = { deals: { "deals.count": "{count, plural, one {# deal} other {# deals}} of <b>{name}</b>" } }
const alone = (text: string): readonly string[] => messageProblems({ en: { deals: { "deals.count": text } } })
const beside = (language: string, text: string): readonly string[] =>
  messageProblems({ en, [language]: { deals: { "deals.count": text } } })

describe("the texts", () => {
  it("are all fit to be shown", () => {
    expect(existsSync(dir) ? messageProblems(readMessages(dir)) : []).toEqual([])
  })
})

describe("the check of texts", () => {
  it("accepts a good one in every language's plural forms", () => {
    expect(messageProblems({ en })).toEqual([])
    expect(
      beside("pl", "{count, plural, one {# umowa} few {# umowy} many {# umów} other {# umowy}} – <b>{name}</b>"),
    ).toEqual([])
  })

  it.each([
    ["{count", /is not a valid ICU message: expect argument closing brace at character/],
    ["<b>bold", /is not a valid ICU message: unclosed tag/],
    ["", /is empty/],
    ["{n, plural, other {#}}", /lacks the plural form one of \{n\}/],
    ["{n, plural, one {#} few {#} other {#}}", /has the plural form few of \{n\}, which en never uses/],
    ["{n, selectordinal, one {#st} other {#th}}", /lacks the plural form two, few of \{n\}/],
  ])("refuses %j", (text, sentence) => {
    expect(alone(text)).toEqual([expect.stringMatching(sentence)])
  })

  it("refuses a key outside its scope", () => {
    expect(messageProblems({ en: { deals: { "orders.count": "One" } } })).toEqual([
      `en/deals.json: "orders.count" does not begin with "deals.".`,
    ])
  })

  it("holds every language against English", () => {
    expect(messageProblems({ en, de: {} })).toEqual([`de/deals.json: "deals.count" is missing.`])
    expect(beside("de", "{count, plural, one {#} other {#}} von <b>{nam}</b>")).toEqual([
      `de/deals.json: "deals.count" does not use {name}, as en does.`,
      `de/deals.json: "deals.count" uses {nam}, which en does not have.`,
    ])
    expect(beside("ru", "{count, plural, one {#} other {#}} <b>{name}</b>")).toEqual([
      `ru/deals.json: "deals.count" lacks the plural form few, many of {count}.`,
    ])
    const extra = {
      "deals.count": "{count, plural, one {# Deal} other {# Deals}} von <b>{name}</b>",
      "deals.more": "Mehr",
    }
    expect(messageProblems({ en, de: { deals: extra } })).toEqual([`de/deals.json: "deals.more" is not in en.`])
  })

  it("finds what nobody translated, but for words that languages share", () => {
    expect(beside("de", en.deals["deals.count"])).toEqual([`de/deals.json: "deals.count" is still English.`])
    const names = { en: { deals: { "deals.x": "{n} Details" } }, de: { deals: { "deals.x": "{n} Details" } } }
    expect(messageProblems(names)).toEqual([])
  })

  it("lets the developers' page speak English everywhere", () => {
    const texts = {
      en: { ...en, testing: { "testing.title": "Developer page" } },
      de: { deals: { "deals.count": "{count, plural, one {#} other {#}} von <b>{name}</b>" } },
    }
    expect(messageProblems(texts)).toEqual([])
    expect(builtMessages(texts)["de"]).toEqual({ ...texts.de, testing: texts.en.testing })
  })

  it("compiles to trees that need no parser", () => {
    expect(compiledTexts({ "deals.name": "Deal {n, number, ::compact-short}" }, "en")).toEqual({
      "deals.name": [
        { type: 0, value: "Deal " },
        expect.objectContaining({
          type: 2,
          value: "n",
          style: expect.objectContaining({ parsedOptions: expect.anything() }),
        }),
      ],
    })
  })
})

describe("a number and its noun (E434)", () => {
  it.each([
    ["{n, plural, one {# file} other {# files}} of {name}", "3\u{A0}files of Dora"],
    ["Up to <b>{n, plural, one {# day} other {# whole days}}</b>", "Up to 3\u{A0}whole days"],
    ["{name, select, other {In 24 categories, 2 of 5}}", "In 24\u{A0}categories, 2\u{A0}of 5"],
    ["Step {n, number} of {n, number}", "Step 3 of 3"],
    ["Write an e-mail to {name}, or a well-known one", "Write an e-\u{2060}mail to Dora, or a well-known one"],
  ])("stand on one line in %j", (text, said) => {
    const messages = compiledTexts({ "deals.x": text }, "en") as Record<MessageId, MessageFormatElement[]>
    const { formatMessage } = createIntl({ locale: "en", messages })
    const b = (parts: readonly string[]): string => parts.join("")
    expect(formatMessage({ id: "deals.x" as MessageId }, { n: 3, name: "Dora", b })).toBe(said)
  })
})

describe("the pseudo-locale", () => {
  it("says everything in accents and longer, and keeps arguments, tags and forms", () => {
    const compiled = compiledTexts(
      { "deals.count": en.deals["deals.count"], "deals.x": "Close the deal with {name}" },
      "en",
    )
    const pseudo = pseudoTexts(compiled)
    const said = createIntl({ locale: "en", messages: pseudo as Record<MessageId, MessageFormatElement[]> })
    const text = said.formatMessage({ id: "deals.x" as MessageId }, { name: "Dora" })
    expect(text).toMatch(/^Çļóšé ţĥé đéáļ ŵíţĥ .*Dora$/u)
    expect(text.length).toBeGreaterThan("Close the deal with Dora".length * 1.25)
    expect(
      said.formatMessage({ id: "deals.count" as MessageId }, { count: 2, name: "X", b: (parts) => parts.join("") }),
    ).toMatch(/^2\u{A0}đéáļš.* X$/u)
  })
})
