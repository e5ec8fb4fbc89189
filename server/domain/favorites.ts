/** Keeps listings as favourites, and counts who keeps them. Spec §7 Favourites. */
import type { ListingKind } from "../../src/domain/listings.ts"
import { isOnMarket } from "../../src/domain/listing-statuses.ts"
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { notFound, refused } from "../contract/refusals.ts"
import type { Listing } from "./listings.ts"
import { lockedListing } from "./ownership.ts"

/** The kept listing and its favourite. */
export interface Kept {
  readonly key: string
  readonly listing: Listing
}

/** Keeps a listing that everybody may see; one that is kept already stays as it is. `isNew` says whether it changed. */
export const keepFavorite = async (
  db: Db,
  { now, newKey }: Services,
  caller: Caller,
  { kind, key }: { readonly kind: ListingKind; readonly key: string },
): Promise<Kept & { readonly isNew: boolean }> => {
  const listing = await lockedListing(db, kind, key)
  if (listing === undefined || !isOnMarket({ status: listing.status, hidden: listing.hide })) throw notFound()
  if (listing.account_key === caller.accountKey) throw refused("OwnListingException", "This listing is your own.")
  const added = await db
    .insertInto("favorites")
    .values({ key: newKey(), account_key: caller.accountKey, listing_key: key, created_date: now() })
    .onConflict((conflict) => conflict.columns(["account_key", "listing_key"]).doNothing())
    .returning("key")
    .executeTakeFirst()
  if (added !== undefined) return { key: added.key, listing, isNew: true }
  const kept = await db
    .selectFrom("favorites")
    .select("key")
    .where("account_key", "=", caller.accountKey)
    .where("listing_key", "=", key)
    .executeTakeFirstOrThrow()
  return { key: kept.key, listing, isNew: false }
}

/** Lets go of one of the caller's favourites, by its own key or by the listing's. */
export const dropFavorite = async (
  db: Db,
  caller: Caller,
  { kind, key }: { readonly kind: ListingKind; readonly key: string },
): Promise<Kept> => {
  const found = await db
    .selectFrom("favorites")
    .innerJoin("listings", "listings.key", "favorites.listing_key")
    .select(["favorites.key", "favorites.listing_key"])
    .where("favorites.account_key", "=", caller.accountKey)
    .where("listings.kind", "=", kind)
    .where(({ eb, or }) => or([eb("favorites.key", "=", key), eb("favorites.listing_key", "=", key)]))
    .executeTakeFirst()
  const listing = found === undefined ? undefined : await lockedListing(db, kind, found.listing_key)
  if (found === undefined || listing === undefined) throw notFound()
  const { numDeletedRows } = await db.deleteFrom("favorites").where("key", "=", found.key).executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
  return { key: found.key, listing }
}
