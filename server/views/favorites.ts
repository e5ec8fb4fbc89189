/** Favourites on the wire, each with its listing as everybody sees it. Spec §3 Favourite. */
import type { ListingKind } from "../../src/domain/listings.ts"
import type { Db } from "../contract/services.ts"
import { pageOf, type Paging } from "../contract/pages.ts"
import { wireMoment } from "./moments.ts"

interface FavoriteRow {
  readonly key: string
  readonly listing_key: string
  readonly created_date: Date
}

/** Reads an account's favourites that are on the market, the newest first, and how many there are. */
export const favoriteRows = async (
  db: Db,
  accountKey: string,
  kind: ListingKind,
  paging: Paging,
): Promise<{ readonly count: number; readonly rows: readonly FavoriteRow[] }> => {
  const list = db
    .selectFrom("favorites")
    .innerJoin("listings", "listings.key", "favorites.listing_key")
    .where("favorites.account_key", "=", accountKey)
    .where("listings.kind", "=", kind)
    .where("listings.status", "=", "Published")
    .where("listings.hide", "=", false)
  return pageOf(list, paging, (rows) =>
    rows
      .select(["favorites.key", "favorites.listing_key", "favorites.created_date"])
      .orderBy("favorites.created_date", "desc")
      .orderBy("favorites.key"),
  )
}

/** With the public view of the listing, which `views` reads for all of them at once. */
export const withListings = async <View extends { readonly key: string }>(
  accountKey: string,
  rows: readonly FavoriteRow[],
  views: (keys: readonly string[]) => Promise<readonly View[]>,
) => {
  const byKey = new Map((await views(rows.map((row) => row.listing_key))).map((view) => [view.key, view]))
  return rows.flatMap((row) => {
    const entity = byKey.get(row.listing_key)
    return entity === undefined ? [] : [{ key: row.key, accountKey, entity, createdDate: wireMoment(row.created_date) }]
  })
}

/** Counts how many people keep each of these listings. */
export const favoriteCounts = async (db: Db, listingKeys: readonly string[]): Promise<(key: string) => number> => {
  const rows =
    listingKeys.length === 0
      ? []
      : await db
          .selectFrom("favorites")
          .select(({ fn }) => ["listing_key", fn.countAll<number>().as("count")])
          .where("listing_key", "in", listingKeys)
          .groupBy("listing_key")
          .execute()
  const counts = new Map(rows.map((row) => [row.listing_key, Number(row.count)]))
  return (key) => counts.get(key) ?? 0
}
