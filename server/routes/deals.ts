/** Deals, shown to both parties. Spec §7 Deals; D59, D63. */
import { dealStatusNumbers } from "../../src/domain/deals.ts"
import type { Db, Handlers, Services } from "../contract/context.ts"
import { readFilter, readSort, whereFilter, type FilterField } from "../contract/filters.ts"
import { forbidden } from "../contract/refusals.ts"
import { ownExecutantRow, requireOwnProfile } from "../domain/ownership.ts"
import { deal, deals } from "../views/deals.ts"

const filterFields: Readonly<Record<string, FilterField>> = {
  Status: { column: "deals.status", values: dealStatusNumbers },
}

const sortFields = { CreatedDate: "deals.created_date", UpdatedDate: "deals.updated_date" } as const

interface ListQuery {
  readonly top?: number
  readonly skip?: number
  readonly filter?: string
  readonly sortBy?: string
}

const listOf = async (
  db: Db,
  services: Services,
  of: { readonly column: "customer_key" | "executant_key"; readonly key: string },
  { top = 20, skip = 0, filter, sortBy }: ListQuery,
) => {
  const condition = filter === undefined ? null : readFilter(filter, filterFields)
  const sort = readSort(sortBy, sortFields, { column: "deals.updated_date", direction: "desc" })
  const list = db
    .selectFrom("deals")
    .where(of.column, "=", of.key)
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
  return {
    count: Number(count),
    items: await deals(
      db,
      services,
      rows.map((row) => row.key),
    ),
  }
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
