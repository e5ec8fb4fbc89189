/** Applications as either side sees them, to orders and to offers. Spec §2 Query parameters and lists, §3 Application. */
import type { Application, ApplicationCounts } from "../domain/applications.ts"
import type { ApplicationsQuery, ReceivedQuery } from "../domain/queries.ts"
import type { ApplicationEvent } from "../events/applications.ts"
import { entityByKey, rememberAs, type Entities } from "./entities.ts"
import { holdingParticipants, type Participants } from "./participants.ts"
import type { PageSnapshot } from "./pages.ts"
import { projection } from "./projection.ts"

/** A list belongs to a listing (its owner's view) or to a profile that applies (the applicant's). */
export type ApplicationsList =
  | { readonly of: "listing"; readonly key: string; readonly query: ReceivedQuery }
  | { readonly of: "applicant"; readonly key: string; readonly query: ApplicationsQuery }

export interface ApplicationsState {
  byKey: Entities<Application>
  pages: Entities<PageSnapshot>
  counts: Entities<ApplicationCounts> // by listing
  participants: Participants
}

const initial = (): ApplicationsState => ({ byKey: {}, pages: {}, counts: {}, participants: {} })

const sides = holdingParticipants<Application>({
  keyOf: ({ key }) => key,
  held: ({ customer, executant }) => [customer, executant],
  renewed: (one, now) => ({ ...one, customer: now(one.customer), executant: now(one.executant) }),
})

export const applicationsKey = (list: ApplicationsList): string => {
  const { of, key, query } = list
  const interest = list.of === "listing" ? list.query.interest : "all"
  return `${of}/${key}/${query.tab}/${interest}/${query.page}`
}

const loaded = (
  draft: ApplicationsState,
  list: ApplicationsList,
  page: { readonly count: number; readonly applications: readonly Application[]; readonly asOf: number },
): void => {
  rememberAs(draft.pages, applicationsKey(list), {
    keys: page.applications.map((application) => application.key),
    count: page.count,
    asOf: page.asOf,
  })
  for (const application of page.applications) sides.remember(draft, draft.byKey, application)
}

const changed = (
  draft: ApplicationsState,
  change: {
    readonly listingKey: string
    readonly applications: readonly Application[]
    readonly counts: ApplicationCounts | null
  },
): void => {
  for (const application of change.applications) sides.remember(draft, draft.byKey, application)
  if (change.counts !== null) rememberAs(draft.counts, change.listingKey, change.counts)
}

export const applications = projection<ApplicationsState, ApplicationEvent>("applications", initial, {
  ListingApplicationsPageLoaded: (draft, { listingKey, query, ...page }) =>
    loaded(draft, { of: "listing", key: listingKey, query }, page),
  SentApplicationsPageLoaded: (draft, { profileKey, query, ...page }) =>
    loaded(draft, { of: "applicant", key: profileKey, query }, page),
  ApplicationCountsLoaded: (draft, { listingKey, counts }) => rememberAs(draft.counts, listingKey, counts),
  ApplicationSent: changed,
  ApplicationCanceled: changed,
  ApplicationAccepted: changed,
  ApplicationRejected: changed,
  ApplicationsRead: changed,
  ApplicationChanged: changed,
  ParticipantChanged: (draft, news) => sides.participantChanged(draft, draft.byKey, news),
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

export const applicationByKey = (state: ApplicationsState, key: string): Application | undefined =>
  entityByKey(state.byKey, key)

export const applicationCounts = (state: ApplicationsState, listingKey: string): ApplicationCounts | undefined =>
  entityByKey(state.counts, listingKey)
