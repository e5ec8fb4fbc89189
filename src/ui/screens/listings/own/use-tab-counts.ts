/** Counts the listings in each tab of an own list, by the first page of each. Spec §2 Own orders, Own offers. */
import { ownListTabs, type OwnList, type OwnListTab } from "../../../../domain/own-lists.ts"
import { listings } from "../../../../projections/listings.ts"
import { ownListingsPage } from "../../../../projections/own-listing-lists.ts"
import { useFresh } from "../../../app/use-fresh.ts"
import { useReadModel } from "../../../app/read-models.ts"

const useCount = (list: OwnList, tab: OwnListTab): number => {
  const query = { tab, page: 1 }
  const page = useReadModel(listings, ownListingsPage, { ...list, query })
  useFresh({ command: { type: "LoadOwnListings", ...list, query }, known: page })
  return page?.count ?? 0
}

/** 0 while not known, which the tabs don't say. */
export const useTabCounts = (list: OwnList): Readonly<Record<OwnListTab, number>> => {
  const [published, moderation, archive] = [
    useCount(list, ownListTabs[0]),
    useCount(list, ownListTabs[1]),
    useCount(list, ownListTabs[2]),
  ]
  return { published, moderation, archive }
}
