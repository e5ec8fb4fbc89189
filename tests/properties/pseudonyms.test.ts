/**
 * Pseudonyms look like the texts they hide, are told apart as these are, and lead a replay to the same models. Law 7.
 */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { graphemeCount, seenLine } from "../../src/domain/graphemes.ts"
import { standInsFor } from "../../src/log/pseudonym-letters.ts"
import { createPseudonyms, newPseudonymKey } from "../../src/log/pseudonyms.ts"
import { redact } from "../../src/log/redaction.ts"
import { replayLog } from "../../src/log/replay.ts"
import { aLog } from "../arbitraries/logs.ts"
import { someText } from "../arbitraries/values.ts"

const aKey = fc.uint8Array({ minLength: 32, maxLength: 32 })

const places = (text: string, of: RegExp): readonly number[] => [...text.matchAll(of)].map(({ index }) => index)

const scripts = [
  "Latin",
  "Cyrillic",
  "Greek",
  "Hebrew",
  "Arabic",
  "Han",
  "Hangul",
  "Devanagari",
  "Thai",
  "Ethiopic",
  "Coptic",
]

describe("a pseudonym", () => {
  it("has the length, the characters, the white space and the punctuation of the text", () => {
    fc.assert(
      fc.property(aKey, someText, (key, text) => {
        const pseudonym = createPseudonyms(key)(text)
        expect(pseudonym.length).toBe(text.length)
        expect(graphemeCount(pseudonym)).toBe(graphemeCount(text))
        expect(places(pseudonym, /\s/gu)).toEqual(places(text, /\s/gu))
        if (!/\p{M}/u.test(text)) expect(places(pseudonym, /\p{P}/gu)).toEqual(places(text, /\p{P}/gu))
      }),
      // Pictures that are punctuation, too.
      { numRuns: 1000, examples: ["〽", "〰", "‼", "a⁉ b"].map((text) => [new Uint8Array(32), text]) },
    )
  })

  it("is never the text itself, where there is anything to hide", () => {
    fc.assert(
      fc.property(aKey, someText, (key, text) => {
        if (/[\p{L}\p{N}]/u.test(text)) expect(createPseudonyms(key)(text)).not.toBe(text)
      }),
      // U+118FF is the only letter of its case in its part of Unicode.
      { numRuns: 1000, examples: [[new Uint8Array(32), "\u{118FF}"]] },
    )
  })

  it("is equal for equal texts and unequal for others, as far as the shape leaves room", () => {
    fc.assert(
      fc.property(aKey, fc.array(someText, { maxLength: 60 }), (key, texts) => {
        const hide = createPseudonyms(key)
        const first = texts.map(hide)
        expect(texts.map(hide)).toEqual(first)
        const roomy = texts.filter((text) => places(text, /[\p{L}\p{N}]/gu).length >= 3)
        expect(new Set(roomy.map(hide)).size).toBe(new Set(roomy).size)
      }),
    )
  })

  it("tells ten single digits apart as far as it can, and comes to an end when it can't", () => {
    const hide = createPseudonyms(newPseudonymKey())
    for (const digit of "0123456789") expect(hide(digit)).toMatch(/^\d$/u)
    expect(new Set([..."01234567"].map(hide)).size).toBeGreaterThan(5)
  })

  it("keeps script and case", () => {
    fc.assert(
      fc.property(aKey, fc.stringMatching(/^[A-Za-zß-öø-ÿА-яα-ωא-ת一-龥Ⲁ-ⳣ]{1,20}$/u), (key, text) => {
        const pseudonym = createPseudonyms(key)(text)
        for (const [index, letter] of [...pseudonym].entries()) {
          const before = text[index] ?? ""
          expect(/\p{Lu}/u.test(letter)).toBe(/\p{Lu}/u.test(before))
          for (const script of scripts) {
            const isOf = new RegExp(`\\p{Script=${script}}`, "u")
            expect(isOf.test(letter), `${before} became ${letter}`).toBe(isOf.test(before))
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ["Latin", "Łukasz"],
    ["Cyrillic", "Привет"],
    ["Greek", "Αθήνα"],
    ["Armenian", "Երևան"],
    ["Georgian", "თბილისი"],
    ["Hebrew", "שלום"],
    ["Arabic", "مرحبا"],
    ["Devanagari", "नमक"],
    ["Bengali", "কলম"],
    ["Tamil", "கடல"],
    ["Thai", "กรม"],
    ["Hiragana", "ひらがな"],
    ["Katakana", "カタカナ"],
    ["Hangul", "한국어"],
    ["Han", "汉字"],
  ])("keeps the script of a word in %s", (script, word) => {
    const everyLetter = new RegExp(`^\\p{Script=${script}}+$`, "u")
    for (let seed = 0; seed < 20; seed += 1)
      expect(createPseudonyms(new Uint8Array(32).fill(seed))(word)).toMatch(everyLetter)
  })

  it.each(["ሰላም", "ମନ", "ම", "𐌰𐌱", "ᏣᎳᎩ"])(
    "keeps the part of Unicode of %j, which has no case or a table of its own",
    (text) => {
      const block = (letter: string) => (letter.codePointAt(0) ?? 0) >> 7
      const pseudonym = createPseudonyms(newPseudonymKey())(text)
      expect([...pseudonym].map(block)).toEqual([...text].map(block))
    },
  )

  it.each(["Łukasz", "Ivan\u0301", "👩‍👩‍👧‍👦 ok", "🇺🇦", "שלום", "1️⃣2", "a\r\nb", "क्षत्रिय", "น้ำ", "한국어", "𐌰𐌱", "ሰላም"])(
    "counts as many characters as %j",
    (text) => {
      const pseudonym = createPseudonyms(newPseudonymKey())(text)
      expect(graphemeCount(pseudonym)).toBe(graphemeCount(text))
      expect(pseudonym.length).toBe(text.length)
    },
  )

  it("says as much as the text, so that no address loses a letter of it", () => {
    const letters = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter(
      (letter) => /[\p{L}\p{N}]/u.test(letter) && seenLine(letter) === letter,
    )
    const lost = new Set<string>()
    const looked = new Set<string>()
    for (const letter of letters) {
      const standIns = standInsFor(letter) ?? []
      const all = standIns.join("")
      if (looked.has(all)) continue
      looked.add(all)
      for (const one of standIns) if (seenLine(one) !== one) lost.add(one)
    }
    expect(looked.size).toBeGreaterThan(300)
    expect([...lost]).toEqual([])
  })

  it("is another under another key", () => {
    const text = "Anna Kowalska, Ożarowska 5"
    expect(createPseudonyms(newPseudonymKey())(text)).not.toBe(createPseudonyms(newPseudonymKey())(text))
  })
})

/** Texts at the same place in two read models; their shapes must be the same. */
const pairsOf = (one: unknown, other: unknown, path = ""): readonly (readonly [string, string])[] => {
  if (typeof one === "string" && typeof other === "string") return [[one, other]]
  // Of a point a log keeps the degrees.
  if (/\.(?:lat|lon)$/u.test(path) && typeof one === "number") {
    expect(Math.trunc(Number(other)), path).toBe(Math.trunc(one))
    return []
  }
  if (typeof one !== "object" || one === null) {
    expect(other, path).toEqual(one)
    return []
  }
  const [left, right] = [Object.entries(one), Object.entries(Object(other) as object)]
  expect(right.length, path).toBe(left.length)
  return left.flatMap(([name, value], index) => {
    const [otherName = "", otherValue] = right[index] ?? []
    // A record's key that holds a search term is escaped, so its length may change.
    if (name !== otherName) expect(otherName, path).not.toContain(name)
    return pairsOf(value, otherValue, `${path}.${name}`)
  })
}

describe("the replay of a redacted log", () => {
  it("leads to the read models of the original, with pseudonyms for texts", () => {
    fc.assert(
      fc.property(aKey, aLog, (key, { header, envelopes }) => {
        const hide = createPseudonyms(key)
        const { models } = replayLog({ header, envelopes })
        const redacted = replayLog({
          header,
          envelopes: envelopes.map((one) => redact(one, { hide, productSlug: "handra" })),
        })
        const changed = pairsOf(models, redacted.models).filter(([before, after]) => before !== after)
        const [names, pseudonyms] = [new Map<string, string>(), new Map<string, string>()]
        for (const [before, after] of changed) {
          // An address is hidden part by part, and whole where people's words happen to be the same text.
          if (after !== hide(before)) {
            expect(before).toMatch(/[/{:%&=]/u)
            expect(names.get(before) ?? after, "equal addresses stay equal").toBe(after)
            names.set(before, after)
          }
          if (places(before, /[\p{L}\p{N}]/gu).length < 3) continue
          expect(pseudonyms.get(after) ?? before, "unequal texts stay unequal").toBe(before)
          pseudonyms.set(after, before)
        }
      }),
    )
  })
})
