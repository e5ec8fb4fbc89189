/** The query of a search address. Spec §2 Search, §5. */
import { withParameters, type AddressParameters, type ParameterName } from "./address-parameters.ts"
import { graphemeCount, seenLine } from "./graphemes.ts"
import { textLimits } from "./limits.ts"
import { listingKinds, type ListingKind } from "./listings.ts"
import { majorOf } from "./prices.ts"
import { pageOf } from "./queries.ts"
import { searchPlace, searchPlaceParams, type SearchPlace } from "./search-places.ts"

/** The sorts of spec §3 that people choose among. */
export const searchSorts = ["recommended", "newest", "oldest", "priceUp", "priceDown"] as const
export type SearchSort = (typeof searchSorts)[number]

export interface SearchQuery {
  readonly kind: ListingKind
  readonly page: number
  readonly term: string // empty, or at least 2 characters
  readonly sort: SearchSort
  readonly categoryKeys: readonly string[]
  /** Cents of EUR; with either bound prices by agreement match nothing (D98). */
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly place: SearchPlace | null
}

/** The names in addresses and on the wire of what is searched for. */
export const searchTypes: Readonly<Record<ListingKind, "orders" | "offers">> = { Order: "orders", Offer: "offers" }

/** The views of the results: no part of what is searched, so that both show one answer (E264). */
export const searchViews = ["list", "map"] as const
export type SearchView = (typeof searchViews)[number]

export const searchView = (params: AddressParameters): SearchView => (params.get("view") === "map" ? "map" : "list")

const isKey = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(text)

/** Words that are looked for, as they are asked: "" for too few letters. E267. */
export const searchTerm = (text: string | null): string => {
  const term = [...seenLine(text ?? "")].slice(0, textLimits.searchTerm.max).join("").trim()
  return graphemeCount(term) < textLimits.searchTerm.min ? "" : term
}

const priceOf = (text: string | null): number | null =>
  /^\d{1,8}(?:\.\d{1,2})?$/u.test(text ?? "") ? Math.round(Number(text) * 100) : null

/** The lower one first, in whichever order they stand (D98). */
const pricesOf = (params: AddressParameters): Pick<SearchQuery, "minPrice" | "maxPrice"> => {
  const [one, other] = [priceOf(params.get("minPrice")), priceOf(params.get("maxPrice"))]
  const isTurned = one !== null && other !== null && one > other
  return isTurned ? { minPrice: other, maxPrice: one } : { minPrice: one, maxPrice: other }
}

const usualSort: SearchSort = "newest"

/** Answers whether a sort means anything: without a term there is no best match. Spec §5. */
export const canSortBy = (sort: SearchSort, term: string): boolean => sort !== "recommended" || term !== ""

/** Answers the sort, or the usual one where the sort means nothing. */
export const sortWith = (sort: SearchSort, term: string): SearchSort => (canSortBy(sort, term) ? sort : usualSort)

/** Nonsense is dropped: an unknown type is orders, and `recommended` needs a term (spec §5). */
export const searchQuery = (params: AddressParameters): SearchQuery => {
  const term = searchTerm(params.get("search"))
  const wanted = searchSorts.find((sort) => sort === params.get("sortBy")) ?? usualSort
  const categoryKeys = [
    ...new Set(
      params
        .getAll("classificatorPrimaryKeys")
        .map((key) => key.toLowerCase())
        .filter(isKey),
    ),
  ].sort()
  return {
    kind: listingKinds.find((kind) => searchTypes[kind] === params.get("type")) ?? "Order",
    page: pageOf(params.get("page")),
    term,
    sort: sortWith(wanted, term),
    categoryKeys: categoryKeys.slice(0, 50),
    ...pricesOf(params),
    place: searchPlace(params),
  }
}

/** Answers the search for all listings of a kind, or for those with the words: links to the search lead there. */
export const plainSearch = (kind: ListingKind, term = ""): SearchQuery =>
  searchQuery(withParameters({ type: searchTypes[kind], search: term }))

export const searchParams = (query: SearchQuery): URLSearchParams => {
  const params = withParameters({
    type: searchTypes[query.kind],
    page: String(query.page),
    ...(query.term !== "" && { search: query.term }),
    ...(query.sort !== usualSort && { sortBy: query.sort }),
    ...(query.minPrice !== null && { minPrice: String(majorOf(query.minPrice)) }),
    ...(query.maxPrice !== null && { maxPrice: String(majorOf(query.maxPrice)) }),
  })
  for (const key of query.categoryKeys) params.append("classificatorPrimaryKeys" satisfies ParameterName, key)
  for (const [name, value] of query.place === null ? [] : searchPlaceParams(query.place)) params.set(name, value)
  return params
}

/** One word for one search, to keep its answers apart from others'. */
export const searchQueryKey = (query: SearchQuery): string => searchParams(query).toString()
