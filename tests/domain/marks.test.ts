/** A character carries as many marks as every script needs, and loses those beyond. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { textBounds } from "../../src/domain/limits.ts"
import { isCrowded, normalized, uncrowded } from "../../src/domain/marks.ts"
import { anyText } from "./characters.ts"

const { marksPerBase: most } = textBounds
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })
const isOne = (text: string): boolean => graphemes.segment(text).containing(0)?.segment === text

/** By Unicode's rules (UAX #29) they stand alone, and they are nine of ten. */
const isUnassignedOrPrivate = /[\p{Cn}\p{Co}\p{Cs}]/u

/** Every character that is in one grapheme with itself, or with the letter before it, however often it is repeated. */
const extending = Array.from({ length: 0x11_0000 - 1 }, (_, at) => String.fromCodePoint(at + 1))
  .filter((char) => !isUnassignedOrPrivate.test(char))
  .filter((char) => isOne(char + char + char) || isOne(`a${char}`))

const crowding = fc
  .array(
    fc.oneof(
      fc.constantFrom("a", "가", "각", "क", "👩", "🏴", " "),
      fc.constantFrom("\u0301", "\u0316", "\u200d", "\ufe0f", "🏽", "\u{e0061}", "ᄀ", "ᅡ", "ᆨ", "\u094d"),
      fc.constantFrom(...extending),
    ),
    { maxLength: 200, size: "max" },
  )
  .map((characters) => characters.join(""))

describe("a character", () => {
  it("may have no more marks than its bound, whatever they are", () => {
    expect(extending.length).toBeGreaterThan(2_000)
    const free = extending.filter((char) => !isCrowded(`a${char.repeat(most + 2)}`))
    expect(free.map((char) => char.codePointAt(0)?.toString(16))).toEqual([])
  })

  it.each([
    "नमस्ते क्षत्रिय स्त्री र्त्स्न्या",
    "น้ำ กำแพง ที่นี่ ผู้ใหญ่",
    "Nguyễn Thị Hồng".normalize("NFD"),
    "שָׁלוֹם בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים",
    "한국어를 씁니다 부엌".normalize("NFD"),
    "བསྒྲུབས་ སྐྱེད་",
    "بِسْمِ ٱللَّٰهِ ٱلرَّحْمَٰنِ",
    "👨‍👩‍👧‍👦",
    "👩🏽‍❤️‍💋‍👨🏻",
    "👩🏽‍👩🏽‍👧🏽‍👦🏽",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "1️⃣🇺🇦🧑🏻‍🤝‍🧑🏿",
  ])("is not crowded in %s", (text) => {
    expect(isCrowded(text)).toBe(false)
    expect(uncrowded(text)).toBe(text)
    expect(normalized(text, "NFC")).toBe(text.normalize("NFC"))
  })
})

describe("a text without its crowds", () => {
  it("is not crowded, and is what it was where it wasn't", () => {
    fc.assert(
      fc.property(fc.oneof(crowding, anyText), (text) => {
        const thin = uncrowded(text)
        expect(isCrowded(thin)).toBe(false)
        expect(uncrowded(thin)).toBe(thin)
        if (!isCrowded(text)) expect(thin).toBe(text)
      }),
      { numRuns: 1_000 },
    )
  })

  it("keeps each base and its first marks", () => {
    expect(uncrowded(`a${"\u0301".repeat(50)}b${"\u0316".repeat(most)}c`)).toBe(
      `a${"\u0301".repeat(most)}b${"\u0316".repeat(most)}c`,
    )
    expect(uncrowded(`${"ᄀ".repeat(50)}나`)).toBe(`${"ᄀ".repeat(most + 1)}나`)
  })
})
