/** Addresses of lists that say what their query says, and no nonsense. Spec §2 Query parameters and lists. */
import { withParameters, type AddressParameters, type ParameterName } from "./address-parameters.ts"
import type { ListingKind } from "./listings.ts"
import * as queries from "./queries.ts"
import { searchParams, searchQuery, type SearchQuery } from "./search.ts"

/** The codec between one kind of list and its address. */
export interface ListAddress<Query> {
  /** The parameters that are the list's own; what others say is none of its business. */
  readonly names: readonly ParameterName[]
  /** Understands any address. */
  readonly read: (params: AddressParameters) => Query
  /** All that the query says, defaults included. */
  readonly say: (query: Query) => AddressParameters
}

const ownListings = (kind: ListingKind): ListAddress<queries.OwnListingsQuery> => ({
  names: ["page", queries.ownListParameters[kind]],
  read: (params) => queries.ownListingsQuery(kind, params),
  say: (query) => queries.ownListingsParams(kind, query),
})

export const ownListingsAddresses: Readonly<Record<ListingKind, ListAddress<queries.OwnListingsQuery>>> = {
  Order: ownListings("Order"),
  Offer: ownListings("Offer"),
}

export const applicationsAddress: ListAddress<queries.ApplicationsQuery> = {
  names: ["page", "at"],
  read: queries.applicationsQuery,
  say: queries.applicationsParams,
}

export const receivedAddress: ListAddress<queries.ReceivedQuery> = {
  names: ["page", "at", "interest"],
  read: queries.receivedQuery,
  say: (query) => withParameters({ page: String(query.page), at: query.tab, interest: query.interest }),
}

export const dealsAddress: ListAddress<queries.DealsQuery> = {
  names: ["page", "dt"],
  read: queries.dealsQuery,
  say: queries.dealsParams,
}

export const favoritesAddress: ListAddress<queries.FavoritesQuery> = {
  names: ["page", "ft"],
  read: queries.favoritesQuery,
  say: queries.favoritesParams,
}

export const feedbackAddress: ListAddress<queries.FeedbackQuery> = {
  names: ["page", "sortBy"],
  read: queries.feedbackQuery,
  say: queries.feedbackParams,
}

export const notificationsAddress: ListAddress<queries.NotificationsQuery> = {
  names: ["page", "filter", "order"],
  read: queries.notificationsQuery,
  say: queries.notificationsParams,
}

const allOfSearch = (query: SearchQuery): URLSearchParams => {
  const params = searchParams(query)
  params.set("sortBy" satisfies ParameterName, query.sort)
  return params
}

export const searchAddress: ListAddress<SearchQuery> = {
  names: [
    ...(["type", "page", "search", "sortBy", "classificatorPrimaryKeys", "minPrice", "maxPrice"] as const),
    ...(["lat", "lon", "geometryId", "location", "radius"] as const),
  ],
  read: searchQuery,
  say: allOfSearch,
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((value, index) => value === others[index])

/** The parameters of a query string without its `?`, or of a part of one; a `?` that leads it belongs to a name. */
const paramsIn = (search: string): URLSearchParams => new URLSearchParams(`&${search}`)

const nameIn = (part: string): string => [...paramsIn(part).keys()][0] ?? ""

/** The same address, but where a parameter of these names says something else than it should. Absent ones stay absent. */
const corrected = (search: string, names: readonly ParameterName[], said: AddressParameters): string => {
  const given: AddressParameters = paramsIn(search)
  let parts = search.split("&")
  for (const name of names) {
    const values = said.getAll(name)
    const written = given.getAll(name)
    // An absent value is looked for in no part: each costs a parse of its own.
    if (written.length === 0 || isSame(written, values)) continue
    const first = parts.findIndex((part) => nameIn(part) === name)
    parts = parts.flatMap((part, index) => {
      if (nameIn(part) !== name) return [part]
      return index === first ? values.map((value) => withParameters({ [name]: value }).toString()) : []
    })
  }
  return parts.join("&")
}

/** Reads a list's query from a query string. */
export const queryIn = <Query>({ read }: ListAddress<Query>, search: string): Query => read(paramsIn(search))

/**
 * The query string of an address that says just what its list understands: without unknown values, and each value once.
 * Everything else in it stays as it is written, and so does all of an address that says no nonsense.
 */
export const wholeSearch = <Query>(list: ListAddress<Query>, search: string): string =>
  corrected(search, list.names, list.say(queryIn(list, search)))

/** The same query string at another page; one that names no page is at the first, and stays. */
export const searchAtPage = (search: string, page: number): string =>
  corrected(search, ["page"], withParameters({ page: String(page) }))
