/**
 * Answers where the number of deals of an own listing leads: no list of deals can be asked for by listing. Spec §7
 * Deals.
 */
import type { Deal } from "../../../../domain/deals.ts"
import type { Listing } from "../../../../domain/listings.ts"
import { paths } from "../../../app/paths.ts"

interface DealsLink {
  readonly href: string
  /** The address leads to the deals of all listings. */
  readonly isAll: boolean
}

/** `running`: those of the listing's deals that are known to be in progress. */
export const dealsLink = (
  listing: Pick<Listing, "kind" | "key" | "owner">,
  count: number,
  running: readonly Deal[],
): DealsLink => {
  const [first] = running
  if (first === undefined || running.length < count)
    return { href: paths.deals({ tab: "active", page: 1 }), isAll: true }
  return {
    href: running.length === 1 ? paths.deal(first.key, listing.owner.key) : paths.listingApplications(listing),
    isAll: false,
  }
}
