/** Names and texts may be exactly what spec §5 allows, in every script. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { textBounds, textLimits } from "../../src/domain/limits.ts"
import { isCrowded } from "../../src/domain/marks.ts"
import { graphemeCount, oneLine, saysSomething } from "../../src/domain/graphemes.ts"
import {
  cleanName,
  emailRules,
  isReservedName,
  listingNameRules,
  multiLine,
  personNameRules,
  supportNameRules,
  textAreaRules,
} from "../../src/domain/text.ts"
import { anyText, digits, emoji, forbidden, invisible, letters, plainSigns, spaces, textOf } from "./characters.ts"

const inner = [...letters, ...digits, ...plainSigns]

/** A letter, and then as many characters as are wanted; the last is no space. */
const named = (length: { readonly minLength: number; readonly maxLength: number }): fc.Arbitrary<readonly string[]> =>
  fc
    .tuple(
      fc.constantFrom(...letters),
      textOf(inner, { minLength: length.minLength - 1, maxLength: length.maxLength - 1 }),
    )
    .map(([first, rest]) => [first, ...rest])

/** The same with one character more, somewhere after the first. */
const withOne = (characters: readonly string[], among: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...among), fc.integer({ min: 1, max: Math.max(1, characters.length - 1) }))
    .map(([one, at]) => characters.toSpliced(at, 0, one).join(""))

describe.each([
  ["a person's name", personNameRules, textLimits.personName],
  ["a name to support", supportNameRules, textLimits.supportName],
] as const)("%s", (_, rulesOf, { min, max }) => {
  it("may be any letters, digits and signs that are not forbidden, as long as people count it", () => {
    fc.assert(
      fc.property(named({ minLength: min, maxLength: max }), (characters) => {
        const text = characters.join("")
        // A sign between letters can join them in one character, so the text is counted itself.
        fc.pre(graphemeCount(oneLine(text)) >= min && !isReservedName(text))
        expect(rulesOf(text)).toEqual([])
      }),
    )
  })

  it("may not hold a forbidden sign or emoji anywhere", () => {
    const wrong = named({ minLength: min + 1, maxLength: max - 1 }).chain((characters) =>
      withOne(characters, [...forbidden, ...emoji]),
    )
    fc.assert(
      fc.property(wrong, (text) => {
        fc.pre(graphemeCount(oneLine(text)) >= min)
        expect(rulesOf(text)).toContain("forbiddenSymbol")
      }),
    )
  })

  it("is too short below its least and too long above its most, whatever units its characters take", () => {
    for (const letter of letters) {
      expect(rulesOf(letter)).toEqual(["minLength"])
      expect(rulesOf(letter.repeat(max))).toEqual([])
      expect(rulesOf(letter.repeat(max + 1))).toEqual(["maxLength"])
    }
  })

  it("is missing when there is nothing but white space", () => {
    fc.assert(
      fc.property(textOf(spaces, { maxLength: 10 }), (text) => {
        expect(rulesOf(text.join(""))).toEqual(["required"])
      }),
    )
  })
})

describe("a person's name", () => {
  it.each([...digits, ...plainSigns])("may not begin with %s, which a name to support may", (first) => {
    expect(personNameRules(`${first}nna`)).toContain("firstCharIsLetter")
    expect(supportNameRules(`${first}nna`)).toEqual([])
  })

  it.each([
    ...["A\u200B", "Anna\u202Egpj", "An\u2066na", "An\u00ADna", "An\u0007na", "An\u034Fna"],
    // Letters by their category, and blank: fillers of Hangul.
    ...["An\u3164na", "An\u115Fna", "An\u2800na", "An\u{E0041}na"],
  ])("may not hide anything or turn it round: %j", (name) => {
    expect(personNameRules(name)).toEqual(["forbiddenSymbol"])
    expect(supportNameRules(name)).toEqual(["forbiddenSymbol"])
  })

  it("says both what it begins with and what it holds", () => {
    expect(personNameRules("@nna")).toEqual(["firstCharIsLetter", "forbiddenSymbol"])
    expect(personNameRules("Anna @")).toEqual(["forbiddenSymbol"])
  })

  it.each([
    "Admin",
    "  MODERATOR ",
    "5upport",
    "а d m i n",
    "Sуstem",
    "ADMIN-istrator",
    "r.o.o.t",
    "ＡＤＭＩＮ",
    "n_u_l_l",
    "Handra",
    "Adm\u200Bin",
    "Sup\u00ADport\u2060",
    "modérátor",
    "Admın",
  ])("may not pass for the house: %s", (name) => void expect(personNameRules(name)).toContain("reservedNames"))

  it.each(["Администратор", "Модератор", "YÖNETİCİ", "Modérateur", "Підтримка", "Beheerder"])(
    "may not pass for the house in another language: %s",
    (name) => void expect(personNameRules(name)).toEqual(["reservedNames"]),
  )

  it.each([
    "Adminka",
    "Systema Ltd",
    "Roots",
    "Anna Support",
    "Marketplace Anna",
    "Łukasz O’Brien-Nowak",
    "Zoë",
    "李小龍",
  ])("may remind of it: %s", (name) => void expect(personNameRules(name)).toEqual([]))
})

describe("a listing's name", () => {
  it("is cleaned once and for all", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = cleanName(text)
        expect(cleanName(name)).toBe(name)
        expect(oneLine(name)).toBe(name)
        expect(graphemeCount(name)).toBeLessThanOrEqual(textLimits.listingName.max)
        for (const sign of [...forbidden, ...invisible]) expect(name).not.toContain(sign)
        expect(name).not.toMatch(/\p{Extended_Pictographic}|\p{Regional_Indicator}|([!?.,])\1\1/u)
      }),
      { numRuns: 500 },
    )
  })

  it("stays as it is when there is nothing to clean", () => {
    const clean = textOf([...letters, ...digits, "-", "(", ")", "№", " x"], { minLength: 2, maxLength: 60 })
    fc.assert(
      fc.property(clean, (characters) => {
        const name = characters.join("").trim().normalize("NFC")
        fc.pre(!/\p{Cf}/u.test(name))
        expect(cleanName(name)).toBe(name)
      }),
    )
  })

  it.each([
    ["  Paint\tmy\n kitchen ", "Paint my kitchen"],
    ["Help!!! Now???", "Help! Now?"],
    ["3-room flat", "3-room flat"],
    ["Fix <b>sink</b> 🔧 & tap", "Fix bsinkb tap"],
    ["Cafe\u0301 \u200Bwork", "Café work"],
    ["Paint\u3164\uFFA0\u2800\u034F work", "Paint work"],
    ["🇺🇦 1️⃣ Ремонт", "1 Ремонт"],
    ["Really!!", "Really!!"],
  ])("%j becomes %j", (typed, name) => void expect(cleanName(typed)).toBe(name))

  it("needs two characters after cleaning, and is cut instead of being too long", () => {
    expect(listingNameRules("")).toEqual(["required"])
    expect(listingNameRules(" \n ")).toEqual(["required"])
    expect(listingNameRules("🙂🙂🙂")).toEqual(["minLength"])
    expect(listingNameRules("\u200B\u202E@@")).toEqual(["minLength"])
    expect(listingNameRules("\u3164\u3164\u2800\u2800")).toEqual(["required"])
    expect(listingNameRules("a🙂")).toEqual(["minLength"])
    expect(listingNameRules("ab")).toEqual([])
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!isCrowded(text))
        expect(listingNameRules(text)).not.toContain("maxLength")
      }),
    )
  })

  it("is cut in the middle of no character, and takes no more code units than its bound", () => {
    const { max } = textLimits.listingName
    const heavy = `e${"\u0316".repeat(textBounds.unitsPerGrapheme)}`
    const name = cleanName(heavy.repeat(max))
    expect(name.length).toBeLessThanOrEqual(max * textBounds.unitsPerGrapheme)
    expect(name).toBe(heavy.repeat(Math.floor((max * textBounds.unitsPerGrapheme) / heavy.length)))
    expect(listingNameRules(heavy.repeat(max))).toEqual(["maxLength"])
  })
})

describe("white space", () => {
  it("is one space between words in one line, and nothing else is changed", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = oneLine(text)
        expect(oneLine(line)).toBe(line)
        expect(line).not.toMatch(/^\s|\s$|\s\s|[^\S ]/u)
        expect(line.replaceAll(" ", "")).toBe(text.normalize("NFC").replace(/\s+/gu, ""))
      }),
      { numRuns: 500 },
    )
  })

  it("keeps line breaks in many lines, two in a row at most", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = multiLine(text)
        expect(multiLine(lines)).toBe(lines)
        expect(lines).not.toMatch(/^\s|\s$|\n{3}| {2}| \n|\n |[^\S \n]/u)
        const said = saysSomething(text) ? text.normalize("NFC").replace(/\s+/gu, "") : ""
        expect(lines.replaceAll(/[ \n]/gu, "")).toBe(said)
      }),
      { numRuns: 500 },
    )
    expect(multiLine(" a\r\n- b\r\n\r\n\r\n\r\n- c\u2028d  e ")).toBe("a\n- b\n\n- c\nd e")
  })
})

describe("a text area", () => {
  it("takes any character, and only its length counts", () => {
    const { listingDescription: limit } = textLimits
    const everything = [...inner, ...forbidden, ...emoji]
    fc.assert(
      fc.property(textOf(everything, { minLength: limit.min * 3, maxLength: 200 }), (characters) => {
        const text = characters.join("")
        fc.pre(graphemeCount(text) >= limit.min)
        expect(textAreaRules(text, limit)).toEqual([])
      }),
    )
    expect(textAreaRules("🧑🏽".repeat(limit.max), limit)).toEqual([])
    expect(textAreaRules("🧑🏽".repeat(limit.max + 1), limit)).toEqual(["maxLength"])
    expect(textAreaRules("short", limit)).toEqual(["minLength"])
    expect(textAreaRules(" \n ", limit)).toEqual(["required"])
    expect(textAreaRules("", textLimits.profileText)).toEqual([])
  })
})

describe("a text of few characters and many code units", () => {
  const { max } = textLimits.listingDescription
  const units = max * textBounds.unitsPerGrapheme
  const family = "👩‍👩‍👧‍👦"
  const everyRule = [
    personNameRules,
    supportNameRules,
    listingNameRules,
    emailRules,
    (text: string) => textAreaRules(text, textLimits.listingDescription),
  ]

  it("is too long beyond eight units for each character that it may have", () => {
    const most = Math.floor(units / family.length)
    expect(textAreaRules(family.repeat(most), textLimits.listingDescription)).toEqual([])
    expect(textAreaRules(family.repeat(most + 1), textLimits.listingDescription)).toEqual(["maxLength"])
    for (const rules of everyRule) expect(rules(" ".repeat(units + 1))).toEqual(["maxLength"])
  })

  it("is too long where a character carries more marks than it may", () => {
    for (const rules of everyRule) {
      expect(rules(`Ann${"\u0316".repeat(textBounds.marksPerBase + 1)}a, of all`)).toEqual(["maxLength"])
      expect(rules(`Ann${"\u0316".repeat(textBounds.marksPerBase)}a, of all`)).not.toContain("maxLength")
    }
  })
})

describe("an e-mail address", () => {
  it("is text, @, text, dot, text, without spaces", () => {
    const part = fc.string({ unit: fc.constantFrom(..."abcż0-_+.א"), minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(part, part, part, (name, host, top) => {
        expect(emailRules(` ${name}@${host}.${top} `)).toEqual([])
        for (const wrong of [`${name}${host}`, `${name}@`, `@${host}.${top}`, `${name}@@${host}.${top}`]) {
          expect(emailRules(wrong), wrong).toEqual(["invalidEmail"])
        }
        expect(emailRules(`${name} x@${host}.${top}`)).toEqual(["invalidEmail"])
      }),
    )
    expect(emailRules("")).toEqual(["required"])
    expect(emailRules("a@b")).toEqual(["invalidEmail"])
    for (const hidden of ["an\u200Bna@demo.example", "anna@demo\u00AD.example", "\u202Eanna@demo.example"])
      expect(emailRules(hidden)).toEqual(["invalidEmail"])
    expect(emailRules(`${"a".repeat(251)}@b.c`)).toEqual([])
    expect(emailRules(`${"a".repeat(252)}@b.c`)).toEqual(["maxLength"])
  })
})
