/** Pages of applications: to a listing, for its owner, and of a profile, for the one who applied. Spec §7. */
import { applicationStatusNumbers } from "../../src/domain/applications.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import type { Db } from "../contract/services.ts"
import { filteredBy, readSort, yesOrNo, type FilterField } from "../contract/filters.ts"
import { keyPageOf, type KeyPage, type ListQuery } from "../contract/pages.ts"

const applicantsFields: Readonly<Record<string, FilterField>> = {
  Status: { column: "applications.status", values: applicationStatusNumbers },
}

const ownersFields = { ...applicantsFields, NotInterested: yesOrNo("applications.not_interested") }

const sortFields = { CreatedDate: "applications.created_date", UpdatedDate: "applications.updated_date" } as const

interface Whose {
  readonly kind: ListingKind
  /** The listing is its owner's to ask about, a profile its own. */
  readonly column: "listing_key" | "executant_key" | "customer_key"
  readonly key: string
}

export const applicationKeys = async (db: Db, { kind, column, key }: Whose, query: ListQuery): Promise<KeyPage> => {
  const fields = column === "listing_key" ? ownersFields : applicantsFields
  const sort = readSort(query.sortBy, sortFields, { column: "applications.created_date", direction: "desc" })
  const list = db
    .selectFrom("applications")
    .where("kind", "=", kind)
    .where(column, "=", key)
    .where(filteredBy(query.filter, fields))
  return keyPageOf(list, query, (rows) => rows.select("key").orderBy(sort.column, sort.direction).orderBy("key"))
}
