/** Selectors of applications: lists, pages, and what can still be decided. Spec §2 Query parameters and lists. */
import {
  applicantOf,
  applicationTabOf,
  isOpenApplication,
  isReceivedIn,
  type Application,
} from "../domain/applications.ts"
import { applicationsKey, type ApplicationsList, type ApplicationsState } from "./applications.ts"
import { allEntities, entityByKey } from "./entities.ts"
import { listPages } from "./list-pages.ts"
import type { Page } from "./pages.ts"
import { stable } from "./selectors.ts"

const newestFirst = (a: Application, b: Application): number =>
  a.createdDate === b.createdDate ? (a.key < b.key ? -1 : 1) : a.createdDate > b.createdDate ? -1 : 1

const isOf = (list: ApplicationsList, application: Application): boolean =>
  (list.of === "listing" ? application.listing : applicantOf(application)).key === list.key

export const applicationsPage: (state: ApplicationsState, list: ApplicationsList) => Page | undefined = listPages({
  list: "applications",
  pageKey: applicationsKey,
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
