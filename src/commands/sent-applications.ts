/** Reads a page of what a profile has applied to. Spec §7 Applications. */
import * as Effect from "effect/Effect"
import { applicationFilterOf } from "../domain/status-filters.ts"
import type { ListingKind } from "../domain/listings.ts"
import { rowsOfPage, type ApplicationsQuery } from "../domain/queries.ts"
import { toApplication } from "../events/wire/applications.ts"
import { ask, Sdk } from "../sdk/sdk.ts"

/** The part of a request that asks for one page of applications, the newest first. */
export const applicationRows = ({ page }: ApplicationsQuery, filter: string) =>
  ({
    ...rowsOfPage("applications", page),
    filter,
    sortBy: "CreatedDate desc",
  }) as const

export const sentApplicationsPage = (kind: ListingKind, profileKey: string, query: ApplicationsQuery) =>
  Effect.gen(function* () {
    const { core } = yield* Sdk
    const asked = { query: applicationRows(query, applicationFilterOf(query.tab)) }
    const params = { ...asked, path: { executantKey: profileKey } }
    const { data, asOf } = yield* kind === "Order"
      ? ask((signal) => core.GET("/orders/applications/executant/{executantKey}", { params, signal }))
      : ask((signal) => core.GET("/offers/applications/customer", { params: asked, signal }))
    const applications = data.items.map((item) => toApplication(item, asOf))
    return { type: "SentApplicationsPageLoaded", profileKey, query, count: data.count, applications, asOf } as const
  })
