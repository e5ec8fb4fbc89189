/** Pages of listings: the owner's own, and those of an executant that are on the market. Spec §7; D2, D3, D41. */
import { itemStatusNumbers, versionStatusNumbers, type ListingKind } from "../../src/domain/orders.ts"
import type { Caller, Db } from "../contract/context.ts"
import { readFilter, readSort, whereFilter, type FilterField } from "../contract/filters.ts"

const filterFields: Readonly<Record<string, FilterField>> = {
  Status: { column: "listings.status", values: itemStatusNumbers },
  VersionStatus: { column: "listing_versions.version_status", values: versionStatusNumbers },
}

const sortFields = { UpdatedDate: "listings.updated_date", CreatedDate: "listings.created_date" } as const

interface Paging {
  readonly top?: number
  readonly skip?: number
}

interface OwnPage extends Paging {
  readonly filter?: string
  readonly sortBy?: string
}

interface Whose {
  readonly kind: ListingKind
  /** Of one executant profile alone. */
  readonly executantKey?: string | undefined
}

export interface KeyPage {
  readonly count: number
  readonly keys: readonly string[]
}

/** The caller's own listings. */
export const ownListingKeys = async (
  db: Db,
  caller: Caller,
  { kind, executantKey }: Whose,
  { top = 20, skip = 0, filter, sortBy }: OwnPage,
): Promise<KeyPage> => {
  const condition = filter === undefined ? null : readFilter(filter, filterFields)
  const sort = readSort(sortBy, sortFields, { column: "listings.updated_date", direction: "desc" })
  const list = db
    .selectFrom("listings")
    .innerJoin("listing_versions", "listing_versions.key", "listings.latest_version_key")
    .where("listings.account_key", "=", caller.accountKey)
    .where("listings.kind", "=", kind)
    .$if(executantKey !== undefined, (rows) => rows.where("listings.executant_key", "=", executantKey ?? ""))
    .$if(condition !== null, (rows) =>
      rows.where((where) => (condition === null ? where.lit(true) : whereFilter(where, condition))),
    )
  const { count } = await list.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow()
  const rows = await list
    .select("listings.key")
    .orderBy(sort.column, sort.direction)
    .orderBy("listings.key")
    .limit(top)
    .offset(skip)
    .execute()
  return { count: Number(count), keys: rows.map(({ key }) => key) }
}

/** What an executant offers to everybody, the newest first. */
export const openOfferKeys = async (db: Db, executantKey: string, { top = 20, skip = 0 }: Paging): Promise<KeyPage> => {
  const list = db
    .selectFrom("listings")
    .where("kind", "=", "Offer")
    .where("executant_key", "=", executantKey)
    .where("status", "=", "Published")
    .where("hide", "=", false)
  const { count } = await list.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow()
  const rows = await list.select("key").orderBy("approved_at", "desc").orderBy("key").limit(top).offset(skip).execute()
  return { count: Number(count), keys: rows.map(({ key }) => key) }
}
