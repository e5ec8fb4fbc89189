/** Commands about applications. Spec §7 Applications; D53–D58. */
import * as Effect from "effect/Effect"
import { applicationFilters } from "../domain/applications.ts"
import { pageSizes } from "../domain/limits.ts"
import type { ApplicationsQuery } from "../domain/queries.ts"
import { toApplication, toApplicationCounts } from "../events/wire/applications.ts"
import { toDeal } from "../events/wire/deals.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

export type ApplicationCommand =
  | { readonly type: "LoadOrderApplications"; readonly orderKey: string; readonly query: ApplicationsQuery }
  | { readonly type: "LoadExecutantApplications"; readonly executantKey: string; readonly query: ApplicationsQuery }
  | { readonly type: "LoadApplicationCounts"; readonly orderKey: string }
  | { readonly type: "ApplyToOrder"; readonly id: string; readonly orderKey: string; readonly executantKey: string }
  | {
      readonly type: "CancelApplication"
      readonly orderKey: string
      readonly applicationKey: string
      readonly executantKey: string
    }
  | { readonly type: "MarkApplicationsRead"; readonly orderKey: string }
  | {
      readonly type: "AcceptApplication"
      readonly id: string
      readonly orderKey: string
      readonly applicationKey: string
      readonly description: string
      readonly moveToArchive: boolean
    }

const paging = ({ page, tab }: ApplicationsQuery) =>
  ({
    top: pageSizes.list,
    skip: (page - 1) * pageSizes.list,
    filter: applicationFilters[tab],
    sortBy: "CreatedDate desc",
  }) as const

export const applicationHandlers: Handlers<ApplicationCommand> = {
  LoadOrderApplications: {
    policy: "share",
    failures: "inPlace",
    handle: ({ orderKey, query }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.GET("/orders/{id}/applications/customer", {
            params: { path: { id: orderKey }, query: paging(query) },
            signal,
          }),
        )
        const applications = data.items.map((item) => toApplication(item, asOf))
        return [
          { type: "OrderApplicationsPageLoaded", orderKey, query, count: data.count, applications, asOf },
        ] as const
      }),
  },

  LoadExecutantApplications: {
    policy: "share",
    failures: "inPlace",
    handle: ({ executantKey, query }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.GET("/orders/applications/executant/{executantKey}", {
            params: { path: { executantKey }, query: paging(query) },
            signal,
          }),
        )
        const applications = data.items.map((item) => toApplication(item, asOf))
        return [
          { type: "ExecutantApplicationsPageLoaded", executantKey, query, count: data.count, applications, asOf },
        ] as const
      }),
  },

  LoadApplicationCounts: {
    policy: "share",
    failures: "inPlace",
    handle: ({ orderKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.GET("/orders/{id}/applications/count", { params: { path: { id: orderKey } }, signal }),
        )
        return [{ type: "ApplicationCountsLoaded", orderKey, counts: toApplicationCounts(data, asOf) }] as const
      }),
  },

  ApplyToOrder: {
    policy: "once",
    subject: ({ orderKey }) => orderKey,
    failures: "toast",
    handle: ({ id, orderKey, executantKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.POST("/orders/{id}/applications/executant/{executantKey}", {
            params: { path: { id: orderKey, executantKey }, header: { "Idempotency-Key": id } },
            signal,
          }),
        )
        return [{ type: "ApplicationSent", orderKey, applications: [toApplication(data, asOf)], counts: null }] as const
      }),
  },

  CancelApplication: {
    policy: "once",
    subject: ({ applicationKey }) => applicationKey,
    failures: "toast",
    handle: ({ orderKey, applicationKey, executantKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.POST("/orders/{id}/applications/{key}/cancel", {
            params: { path: { id: orderKey, key: applicationKey }, query: { executantKey } },
            signal,
          }),
        )
        return [
          { type: "ApplicationCanceled", orderKey, applications: [toApplication(data, asOf)], counts: null },
        ] as const
      }),
  },

  MarkApplicationsRead: {
    policy: "once",
    subject: ({ orderKey }) => orderKey,
    failures: "inPlace",
    handle: ({ orderKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.POST("/orders/{id}/applications/readAll", { params: { path: { id: orderKey } }, signal }),
        )
        return [
          { type: "ApplicationsRead", orderKey, applications: [], counts: toApplicationCounts(data, asOf) },
        ] as const
      }),
  },

  AcceptApplication: {
    policy: "once",
    subject: ({ applicationKey }) => applicationKey,
    failures: "inPlace",
    handle: ({ id, orderKey, applicationKey, description, moveToArchive }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.POST("/orders/{id}/applications/{appKey}/accept", {
            params: { path: { id: orderKey, appKey: applicationKey }, header: { "Idempotency-Key": id } },
            body: { description, moveToArchive },
            signal,
          }),
        )
        return [{ type: "DealCreated", deal: toDeal(data, asOf) }] as const
      }),
  },
}
