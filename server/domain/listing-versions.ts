/** The words of a listing's versions, and whether somebody who writes anew has seen the latest. */
import { isDeepStrictEqual } from "node:util"
import { refused } from "../contract/refusals.ts"
import type { Db } from "../contract/services.ts"
import type { Listing, ListingText } from "./listings.ts"

export const versionRow = (db: Db, key: string) =>
  db.selectFrom("listing_versions").selectAll().where("key", "=", key).executeTakeFirstOrThrow()

type Version = Awaited<ReturnType<typeof versionRow>>

export const textOf = (version: Version): ListingText => ({
  name: version.name,
  description: version.description,
  classificator_key: version.classificator_key,
  price_by_agreement: version.price_by_agreement,
  price_value_minor: version.price_value_minor,
  price_currency: version.price_currency,
  price_unit: version.price_unit,
  start_date: version.start_date,
  end_date: version.end_date,
})

interface Rewriting {
  readonly text: ListingText
  /** The version that the words were written from; undefined where the client does not say. */
  readonly base: string | undefined
}

/**
 * Refuses words for a locked listing that were written from others than it has now. A version that only brought files
 * has the words of the one before it; and a request that is sent again because its answer was lost finds its own words.
 */
export const requireWordsSeen = async (db: Db, listing: Listing, { text, base }: Rewriting): Promise<void> => {
  if (base === undefined || base === listing.latest_version_key) return
  const latest = textOf(await versionRow(db, listing.latest_version_key))
  if (isDeepStrictEqual(latest, text)) return
  const seen = await db
    .selectFrom("listing_versions")
    .selectAll()
    .where("key", "=", base)
    .where("listing_key", "=", listing.key)
    .executeTakeFirst()
  if (seen !== undefined && isDeepStrictEqual(textOf(seen), latest)) return
  throw refused("ListingChangedException", "Other words were written since that version was read.")
}
