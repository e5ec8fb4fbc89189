/** The orders this person can see, and the pages of the own list that are known. Spec §2 /orders, §3 Order. */
import { pageSizes } from "../domain/limits.ts"
import { ownListTabOf, type Order, type PublicOrder } from "../domain/orders.ts"
import type { OwnOrdersQuery } from "../domain/queries.ts"
import type { OrderEvent } from "../events/orders.ts"
import { allEntities, entityByKey, putEntity, remember, type Entities } from "./entities.ts"
import { derivePage, rememberPage, type Page, type PageSnapshot } from "./pages.ts"
import { projection } from "./projection.ts"
import { stable } from "./selectors.ts"

export interface OrdersState {
  own: Entities<Order>
  pages: Record<string, PageSnapshot> // a page that isn't here is not known, which is not the same as empty
  public: Entities<PublicOrder>
  unavailable: Record<string, true>
  taken: Record<string, string> // draft id → the order it became
}

const initial = (): OrdersState => ({ own: {}, pages: {}, public: {}, unavailable: {}, taken: {} })

const pageKey = ({ tab, page }: OwnOrdersQuery): string => `${tab}/${page}`

const one = (draft: OrdersState, { order }: { readonly order: Order }): void => remember(draft.own, order)

export const orders = projection<OrdersState, OrderEvent>("orders", initial, {
  OwnOrdersPageLoaded: (draft, { query, count, orders, asOf }) => {
    rememberPage(draft.pages, pageKey(query), { keys: orders.map((order) => order.key), count, asOf })
    for (const order of orders) remember(draft.own, order)
  },
  OrderLoaded: one,
  OrderSubmitted: one,
  OrderDraftTaken: (draft, { draftId, orderKey }) => {
    draft.taken[draftId] = orderKey
  },
  OrderPublished: one,
  OrderRefused: one,
  OrderArchived: one,
  OrderChanged: one,
  PublicOrderLoaded: (draft, { order }) => {
    putEntity(draft.public, order.key, order)
    delete draft.unavailable[order.key]
  },
  OrderUnavailable: (draft, { key }) => {
    draft.unavailable[key] = true
  },
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

export const orderByKey = (state: OrdersState, key: string): Order | undefined => entityByKey(state.own, key)

export const publicOrderByKey = (state: OrdersState, key: string): PublicOrder | undefined =>
  entityByKey(state.public, key)

/** The order that a sent draft became, to which its files belong. */
export const orderOfDraft = (state: OrdersState, draftId: string): string | undefined => state.taken[draftId]

export const isOrderUnavailable = (state: OrdersState, key: string): boolean => state.unavailable[key] === true

const lastChangedFirst = (a: Order, b: Order): number =>
  a.updatedDate === b.updatedDate ? (a.key < b.key ? -1 : 1) : a.updatedDate > b.updatedDate ? -1 : 1

export const ownOrdersPage: (state: OrdersState, query: OwnOrdersQuery) => Page | undefined = stable(
  pageKey,
  (state: OrdersState, query: OwnOrdersQuery) => {
    const snapshot = state.pages[pageKey(query)]
    return snapshot === undefined
      ? undefined
      : derivePage(snapshot, {
          page: query.page,
          size: pageSizes.list,
          entity: (key) => entityByKey(state.own, key),
          known: allEntities(state.own),
          concerns: () => true,
          belongs: (order) => ownListTabOf(order) === query.tab,
          compare: lastChangedFirst,
        })
  },
)

/** The newest of the orders that were under review when this run of the app heard of them, and are published now. E195. */
export const justPublished = ({ own, pages, taken }: OrdersState, _: undefined): Order | undefined =>
  [...Object.values(taken), ...(pages[pageKey({ tab: "moderation", page: 1 })]?.keys ?? [])]
    .flatMap((key) => entityByKey(own, key) ?? [])
    .filter((order) => ownListTabOf(order) === "published")
    .toSorted(lastChangedFirst)[0]
