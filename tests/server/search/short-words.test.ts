/** A word of at most four letters is looked for whole, as the beginning of a word, and by its forms in its language. */
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { languages } from "../../../src/domain/languages.ts"
import { demoOffers, demoOrders } from "../../../server/demo/content/all.ts"
import { languageOfText } from "../../../server/data/text-language.ts"
import { engines } from "../db/engines.ts"
import { names, publish } from "./published.ts"

/** Pairs of which the first is a short word and the second only has its stem, or looks like it. */
const strangers: readonly (readonly [string, string])[] = [
  ["shed", "She paints walls"],
  ["news", "New windows"],
  ["rose", "Ros und Reiter"],
  ["ours", "Our garden"],
  ["tin", "Tuin onderhouden"],
  ["form", "From wall to wall"],
]

/** Pairs of which the first is another form of a word of the second. */
const kin: readonly (readonly [string, string])[] = [
  ["cars", "Car and carpet"],
  ["okna", "Okno w kuchni"],
  ["дома", "Дом у моря"],
]

/** Short words of the demo that are forms of another in what they find: two beds and a bed, a cień and its cienie. */
const formsFound: Readonly<Record<string, readonly string[]>> = {
  beds: ["Moving from Ehrenfeld to Deutz, two rooms and a piano stool"],
  cień: ["Makijaż ślubny i lekcje makijażu"],
}

/** A page of a search holds a hundred. */
const mostListings = 80

const everything = [...demoOrders, ...demoOffers]

const listings = everything
  .filter((_, at) => at % Math.ceil(everything.length / mostListings) === 0)
  .map(({ name, description, language }) => ({
    name,
    description,
    language,
  }))

/** Every short word that is written anywhere, some of each language. */
const shortWords = languages.flatMap((language) => {
  const texts = listings
    .filter((one) => one.language === language)
    .map(({ name, description }) => `${name} ${description}`)
  const words = new Set(
    texts
      .join(" ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  )
  return [...words]
    .filter((word) => [...word].length <= 4)
    .toSorted()
    .filter((_, at) => at % 3 === 0)
})

describe.each(engines)("a short word on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    database = await open()
    await publish(database.db, [
      ...listings,
      ...strangers.map(([, name]) => ({ name })),
      ...kin.map(([, name]) => ({ name, language: languageOfText(name, "en-US") })),
      { name: "A shed of wood" },
      { name: "Shedding light" },
    ])
  })
  afterAll(() => database.close())

  /**
   * Answers those that have a word which begins so, or is it where there are fewer than three letters, in Latin
   * letters.
   */
  const withWord = async (word: string): Promise<readonly string[]> => {
    const { rows } = await sql<{ readonly name: string }>`select name from listing_versions where exists (
      select from regexp_split_to_table(parted_words(latin_letters(name || ' ' || description)), '[^[:alnum:]]+') as one,
        latin_letters(${word}) as typed
      where one = typed or (length(typed) >= 3 and starts_with(one, typed)))`.execute(database.db)
    return rows.map(({ name }) => name)
  }

  it("is found whole and as a beginning", async () => {
    const found = await names(database.db, { term: "shed" })
    expect(found).toEqual(expect.arrayContaining(["A shed of wood", "Shedding light"]))
  })

  it("is found by its forms in the language in which it was written", async () => {
    for (const [term, name] of kin) expect(await names(database.db, { term })).toContain(name)
  })

  it("is not found by a stem that strangers share, nor by words like it", async () => {
    const wrong: string[] = []
    for (const [term, name] of strangers)
      if ((await names(database.db, { term })).includes(name)) wrong.push(`“${term}” finds “${name}”`)
    expect(wrong).toEqual([])
  })

  it("finds nothing but what has it or a form of it, in any language", async () => {
    expect(shortWords.length).toBeGreaterThan(100)
    const wrong: Record<string, readonly string[]> = {}
    for (const term of new Set(shortWords)) {
      const those = new Set(await withWord(term))
      const others = (await names(database.db, { term })).filter((name) => !those.has(name))
      if (others.length > 0) wrong[term] = others
    }
    expect(wrong).toEqual(formsFound)
  })
})
