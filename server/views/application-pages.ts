/** Pages of applications: to a listing, for its owner, and of a profile, for the one who applied. Spec §7; D2, D3. */
import { applicationStatusNumbers } from "../../src/domain/applications.ts"
import type { ListingKind } from "../../src/domain/orders.ts"
import type { Db } from "../contract/context.ts"
import { readFilter, readSort, whereFilter, yesOrNo, type FilterField } from "../contract/filters.ts"
import type { KeyPage } from "./listing-pages.ts"

const applicantsFields: Readonly<Record<string, FilterField>> = {
  Status: { column: "applications.status", values: applicationStatusNumbers },
}

const ownersFields = { ...applicantsFields, NotInterested: yesOrNo("applications.not_interested") }

const sortFields = { CreatedDate: "applications.created_date", UpdatedDate: "applications.updated_date" } as const

interface Page {
  readonly top?: number
  readonly skip?: number
  readonly filter?: string
  readonly sortBy?: string
}

interface Whose {
  readonly kind: ListingKind
  /** The listing is its owner's to ask about, a profile its own. */
  readonly column: "listing_key" | "executant_key" | "customer_key"
  readonly key: string
}

export const applicationKeys = async (
  db: Db,
  { kind, column, key }: Whose,
  { top = 20, skip = 0, filter, sortBy }: Page,
): Promise<KeyPage> => {
  const fields = column === "listing_key" ? ownersFields : applicantsFields
  const condition = filter === undefined ? null : readFilter(filter, fields)
  const sort = readSort(sortBy, sortFields, { column: "applications.created_date", direction: "desc" })
  const list = db
    .selectFrom("applications")
    .where("kind", "=", kind)
    .where(column, "=", key)
    .$if(condition !== null, (rows) =>
      rows.where((where) => (condition === null ? where.lit(true) : whereFilter(where, condition))),
    )
  const { count } = await list.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow()
  const rows = await list
    .select("key")
    .orderBy(sort.column, sort.direction)
    .orderBy("key")
    .limit(top)
    .offset(skip)
    .execute()
  return { count: Number(count), keys: rows.map((row) => row.key) }
}
