/**
 * Filters of lists of listings, applications and deals by their statuses, in the language of filters that all lists
 * share.
 */
import {
  applicationStatuses,
  applicationTabOf,
  wantedAside,
  type ApplicationTab,
  type Received,
} from "./applications.ts"
import type { OwnListTab } from "./own-lists.ts"
import { dealStatuses, dealTabOf, type DealTab } from "./deals.ts"

const anyOf = (statuses: readonly string[]): string => statuses.map((status) => `Status eq ${status}`).join(" or ")

export const dealFilterOf = (tab: DealTab): string => anyOf(dealStatuses.filter((status) => dealTabOf(status) === tab))

export const applicationFilterOf = (tab: ApplicationTab): string =>
  anyOf(applicationStatuses.filter((status) => applicationTabOf(status) === tab))

export const receivedFilter = (received: Received): string => {
  const isAside = wantedAside(received)
  const filter = applicationFilterOf(received.tab)
  return isAside === null ? filter : `${filter} and NotInterested eq ${isAside}`
}

/** The condition of `ownListTabOf` on listings. */
export const ownListFilters: Readonly<Record<OwnListTab, string>> = {
  published: "Status eq Published and VersionStatus ne OnModeration and VersionStatus ne Declined",
  moderation:
    "Status eq Draft or Status eq OnModeration or (Status eq Published and (VersionStatus eq OnModeration or VersionStatus eq Declined))",
  archive: "Status eq Archived or Status eq Closed or Status eq Canceled or Status eq Blocked",
}
