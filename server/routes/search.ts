/** Search in published orders: words and their beginnings, small typing errors, categories. Spec §7 Search; D97, D100. */
import { sql, type SelectQueryBuilder } from "kysely"
import type { Handlers } from "../contract/context.ts"
import { invalid } from "../contract/refusals.ts"
import type { Schema } from "../db/schema.ts"
import { withChildren } from "../data/classificator.ts"
import { publicOrders } from "../views/orders.ts"

type Found<Output> = SelectQueryBuilder<Schema, "listings" | "listing_versions", Output>

/** Every word must be there, the last letters of each may be missing. */
const prefixQuery = (term: string): string | null => {
  const words = term.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(" & ")
}

/** At this likeness of a word in the name, a term is taken for mistyped. */
const likeness = 0.5

const tsquery = (query: string) => sql`to_tsquery('simple', immutable_unaccent(${query}))`

const similarity = (term: string) =>
  sql<number>`word_similarity(immutable_unaccent(lower(${term})), immutable_unaccent(lower(listing_versions.name)))`

const matching = <Output>(rows: Found<Output>, term: string): Found<Output> => {
  const query = prefixQuery(term)
  return rows.where((where) =>
    where.or([
      query === null ? where.lit(false) : sql<boolean>`listing_versions.search @@ ${tsquery(query)}`,
      sql<boolean>`${similarity(term)} >= ${likeness}`,
    ]),
  )
}

const rank = (term: string) => {
  const query = prefixQuery(term)
  return query === null
    ? similarity(term)
    : sql<number>`ts_rank(listing_versions.search, ${tsquery(query)}) + ${similarity(term)}`
}

const sortColumns = { UpdatedDate: "listings.updated_date", CreatedDate: "listings.created_date" } as const

export const searchRoutes: Handlers<"search"> = {
  search: {
    kind: "read",
    access: "anyone",
    handle: async ({ db, services, input: { query } }) => {
      const { term, top = 20, skip = 0 } = query
      const categories = query["Filter.ClassificatorPrimaryKey"] ?? []
      const orderBy = query["SortBy.OrderBy"] ?? "UpdatedDate"
      const direction = query["SortBy.Direction"] ?? "desc"
      if (orderBy === "Recommended" && term === undefined) throw invalid({ "SortBy.OrderBy": ["unknownValue"] })
      const open = db
        .selectFrom("listings")
        .innerJoin("listing_versions", "listing_versions.key", "listings.published_version_key")
        .where("listings.kind", "=", "Order")
        .where("listings.status", "=", "Published")
        .where("listings.hide", "=", false)
        .$if(categories.length > 0, (rows) =>
          rows.where("listing_versions.classificator_key", "in", [...withChildren(categories)]),
        )
      const found = term === undefined ? open : matching(open, term)
      const { count } = await found.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow()
      const rows = await found
        .select("listings.key")
        .orderBy(orderBy === "Recommended" ? rank(term ?? "") : sortColumns[orderBy], direction)
        .orderBy("listings.key")
        .limit(top)
        .offset(skip)
        .execute()
      return {
        count: Number(count),
        items: await publicOrders(
          db,
          services,
          rows.map((row) => row.key),
        ),
      }
    },
  },
}
