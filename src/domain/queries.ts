/**
 * Reads the queries of list addresses, and makes them whole again where they say nonsense. Spec §2 Query parameters.
 */
import { withParameters, type AddressParameters, type ParameterName } from "./address-parameters.ts"
import { applicationTabs, interests, type ApplicationTab, type Interest } from "./applications.ts"
import { dealTabs, type DealTab } from "./deals.ts"
import { favoriteTabs, type FavoriteTab } from "./favorites.ts"
import { feedbackSorts, type FeedbackSort } from "./feedback.ts"
import { listSizes, mostPassedOver, type ListName } from "./limits.ts"
import { notificationFilterNames, type NotificationFilterName } from "./notifications.ts"
import type { ListingKind } from "./listings.ts"
import { ownListTabs, type OwnListTab } from "./own-lists.ts"

/** The last page that can be asked for of the list whose pages are longest (E267). */
export const lastPage = 1 + Math.floor(mostPassedOver / Math.max(...Object.values(listSizes)))

/** A whole number of at least 1, else null. */
const wholePage = (text: string): number | null =>
  /^0*[1-9]\d*$/u.test(text) && text.length <= 9 ? Math.min(Number(text), lastPage) : null

/** A whole number of at least 1, else 1. */
export const pageOf = (text: string | null): number => wholePage(text ?? "") ?? 1

/** Pages of a list: at least 1 (D2). */
export const pageCount = (list: ListName, count: number): number => Math.max(1, Math.ceil(count / listSizes[list]))

/** The part of a request that asks for the rows of one page. */
export const rowsOfPage = (list: ListName, page: number) =>
  ({ top: listSizes[list], skip: (page - 1) * listSizes[list] }) as const

const oneOf = <T extends string>(allowed: readonly T[], text: string | null, fallback: T): T =>
  allowed.find((value) => value === text) ?? fallback

export interface OwnListingsQuery {
  readonly tab: OwnListTab
  readonly page: number
}

export interface ApplicationsQuery {
  readonly tab: ApplicationTab
  readonly page: number
}

/** Of the applications to an own listing. */
export interface ReceivedQuery extends ApplicationsQuery {
  readonly interest: Interest
}

export interface DealsQuery {
  readonly tab: DealTab
  readonly page: number
}

export interface FavoritesQuery {
  readonly tab: FavoriteTab
  readonly page: number
}

export interface FeedbackQuery {
  readonly sort: FeedbackSort
  readonly page: number
}

export const listOrders = ["asc", "desc"] as const
export type ListOrder = (typeof listOrders)[number]

export interface NotificationsQuery {
  readonly filter: NotificationFilterName
  readonly order: ListOrder
  readonly page: number
}

/** The parameter that names the tab of the own orders, or of the own offers. */
export const ownListParameters: Readonly<Record<ListingKind, ParameterName>> = { Order: "ot", Offer: "oft" }

export const ownListingsQuery = (kind: ListingKind, params: AddressParameters): OwnListingsQuery => ({
  tab: oneOf(ownListTabs, params.get(ownListParameters[kind]), "published"),
  page: pageOf(params.get("page")),
})

export const applicationsQuery = (params: AddressParameters): ApplicationsQuery => ({
  tab: oneOf(applicationTabs, params.get("at"), "active"),
  page: pageOf(params.get("page")),
})

export const receivedQuery = (params: AddressParameters): ReceivedQuery => ({
  ...applicationsQuery(params),
  interest: oneOf(interests, params.get("interest"), "all"),
})

export const dealsQuery = (params: AddressParameters): DealsQuery => ({
  tab: oneOf(dealTabs, params.get("dt"), "active"),
  page: pageOf(params.get("page")),
})

/** A bad one of either leads to the first page of orders. */
export const favoritesQuery = (params: AddressParameters): FavoritesQuery => {
  const tab = favoriteTabs.find((one) => one === (params.get("ft") ?? "order"))
  const page = wholePage(params.get("page") ?? "1")
  return tab === undefined || page === null ? { tab: "order", page: 1 } : { tab, page }
}

export const feedbackQuery = (params: AddressParameters): FeedbackQuery => ({
  sort: oneOf(feedbackSorts, params.get("sortBy"), "newest"),
  page: pageOf(params.get("page")),
})

export const notificationsQuery = (params: AddressParameters): NotificationsQuery => ({
  filter: oneOf(notificationFilterNames, params.get("filter"), "all"),
  order: oneOf(listOrders, params.get("order"), "desc"),
  page: pageOf(params.get("page")),
})

/** The address that says just this; a normalised query keeps its address. */
export const ownListingsParams = (kind: ListingKind, { tab, page }: OwnListingsQuery): URLSearchParams =>
  withParameters({ page: String(page), [ownListParameters[kind]]: tab })

export const applicationsParams = ({ tab, page }: ApplicationsQuery): URLSearchParams =>
  withParameters({ page: String(page), at: tab })

export const receivedParams = ({ interest, ...query }: ReceivedQuery): URLSearchParams => {
  const params = applicationsParams(query)
  if (interest !== "all") params.set("interest" satisfies ParameterName, interest)
  return params
}

export const dealsParams = ({ tab, page }: DealsQuery): URLSearchParams =>
  withParameters({ page: String(page), dt: tab })

export const favoritesParams = ({ tab, page }: FavoritesQuery): URLSearchParams =>
  withParameters({ page: String(page), ft: tab })

export const feedbackParams = ({ sort, page }: FeedbackQuery): URLSearchParams =>
  withParameters({ page: String(page), sortBy: sort })

export const notificationsParams = ({ filter, order, page }: NotificationsQuery): URLSearchParams =>
  withParameters({ page: String(page), filter, order })
