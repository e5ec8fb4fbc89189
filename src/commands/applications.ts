/** Commands about applications to listings; each asks the operation of its kind. Spec §7 Applications. */
import * as Effect from "effect/Effect"
import { receivedFilter } from "../domain/status-filters.ts"
import { isRefusedWith, type Failure } from "../domain/failures.ts"
import type { ListingKind } from "../domain/listings.ts"
import type { ApplicationsQuery, ReceivedQuery } from "../domain/queries.ts"
import { toApplication, toApplicationCounts } from "../events/wire/applications.ts"
import { toDeal } from "../events/wire/deals.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import { appliedAlready } from "./applied-already.ts"
import type { Handlers } from "./command.ts"
import { applicationRows, sentApplicationsPage } from "./sent-applications.ts"

/** The listing that is, or is to be, applied to. */
interface To {
  readonly kind: ListingKind
  readonly listingKey: string
}

export type ApplicationCommand =
  | ({ readonly type: "LoadListingApplications"; readonly query: ReceivedQuery } & To)
  /** `kind`: what was applied to, orders by an executant or offers by the customer. `profileKey`: of the applicant. */
  | {
      readonly type: "LoadSentApplications"
      readonly kind: ListingKind
      readonly profileKey: string
      readonly query: ApplicationsQuery
    }
  | ({ readonly type: "LoadApplicationCounts" } & To)
  | ({ readonly type: "ApplyToListing"; readonly id: string; readonly profileKey: string } & To)
  | ({ readonly type: "CancelApplication"; readonly applicationKey: string; readonly profileKey: string } & To)
  | ({ readonly type: "MarkApplicationsRead" } & To)
  /** Puts an application aside, or takes it up again; the applicant doesn't learn of it (D55). */
  | ({
      readonly type: "MarkInterest"
      readonly ownerKey: string
      readonly applicationKey: string
      readonly interested: boolean
    } & To)
  | ({
      readonly type: "AcceptApplication"
      readonly id: string
      readonly ownerKey: string // the profile whose listing it is
      readonly applicationKey: string
      readonly description: string
      readonly moveToArchive: boolean
    } & To)

/** Where the applications to listings of each kind are, as their owner sees them. */
const paths = {
  Order: {
    received: "/orders/{id}/applications/customer",
    counts: "/orders/{id}/applications/count",
    readAll: "/orders/{id}/applications/readAll",
  },
  Offer: {
    received: "/offers/{id}/applications",
    counts: "/offers/{id}/applications/count",
    readAll: "/offers/{id}/applications/readAll",
  },
} as const satisfies Readonly<Record<ListingKind, unknown>>

const marks = {
  Order: {
    interested: "/orders/{id}/applications/{key}/interested",
    notInterested: "/orders/{id}/applications/{key}/notInterested",
  },
  Offer: {
    interested: "/offers/{id}/applications/{key}/interested",
    notInterested: "/offers/{id}/applications/{key}/notInterested",
  },
} as const

/** Another tab or device applied meanwhile: what was wanted is there, and is no failure (E333). */
const applicationThere = (
  refused: Extract<Failure, { readonly _tag: "Refused" }>,
  applied: To & { readonly profileKey: string },
) =>
  Effect.gen(function* () {
    if (!isRefusedWith(refused, "ApplicationAlreadyExistsException")) return yield* Effect.fail(refused)
    const page = yield* appliedAlready(applied)
    return page === undefined ? yield* Effect.fail(refused) : ([page] as const)
  })

export const applicationHandlers: Handlers<ApplicationCommand> = {
  LoadListingApplications: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ kind, listingKey, query }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { id: listingKey }, query: applicationRows(query, receivedFilter(query)) }
        const { data, asOf } = yield* ask((signal) => core.GET(paths[kind].received, { params, signal }))
        const applications = data.items.map((item) => toApplication(item, asOf))
        return [
          { type: "ListingApplicationsPageLoaded", listingKey, query, count: data.count, applications, asOf },
        ] as const
      }),
  },

  LoadSentApplications: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ kind, profileKey, query }) =>
      sentApplicationsPage(kind, profileKey, query).pipe(Effect.map((page) => [page] as const)),
  },

  LoadApplicationCounts: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ kind, listingKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { id: listingKey } }
        const { data, asOf } = yield* ask((signal) => core.GET(paths[kind].counts, { params, signal }))
        return [{ type: "ApplicationCountsLoaded", listingKey, counts: toApplicationCounts(data, asOf) }] as const
      }),
  },

  ApplyToListing: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ kind, id, listingKey, profileKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const header = { "Idempotency-Key": id }
        const path = { id: listingKey, executantKey: profileKey }
        const { data, asOf } = yield* kind === "Order"
          ? ask((signal) =>
              core.POST("/orders/{id}/applications/executant/{executantKey}", { params: { path, header }, signal }),
            )
          : ask((signal) =>
              core.POST("/offers/{id}/applications", { params: { path: { id: listingKey }, header }, signal }),
            )
        return [
          { type: "ApplicationSent", listingKey, applications: [toApplication(data, asOf)], counts: null },
        ] as const
      }).pipe(Effect.catchTag("Refused", (refused) => applicationThere(refused, { kind, listingKey, profileKey }))),
  },

  CancelApplication: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ kind, listingKey, applicationKey, profileKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const path = { id: listingKey, key: applicationKey }
        const params = { path, query: { executantKey: profileKey } }
        const { data, asOf } = yield* kind === "Order"
          ? ask((signal) => core.POST("/orders/{id}/applications/{key}/cancel", { params, signal }))
          : ask((signal) => core.POST("/offers/{id}/applications/{key}/cancel", { params: { path }, signal }))
        return [
          { type: "ApplicationCanceled", listingKey, applications: [toApplication(data, asOf)], counts: null },
        ] as const
      }),
  },

  MarkApplicationsRead: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ kind, listingKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { id: listingKey } }
        const { data, asOf } = yield* ask((signal) => core.POST(paths[kind].readAll, { params, signal }))
        return [
          { type: "ApplicationsRead", listingKey, applications: [], counts: toApplicationCounts(data, asOf) },
        ] as const
      }),
  },

  MarkInterest: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ kind, listingKey, ownerKey, applicationKey, interested }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const path = { id: listingKey, key: applicationKey }
        const mark = interested ? "interested" : "notInterested"
        const { data, asOf } = yield* kind === "Order"
          ? ask((signal) => core.POST(marks.Order[mark], { params: { path }, signal }))
          : ask((signal) =>
              core.POST(marks.Offer[mark], { params: { path, query: { executantKey: ownerKey } }, signal }),
            )
        return [
          { type: "ApplicationChanged", listingKey, applications: [toApplication(data, asOf)], counts: null },
        ] as const
      }),
  },

  AcceptApplication: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ kind, id, listingKey, ownerKey, applicationKey, description, moveToArchive }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { id: listingKey, appKey: applicationKey }, header: { "Idempotency-Key": id } }
        const body = { description, moveToArchive }
        const { data, asOf } = yield* kind === "Order"
          ? ask((signal) => core.POST("/orders/{id}/applications/{appKey}/accept", { params, body, signal }))
          : ask((signal) =>
              core.POST("/offers/{id}/applications/{appKey}/accept", {
                params,
                body: { ...body, executantKey: ownerKey },
                signal,
              }),
            )
        return [{ type: "DealCreated", deal: toDeal(data, asOf) }] as const
      }),
  },
}
