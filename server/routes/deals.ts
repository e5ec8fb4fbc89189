/** Deals, shown to both parties. Spec §7 Deals. */
import { dealStatusNumbers } from "../../src/domain/deals.ts"
import type { Handlers } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { filteredBy, readSort, type FilterField } from "../contract/filters.ts"
import { keyPageOf, type ListQuery } from "../contract/pages.ts"
import { forbidden } from "../contract/refusals.ts"
import { ownExecutantRow, requireOwnProfile } from "../domain/ownership.ts"
import { deal, deals } from "../views/deals.ts"

const filterFields: Readonly<Record<string, FilterField>> = {
  Status: { column: "deals.status", values: dealStatusNumbers },
}

const sortFields = { CreatedDate: "deals.created_date", UpdatedDate: "deals.updated_date" } as const

const listOf = async (
  db: Db,
  services: Services,
  of: { readonly column: "customer_key" | "executant_key"; readonly key: string },
  query: ListQuery,
) => {
  const sort = readSort(query.sortBy, sortFields, { column: "deals.updated_date", direction: "desc" })
  const list = db.selectFrom("deals").where(of.column, "=", of.key).where(filteredBy(query.filter, filterFields))
  const { count, keys } = await keyPageOf(list, query, (rows) =>
    rows.select("key").orderBy(sort.column, sort.direction).orderBy("key"),
  )
  return { count, items: await deals(db, services, keys) }
}

type Operations = "getDeal" | "listCustomerDeals" | "listExecutantDeals"

export const dealRoutes: Handlers<Operations> = {
  getDeal: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      await requireOwnProfile(db, caller, query.participantKey)
      const found = await deal(db, services, path.key)
      if (found.customer.key !== query.participantKey && found.executant.key !== query.participantKey) throw forbidden()
      return found
    },
  },

  listCustomerDeals: {
    kind: "read",
    access: "account",
    handle: ({ db, services, caller, input: { query } }) =>
      listOf(db, services, { column: "customer_key", key: caller.accountKey }, query),
  },

  listExecutantDeals: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      await ownExecutantRow(db, caller, path.key)
      return listOf(db, services, { column: "executant_key", key: path.key }, query)
    },
  },
}
