/** What a search address may say. Spec §2 Search, §5; D27, D100. */
import { withParameters, type AddressParameters, type ParameterName } from "./address-parameters.ts"
import { textLimits } from "./limits.ts"
import type { ListingKind } from "./listings.ts"
import { pageOf } from "./queries.ts"
import { graphemeCount, oneLine } from "./graphemes.ts"

export const searchSorts = ["recommended", "newest", "oldest"] as const
export type SearchSort = (typeof searchSorts)[number]

export interface SearchQuery {
  readonly kind: ListingKind
  readonly page: number
  readonly term: string // empty, or at least 2 characters
  readonly sort: SearchSort
  readonly categoryKeys: readonly string[]
}

/** How addresses and the wire name what is searched for. */
export const searchTypes: Readonly<Record<ListingKind, "orders" | "offers">> = { Order: "orders", Offer: "offers" }

const isKey = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(text)

const termOf = (text: string | null): string => {
  const term = [...oneLine(text ?? "")].slice(0, textLimits.searchTerm.max).join("").trim()
  return graphemeCount(term) < textLimits.searchTerm.min ? "" : term
}

/**
 * Nonsense is dropped: an unknown type is orders, and `recommended` needs a term (spec §5). Offers are not shown by a
 * screen so far, so their type is unknown here.
 */
export const searchQuery = (params: AddressParameters): SearchQuery => {
  const term = termOf(params.get("search"))
  const wanted = searchSorts.find((sort) => sort === params.get("sortBy"))
  const sort = wanted === undefined || (wanted === "recommended" && term === "") ? "newest" : wanted
  const categoryKeys = [
    ...new Set(
      params
        .getAll("classificatorPrimaryKeys")
        .map((key) => key.toLowerCase())
        .filter(isKey),
    ),
  ].sort()
  return { kind: "Order", page: pageOf(params.get("page")), term, sort, categoryKeys: categoryKeys.slice(0, 50) }
}

export const searchParams = (query: SearchQuery): URLSearchParams => {
  const params = withParameters({
    type: searchTypes[query.kind],
    page: String(query.page),
    ...(query.term === "" ? {} : { search: query.term }),
    ...(query.sort === "newest" ? {} : { sortBy: query.sort }),
  })
  for (const key of query.categoryKeys) params.append("classificatorPrimaryKeys" satisfies ParameterName, key)
  return params
}

/** One word for one search, to keep its answers apart from others'. */
export const searchQueryKey = (query: SearchQuery): string => searchParams(query).toString()
