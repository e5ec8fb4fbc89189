/** Facts about searches. Wire shapes: openapi/schemas/order.yaml OrderSearchResult. */
import type { PublicOrder } from "../domain/orders.ts"
import type { SearchQuery } from "../domain/search.ts"

export type SearchEvent = {
  readonly type: "SearchAnswered"
  readonly query: SearchQuery
  readonly count: number
  readonly orders: readonly PublicOrder[]
}
