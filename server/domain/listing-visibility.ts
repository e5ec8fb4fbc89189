/** Decides who may look at a listing, and whose look counts as a view. */
import type { Caller } from "../contract/context.ts"
import { applicationStatuses, isEndedApplication } from "../../src/domain/applications.ts"
import { isPublishedItem } from "../../src/domain/listing-statuses.ts"
import type { Db } from "../contract/services.ts"
import type { Listing } from "./listings.ts"
import { viewerOf, type Look } from "./views.ts"

const hasPart = async (db: Db, { key }: Listing, accountKey: string): Promise<boolean> => {
  const part = await db
    .selectFrom("applications")
    .innerJoin("executants", "executants.key", "applications.executant_key")
    .select("applications.key")
    .where("applications.listing_key", "=", key)
    .where("applications.status", "not in", applicationStatuses.filter(isEndedApplication))
    .where((where) =>
      where.or([where("executants.account_key", "=", accountKey), where("applications.customer_key", "=", accountKey)]),
    )
    .limit(1)
    .executeTakeFirst()
  return part !== undefined
}

/**
 * Answers whether the caller may look: a listing on the market is for everybody, and while it is hidden for its owner
 * and whoever has an application or a deal (D42).
 */
export const mayLook = async (db: Db, listing: Listing, caller: Caller | null): Promise<boolean> => {
  if (!isPublishedItem(listing.status)) return false
  if (!listing.hide || listing.account_key === caller?.accountKey) return true
  return caller !== null && hasPart(db, listing, caller.accountKey)
}

/** Counts a look, unless it is the owner's, a bot's or not this viewer's first of the day; answers whether it did. */
export const countView = async (db: Db, listing: Listing, look: Look): Promise<boolean> => {
  const seenBy = viewerOf(look)
  if (seenBy === null || listing.account_key === look.caller?.accountKey) return false
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("listing_views")
    .values({ listing_key: listing.key, viewer: seenBy.viewer, viewed_on: seenBy.day })
    .onConflict((conflict) => conflict.columns(["listing_key", "viewer", "viewed_on"]).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  await db
    .updateTable("listings")
    .set(({ eb }) => ({ views: eb("views", "+", 1) }))
    .where("key", "=", listing.key)
    .execute()
  return true
}
