/** Commands about deals. Spec §7 Deals and feedback. */
import * as Effect from "effect/Effect"
import type { DealCancelReason } from "../domain/deal-cancelling.ts"
import { dealFilterOf } from "../domain/status-filters.ts"
import { rowsOfPage, type DealsQuery } from "../domain/queries.ts"
import type { Side } from "../domain/participants.ts"
import { toDeal } from "../events/wire/deals.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

/** A deal, as the own profile that takes part in it. */
interface Own {
  readonly key: string
  readonly participantKey: string
}

/** A page of a profile's deals on one side. */
interface AskedDeals {
  readonly profileKey: string
  readonly side: Side
  readonly query: DealsQuery
}

export type DealCommand =
  | ({ readonly type: "LoadDeals" } & AskedDeals)
  | ({ readonly type: "LoadDeal" } & Own)
  | ({ readonly type: "CloseDeal" } & Own)
  /** `comment`: empty where there is none; other reasons need one (D60). */
  | ({ readonly type: "CancelDeal"; readonly reason: DealCancelReason; readonly comment: string } & Own)

export const dealsPage = ({ profileKey, side, query }: AskedDeals) =>
  Effect.gen(function* () {
    const { core } = yield* Sdk
    const paging = {
      ...rowsOfPage("deals", query.page),
      filter: dealFilterOf(query.tab),
      sortBy: "CreatedDate desc",
    } as const
    const { data, asOf } = yield* ask((signal) =>
      side === "customer"
        ? core.GET("/deals/customer", { params: { query: paging }, signal })
        : core.GET("/deals/executant/{key}", { params: { path: { key: profileKey }, query: paging }, signal }),
    )
    const deals = data.items.map((item) => toDeal(item, asOf))
    return { type: "DealsPageLoaded", profileKey, query, count: data.count, deals, asOf } as const
  })

export const dealHandlers: Handlers<DealCommand> = {
  LoadDeals: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: (asked) => dealsPage(asked).pipe(Effect.map((page) => [page] as const)),
  },

  LoadDeal: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ key, participantKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.GET("/deals/{key}", { params: { path: { key }, query: { participantKey } }, signal }),
        )
        return [{ type: "DealLoaded", deal: toDeal(data, asOf) }] as const
      }),
  },

  CloseDeal: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ key, participantKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const [params, body] = [{ path: { key } }, { participantKey }]
        const { data, asOf } = yield* ask((signal) => core.POST("/deals/{key}/close", { params, body, signal }))
        return [{ type: "DealClosed", deal: toDeal(data, asOf) }] as const
      }),
  },

  CancelDeal: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ key, participantKey, reason, comment }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const body = { participantKey, reason, ...(comment !== "" && { comment }) }
        const { data, asOf } = yield* ask((signal) =>
          core.POST("/deals/{key}/cancel", { params: { path: { key } }, body, signal }),
        )
        return [{ type: "DealCanceled", deal: toDeal(data, asOf) }] as const
      }),
  },
}
