/** Words are found by their stems in eleven languages, without accents, begun, and mistyped. Spec §7 Search. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { languages } from "../../../src/domain/languages.ts"
import { engines } from "../db/engines.ts"
import { names, publish } from "./published.ts"

interface Spoken {
  readonly language: string
  readonly name: string
  /** Other forms of its words, and words with their accents left out. */
  readonly terms: readonly string[]
}

const spoken: readonly Spoken[] = [
  {
    language: "en-US",
    name: "Painting of two kitchens",
    terms: ["paint kitchen", "painted kitchens", "kitchn", "kithcens"],
  },
  { language: "de-DE", name: "Wände in der Küche streichen", terms: ["küchen", "wand", "kuche", "streiche", "küceh"] },
  {
    language: "fr-FR",
    name: "Déménagement de meubles anciens",
    terms: ["déménagements", "demenagement meuble", "mueble"],
  },
  {
    language: "nl-NL",
    name: "Tuinen onderhouden en hagen snoeien",
    terms: ["tuin", "haag snoeien", "tuinnen", "hgaen"],
  },
  {
    language: "it-IT",
    name: "Traduzioni di contratti legali",
    terms: ["traduzione contratto", "contrati legali", "lgeali"],
  },
  { language: "tr-TR", name: "Bahçelerde çit onarımı", terms: ["bahçe", "bahce", "onarim", "onraım"] },
  { language: "sv-SE", name: "Städning av lägenheter", terms: ["lägenhet", "lagenhet", "stadning", "stdäning"] },
  { language: "pl-PL", name: "Malowanie ścian w łazience", terms: ["malowania", "scian", "lazienka", "łazeince"] },
  { language: "ru-RU", name: "Ремонт стиральных машин", terms: ["ремонта стиральной машины", "стералных", "рмеонт"] },
  { language: "be-BY", name: "Рамонт пральных машын", terms: ["рамонту", "пральная машына", "ромонт", "пральынх"] },
  { language: "uk-UA", name: "Прибирання великих квартир", terms: ["прибирання квартири", "прибераня", "велкиих"] },
]

it("is tried in every language; one that PostgreSQL can't stem has its endings in a migration", () => {
  expect(spoken.map(({ language }) => language)).toEqual([...languages])
})

describe.each(engines)("the words of a search on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    database = await open()
    await publish(database.db, spoken)
    await publish(database.db, [
      { name: "Cut the hedge", description: "The garden is behind the blue house." },
      { name: "Garden party", description: "Music for sixty guests." },
      { name: "Fensterputz", description: "Wohnung/Haus am See gesucht.Danach 3-Zimmer-Büro.", language: "de-DE" },
      { name: "Налаштування компʼютера", language: "uk-UA" },
      { name: "First", language: "pl-PL", description: "Mieszkanie z kuchnią, do pomalowania ściany i drzwi." },
      { name: "Second", language: "uk-UA", description: "Квартира з кухнею, пофарбувати стіни, дві кімнати." },
      { name: "Third", language: "be-BY", description: "Кватэра з кухняй, пафарбаваць адну сцяну." },
      { name: "Przeprowadzka Poznań", language: "pl-PL" },
      {
        name: "Hidden",
        language: "de-DE",
        description: "Neue Dach\u00ADrinnen und Re\u200Bgen\u2060tonnen hinter der Garage.",
      },
    ])
  })
  afterAll(() => database.close())

  it.each(spoken.flatMap(({ name, terms }) => terms.map((term) => ({ name, term }))))(
    "“$term” finds “$name”",
    async ({ name, term }) => expect(await names(database.db, { term })).toContain(name),
  )

  it("must all be there", async () => {
    expect(await names(database.db, { term: "hedge sixty" })).toEqual([])
    expect(await names(database.db, { term: "hedge blue" })).toEqual(["Cut the hedge"])
  })

  it.each(["haus", "danach", "zimmer büro", "see gesucht"])("are parted by every sign: “%s”", async (term) =>
    expect(await names(database.db, { term })).toEqual(["Fensterputz"]),
  )

  it.each(["комп'ютер", "компʼютер", "комп’ютера"])("may have an apostrophe, whichever: “%s”", async (term) =>
    expect(await names(database.db, { term })).toEqual(["Налаштування компʼютера"]),
  )

  it("need not be there where they say nothing", async () => {
    expect(await names(database.db, { term: "przeprowadzka do Poznania" })).toEqual(["Przeprowadzka Poznań"])
    expect(await names(database.db, { term: "fesnterputz mit haus" })).toEqual(["Fensterputz"])
    expect(await names(database.db, { term: "mit od" })).toEqual([])
  })

  it.each([
    ...["mieszkania", "mieszkaniami", "ściana kuchni", "drzwiami"].map((term) => [term, "First"]),
    ...["квартиру", "стіна кухні", "кімната"].map((term) => [term, "Second"]),
    ...["кватэру", "кватэрамі", "сцяной кухня"].map((term) => [term, "Third"]),
  ])("have stems where there is no dictionary: “%s”", async (term, name) =>
    expect(await names(database.db, { term })).toContain(name),
  )

  it.each(["dachrinnen", "regentonne", "Dach\u00ADrinne", "regen\u200Btonnen"])(
    "are whole around signs that nobody sees: %j",
    async (term) => expect(await names(database.db, { term })).toEqual(["Hidden"]),
  )

  it("count more in a name than in a description", async () =>
    expect(await names(database.db, { term: "garden", "SortBy.OrderBy": "Recommended" })).toEqual([
      "Garden party",
      "Cut the hedge",
    ]))

  it("may be nothing but signs, or what the query language reads", async () => {
    for (const term of ["!!", "& | !", "a:*", "'';--", "the", "<->", "100%", "\\'", "ььь", "ъъъ об", "ŉŉŉ", "①½"])
      expect(Array.isArray(await names(database.db, { term }))).toBe(true)
  })
})
