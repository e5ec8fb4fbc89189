/** Pages of listings: the owner's own, and those of an executant that are on the market. Spec §7. */
import { itemStatusNumbers, versionStatusNumbers } from "../../src/domain/listing-statuses.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import type { Caller } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"
import { filteredBy, readSort, type FilterField } from "../contract/filters.ts"
import { keyPageOf, type KeyPage, type ListQuery, type Paging } from "../contract/pages.ts"

const filterFields: Readonly<Record<string, FilterField>> = {
  Status: { column: "listings.status", values: itemStatusNumbers },
  VersionStatus: { column: "listing_versions.version_status", values: versionStatusNumbers },
}

const sortFields = { UpdatedDate: "listings.updated_date", CreatedDate: "listings.created_date" } as const

interface Whose {
  readonly kind: ListingKind
  /** Of one executant profile alone. */
  readonly executantKey?: string | undefined
}

/** The caller's own listings. */
export const ownListingKeys = async (
  db: Db,
  caller: Caller,
  { kind, executantKey }: Whose,
  query: ListQuery,
): Promise<KeyPage> => {
  const sort = readSort(query.sortBy, sortFields, { column: "listings.updated_date", direction: "desc" })
  const list = db
    .selectFrom("listings")
    .innerJoin("listing_versions", "listing_versions.key", "listings.latest_version_key")
    .where("listings.account_key", "=", caller.accountKey)
    .where("listings.kind", "=", kind)
    .$if(executantKey !== undefined, (rows) => rows.where("listings.executant_key", "=", executantKey ?? ""))
    .where(filteredBy(query.filter, filterFields))
  return keyPageOf(list, query, (rows) =>
    rows.select("listings.key").orderBy(sort.column, sort.direction).orderBy("listings.key"),
  )
}

/** Reads what an executant offers to everybody, the newest first. */
export const openOfferKeys = async (db: Db, executantKey: string, paging: Paging): Promise<KeyPage> => {
  const list = db
    .selectFrom("listings")
    .where("kind", "=", "Offer")
    .where("executant_key", "=", executantKey)
    .where("status", "=", "Published")
    .where("hide", "=", false)
  return keyPageOf(list, paging, (rows) => rows.select("key").orderBy("approved_at", "desc").orderBy("key"))
}
