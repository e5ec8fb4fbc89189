/** Counts what is connected with listings: applications, deals, favourites. Spec §3 Connections summary. */
import type { ListingKind } from "../../src/domain/listings.ts"
import type { Caller } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"
import type { Wire } from "../contract/shapes.ts"

const counted = (rows: readonly { readonly listing_key: string; readonly count: number }[]) => {
  const counts = new Map(rows.map((row) => [row.listing_key, Number(row.count)]))
  return (key: string): number => counts.get(key) ?? 0
}

/** One for each listing that the caller may see, in the order of the keys; nothing says that there are others. */
export const listingSummaries = async (
  db: Db,
  caller: Caller,
  kind: ListingKind,
  keys: readonly string[],
): Promise<Wire["OfferSummary"][]> => {
  const rows = await db
    .selectFrom("listings")
    .select(["key", "applications_count"])
    .where("key", "in", keys)
    .where("kind", "=", kind)
    .where((where) =>
      where.or([
        where("account_key", "=", caller.accountKey),
        where.and([where("status", "=", "Published"), where("hide", "=", false)]),
      ]),
    )
    .execute()
  const deals = counted(
    await db
      .selectFrom("deals")
      .select(({ fn }) => ["listing_key", fn.countAll<number>().as("count")])
      .where("listing_key", "in", keys)
      .groupBy("listing_key")
      .execute(),
  )
  const favorites = counted(
    await db
      .selectFrom("favorites")
      .select(({ fn }) => ["listing_key", fn.countAll<number>().as("count")])
      .where("listing_key", "in", keys)
      .groupBy("listing_key")
      .execute(),
  )
  const visible = new Map(rows.map((row) => [row.key, row.applications_count]))
  return [...new Set(keys)].flatMap((key) => {
    const applications = visible.get(key)
    return applications === undefined ? [] : [{ key, applications, deals: deals(key), favorites: favorites(key) }]
  })
}
