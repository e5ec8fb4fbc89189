/** Applications as either side sees them, to orders and to offers. Spec §2 Query parameters and lists, §3 Application. */
import {
  applicantOf,
  applicationTabOf,
  isOpenApplication,
  isReceivedIn,
  type Application,
  type ApplicationCounts,
} from "../domain/applications.ts"
import type { ApplicationsQuery, ReceivedQuery } from "../domain/queries.ts"
import type { ApplicationEvent } from "../events/applications.ts"
import { allEntities, entityByKey, type Entities } from "./entities.ts"
import { listPages } from "./list-pages.ts"
import { holdingParticipants, type Participants } from "./participants.ts"
import { rememberPage, type Page, type PageSnapshot } from "./pages.ts"
import { projection } from "./projection.ts"
import { stable } from "./selectors.ts"

/** A list belongs to a listing (its owner's view) or to a profile that applies (the applicant's). */
export type ApplicationsList =
  | { readonly of: "listing"; readonly key: string; readonly query: ReceivedQuery }
  | { readonly of: "applicant"; readonly key: string; readonly query: ApplicationsQuery }

export interface ApplicationsState {
  byKey: Entities<Application>
  pages: Record<string, PageSnapshot>
  counts: Record<string, ApplicationCounts> // by listing
  participants: Participants
}

const initial = (): ApplicationsState => ({ byKey: {}, pages: {}, counts: {}, participants: {} })

const sides = holdingParticipants<Application>({
  keyOf: ({ key }) => key,
  held: ({ customer, executant }) => [customer, executant],
  renewed: (one, now) => ({ ...one, customer: now(one.customer), executant: now(one.executant) }),
})

const listKey = (list: ApplicationsList): string => {
  const { of, key, query } = list
  const interest = list.of === "listing" ? list.query.interest : "all"
  return `${of}/${key}/${query.tab}/${interest}/${query.page}`
}

const newestCounts = (draft: ApplicationsState, listingKey: string, counts: ApplicationCounts): void => {
  const known = draft.counts[listingKey]
  if (known === undefined || known.asOf <= counts.asOf) draft.counts[listingKey] = counts
}

const loaded = (
  draft: ApplicationsState,
  list: ApplicationsList,
  page: { readonly count: number; readonly applications: readonly Application[]; readonly asOf: number },
): void => {
  rememberPage(draft.pages, listKey(list), {
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
  if (change.counts !== null) newestCounts(draft, change.listingKey, change.counts)
}

export const applications = projection<ApplicationsState, ApplicationEvent>("applications", initial, {
  ListingApplicationsPageLoaded: (draft, { listingKey, query, ...page }) =>
    loaded(draft, { of: "listing", key: listingKey, query }, page),
  SentApplicationsPageLoaded: (draft, { profileKey, query, ...page }) =>
    loaded(draft, { of: "applicant", key: profileKey, query }, page),
  ApplicationCountsLoaded: (draft, { listingKey, counts }) => newestCounts(draft, listingKey, counts),
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
  state.counts[listingKey]

const newestFirst = (a: Application, b: Application): number =>
  a.createdDate === b.createdDate ? (a.key < b.key ? -1 : 1) : a.createdDate > b.createdDate ? -1 : 1

const isOf = (list: ApplicationsList, application: Application): boolean =>
  (list.of === "listing" ? application.listing : applicantOf(application)).key === list.key

export const applicationsPage: (state: ApplicationsState, list: ApplicationsList) => Page | undefined = listPages({
  list: "applications",
  pageKey: listKey,
  page: ({ query }) => query.page,
  entities: ({ byKey }) => byKey,
  concerns: isOf,
  belongs: (list, application) =>
    list.of === "listing"
      ? isReceivedIn(list.query, application)
      : applicationTabOf(application.status) === list.query.tab,
  compare: newestFirst,
})

/** Answers the chosen applications that can still be accepted. */
export const openAmong: (state: ApplicationsState, keys: readonly string[]) => readonly Application[] = stable(
  (keys) => keys.join("/"),
  ({ byKey }: ApplicationsState, keys) =>
    keys.flatMap((key) => entityByKey(byKey, key) ?? []).filter(({ status }) => isOpenApplication(status)),
)

/** The last application of a profile to a listing, which decides what "Apply" can do (D19). */
export const lastApplication: (
  state: ApplicationsState,
  arg: { readonly listingKey: string; readonly profileKey: string },
) => Application | undefined = stable(
  ({ listingKey, profileKey }) => `${listingKey}/${profileKey}`,
  (state: ApplicationsState, { listingKey, profileKey }) =>
    [...allEntities(state.byKey)]
      .filter((application) => application.listing.key === listingKey && applicantOf(application).key === profileKey)
      .sort(newestFirst)[0],
)
