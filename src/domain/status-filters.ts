/** Filters of lists of deals and applications by their statuses, in the language of filters that all lists share. D3. */
import {
  applicationStatuses,
  applicationTabOf,
  wantedAside,
  type ApplicationTab,
  type Received,
} from "./applications.ts"
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
