/** Facts about orders. Wire shapes: openapi/schemas/order.yaml. */
import type { Order, PublicOrder } from "../domain/orders.ts"
import type { OwnOrdersQuery } from "../domain/queries.ts"

export type OrderEvent =
  | {
      readonly type: "OwnOrdersPageLoaded"
      readonly query: OwnOrdersQuery
      readonly count: number
      readonly orders: readonly Order[]
      readonly asOf: number
    }
  | { readonly type: "OrderLoaded"; readonly order: Order }
  | { readonly type: "OrderSubmitted"; readonly order: Order }
  | { readonly type: "OrderDraftTaken"; readonly draftId: string; readonly orderKey: string }
  | { readonly type: "OrderPublished"; readonly order: Order }
  | { readonly type: "OrderRefused"; readonly order: Order }
  | { readonly type: "OrderArchived"; readonly order: Order }
  | { readonly type: "OrderChanged"; readonly order: Order }
  | { readonly type: "PublicOrderLoaded"; readonly order: PublicOrder }
  | { readonly type: "OrderUnavailable"; readonly key: string }
