/** Published listings written straight into the tables, for tests of what finds them. Spec §7 Search. */
import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import { withSnapshot, withTransaction } from "../../../server/db/database.ts"
import type { Schema } from "../../../server/db/schema.ts"
import { searchCount, searchPage } from "../../../server/domain/search-rows.ts"
import { wantedOf } from "../../../server/domain/search.ts"
import type { Input } from "../../../server/contract/shapes.ts"
import { addAccount } from "../db/people.ts"

type Db = Kysely<Schema>
type Query = Input<"search">["query"]

export interface Sample {
  readonly name: string
  readonly description?: string
  readonly language?: string
  readonly categoryKey?: string
  /** Minor units and their currency; by agreement where absent. */
  readonly price?: readonly [number, "EUR" | "CHF" | "PLN" | "SEK"]
  readonly updated?: string
  readonly accountKey?: string
  readonly at?: {
    readonly lat: number
    readonly lon: number
    readonly radius: number
    readonly geometryId?: string
  }
}

const moments = (updated = "2026-02-01T00:00:00.000Z") => ({ created_date: updated, updated_date: updated })

/** Adds them and answers their keys. */
export const publish = async (db: Db, samples: readonly Sample[]): Promise<readonly string[]> => {
  const fallback = await addAccount(db)
  return withTransaction(db, async (trx) => {
    const keys: string[] = []
    for (const sample of samples) {
      const { name, description = "Nothing more.", language = "en-US", price, at } = sample
      const [key, version] = [randomUUID(), randomUUID()]
      keys.push(key)
      await trx
        .insertInto("listings")
        .values({
          key,
          kind: "Order",
          account_key: sample.accountKey ?? fallback,
          status: "Published",
          latest_version_key: version,
          published_version_key: version,
          language,
          ...moments(sample.updated),
        })
        .execute()
      await trx
        .insertInto("listing_versions")
        .values({
          key: version,
          listing_key: key,
          version_status: "Published",
          classificator_key: sample.categoryKey ?? randomUUID(),
          name,
          description,
          language,
          start_date: "2026-03-01",
          end_date: "2026-03-05",
          price_by_agreement: price === undefined,
          ...(price && { price_value_minor: price[0], price_currency: price[1], price_unit: "Service" as const }),
        })
        .execute()
      if (at === undefined) continue
      await trx
        .insertInto("locations")
        .values({
          key: randomUUID(),
          listing_key: key,
          address: "Somewhere",
          lat: at.lat,
          lon: at.lon,
          radius_metres: at.radius,
          geometry_id: at.geometryId ?? null,
        })
        .execute()
    }
    return keys
  })
}

export const nowOfSearches = new Date("2026-02-10T00:00:00.000Z")

const everything = { top: 100, skip: 0 }

/** The keys that a search of orders answers, in its order; the count is of as many. */
export const found = async (db: Db, query: Query, page = everything): Promise<readonly string[]> =>
  withSnapshot(db, async (snapshot) => {
    const wanted = wantedOf({ path: { type: "orders" }, query })
    const { keys, count } = await searchPage(snapshot, wanted, page, nowOfSearches)
    const counted = await searchCount(snapshot, wanted)
    if (count !== counted) throw new Error(`The page says ${count}, the count alone ${counted}.`)
    if (page === everything && count !== keys.length) throw new Error(`${keys.length} were found, ${count} counted.`)
    return keys
  })

export const names = async (db: Db, query: Query): Promise<readonly string[]> => {
  const keys = await found(db, query)
  const rows = await db.selectFrom("listing_versions").select(["listing_key", "name"]).execute()
  return keys.map((key) => rows.find((row) => row.listing_key === key)?.name ?? "")
}
