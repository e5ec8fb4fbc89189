/** Facts about deals. Wire shapes: openapi/schemas/deal.yaml. */
import type { Deal } from "../domain/deals.ts"
import type { DealsQuery } from "../domain/queries.ts"

export type DealEvent =
  | {
      readonly type: "DealsPageLoaded"
      readonly profileKey: string
      readonly query: DealsQuery
      readonly count: number
      readonly deals: readonly Deal[]
      readonly asOf: number
    }
  | { readonly type: "DealLoaded"; readonly deal: Deal }
  | { readonly type: "DealCreated"; readonly deal: Deal }
  | { readonly type: "DealClosed"; readonly deal: Deal }
  | { readonly type: "DealCanceled"; readonly deal: Deal }
