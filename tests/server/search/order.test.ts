/** Searches filter by price and category, and no order of them repeats or loses anything between pages. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { categoryKey } from "../../../server/data/classificator.ts"
import { engines } from "../db/engines.ts"
import { addAccount } from "../db/people.ts"
import { found, names, publish, type Sample } from "./published.ts"

const samples: readonly Sample[] = [
  { name: "A agreement", updated: "2026-01-05T00:00:00.000Z", categoryKey: categoryKey("it", "Websites") },
  { name: "B 100 EUR", price: [10_000, "EUR"], updated: "2026-01-04T00:00:00.000Z", categoryKey: categoryKey("it") },
  { name: "C 100 CHF", price: [10_000, "CHF"], updated: "2026-01-03T00:00:00.000Z" },
  { name: "D 100 PLN", price: [10_000, "PLN"], updated: "2026-01-02T00:00:00.000Z" },
  { name: "E 100 SEK", price: [10_000, "SEK"], updated: "2026-01-01T00:00:00.000Z" },
]

/** By the rate of 2 January 2026 (E73). */
const worthOf100Zloty = 23.69

describe.each(engines)("the order of a search on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    database = await open()
    await publish(database.db, samples)
  })
  afterAll(() => database.close())

  const initials = async (query: Parameters<typeof names>[1]): Promise<string> =>
    (await names(database.db, query)).map((name) => name[0]).join("")

  it("is newest first unless asked otherwise", async () => {
    expect(await initials({})).toBe("ABCDE")
    expect(await initials({ "SortBy.OrderBy": "UpdatedDate", "SortBy.Direction": "asc" })).toBe("EDCBA")
    expect(await initials({ "SortBy.OrderBy": "CreatedDate" })).toBe("ABCDE")
  })

  it("has prices by agreement last both ways, and others by what they are worth", async () => {
    expect(await initials({ "SortBy.OrderBy": "Price", "SortBy.Direction": "asc" })).toBe("EDBCA")
    expect(await initials({ "SortBy.OrderBy": "Price", "SortBy.Direction": "desc" })).toBe("CBDEA")
  })

  it("keeps to bounds in EUR, whichever comes first", async () => {
    expect(await initials({ "Filter.PriceMin": 100 })).toBe("BC")
    expect(await initials({ "Filter.PriceMax": worthOf100Zloty })).toBe("DE")
    expect(await initials({ "Filter.PriceMin": 100, "Filter.PriceMax": 10 })).toBe("BD")
    expect(await initials({ "Filter.PriceMin": 0 })).toBe("BCDE")
  })

  it("takes a root for its children", async () => {
    expect(await initials({ "Filter.ClassificatorPrimaryKey": [categoryKey("it")] })).toBe("AB")
    expect(await initials({ "Filter.ClassificatorPrimaryKey": [categoryKey("it", "Websites")] })).toBe("A")
    expect(await initials({ "Filter.ClassificatorPrimaryKey": [randomUUID()] })).toBe("")
  })

  it("has those without a rating last both ways", async () => {
    const { db } = database
    const [good, bad] = [await addAccount(db, "Good"), await addAccount(db, "Bad")]
    await publish(db, [
      { name: "Rated good", accountKey: good },
      { name: "Rated bad", accountKey: bad },
    ])
    await rate(good, 5)
    await rate(bad, 2)
    const [best, worse] = await names(db, { "SortBy.OrderBy": "Rating", "SortBy.Direction": "desc" })
    expect([best, worse]).toEqual(["Rated good", "Rated bad"])
    const [worst, better] = await names(db, { "SortBy.OrderBy": "Rating", "SortBy.Direction": "asc" })
    expect([worst, better]).toEqual(["Rated bad", "Rated good"])
    expect(await names(db, { term: "rated", "SortBy.OrderBy": "Recommended" })).toEqual(["Rated good", "Rated bad"])
  })

  /** Feedback about a profile, with the deal it needs. */
  const rate = async (targetKey: string, rating: number): Promise<void> => {
    const { db } = database
    const author = await addAccount(db, "Author")
    const [listing = ""] = await publish(db, [{ name: "Something else" }])
    const [executant, application, deal] = [randomUUID(), randomUUID(), randomUUID()]
    await db
      .insertInto("executants")
      .values({
        key: executant,
        account_key: author,
        name: "At work",
        status: "Published",
        classificator_root_key: categoryKey("it"),
      })
      .execute()
    const sides = { listing_key: listing, executant_key: executant, customer_key: targetKey }
    await db
      .insertInto("applications")
      .values({ key: application, kind: "Order", status: "Accepted", ...sides })
      .execute()
    await db
      .insertInto("deals")
      .values({
        key: deal,
        application_key: application,
        customer_account_key: targetKey,
        executant_account_key: author,
        status: "InProgress",
        subject: "{}",
        ...sides,
      })
      .execute()
    await db
      .insertInto("feedbacks")
      .values({
        key: randomUUID(),
        deal_key: deal,
        author_type: "Executant",
        author_key: executant,
        target_key: targetKey,
        rating,
        is_revealed: true,
        reveal_at: new Date(),
      })
      .execute()
  }

  it("repeats nothing from page to page, though all are alike", async () => {
    const { db } = database
    await publish(
      db,
      Array.from({ length: 25 }, () => ({ name: "Alike alike" })),
    )
    for (const orderBy of ["UpdatedDate", "CreatedDate", "Price", "Rating", "Recommended"] as const) {
      const query = { term: "alike", "SortBy.OrderBy": orderBy }
      const pages = await Promise.all([0, 10, 20].map((skip) => found(db, query, { top: 10, skip })))
      expect(new Set(pages.flat()).size).toBe(25)
    }
  })

  it("counts what there is on an empty page, and beyond the last one too", async () => {
    const { db } = database
    for (const query of [{}, { term: "alike" }]) expect(await found(db, query, { top: 0, skip: 0 })).toEqual([])
    for (const query of [{}, { term: "alike" }]) expect(await found(db, query, { top: 10, skip: 500 })).toEqual([])
  })
})
