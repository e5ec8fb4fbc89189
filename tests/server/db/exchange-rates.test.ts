/** The database knows what each currency is worth: prices are filtered and sorted in EUR. */
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { currencies } from "../../../src/domain/currencies.ts"
import { oneEngine } from "./engines.ts"

const whatToWrite =
  "a migration that replaces the function eur_minor by one with the rate, and then writes listing_versions.price_eur_minor anew; the rates in 0012-search.ts stay as they ran"

describe.each(oneEngine)("on the $name database", ({ open }) => {
  it("each currency has a rate (E73)", async () => {
    const { db, close } = await open()
    const { rows } = await sql<{ readonly currency: string; readonly worth: number | null }>`
      select currency, eur_minor(100000, currency) as worth from unnest(${[...currencies]}::text[]) as currency`.execute(
      db,
    )
    await close()
    const unknown = rows.flatMap(({ currency, worth }) => (worth === null ? [currency] : []))
    expect(rows.map(({ currency }) => currency)).toEqual(currencies)
    expect(unknown, whatToWrite).toEqual([])
  })
})
