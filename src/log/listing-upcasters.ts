/**
 * Events about orders, as they were recorded before offers were shown → events about listings, which name their kind.
 */
import { each, inEvent, inTurn, moved, within } from "./reshaping.ts"
import type { RecordedEvent } from "./codec.ts"

const order = within({ kind: () => "Order" })
const listing = inTurn(moved({ customer: "owner" }), order)
const application = inTurn(moved({ order: "listing" }), within({ listing: order }))

/** A listing of that version had no place. */
const placeless = within({ place: () => null })
const aboutPlaceless = { 1: inEvent({ listing: placeless }) }

/** An event about one order under its new name; a new name starts with version 1. */
const about = (type: string) => ({
  1: inEvent({ type: () => type, listing }, { order: "listing" }),
})

const applicationsChange = {
  1: inEvent({ applications: each(application) }, { orderKey: "listingKey" }),
}

export const listingUpcasters = {
  OwnOrdersPageLoaded: {
    1: inEvent(
      {
        type: () => "OwnListingsPageLoaded",
        kind: () => "Order",
        executantKey: () => null,
        listings: each(listing),
      },
      { orders: "listings" },
    ),
  },
  OwnListingsPageLoaded: { 1: inEvent({ listings: each(placeless) }) },
  ListingLoaded: aboutPlaceless,
  ListingSubmitted: aboutPlaceless,
  ListingPublished: aboutPlaceless,
  ListingRefused: aboutPlaceless,
  ListingArchived: aboutPlaceless,
  ListingChanged: aboutPlaceless,
  PublicListingLoaded: aboutPlaceless,
  OrderLoaded: about("ListingLoaded"),
  OrderSubmitted: about("ListingSubmitted"),
  OrderPublished: about("ListingPublished"),
  OrderRefused: about("ListingRefused"),
  OrderArchived: about("ListingArchived"),
  OrderChanged: about("ListingChanged"),
  PublicOrderLoaded: about("PublicListingLoaded"),
  OrderDraftTaken: { 1: inEvent({ type: () => "ListingDraftTaken" }, { orderKey: "listingKey" }) },
  // The form alone learns which listing a draft became, by the outcome of its command (E229).
  ListingDraftTaken: { 1: () => null },
  OrderUnavailable: { 1: inEvent({ type: () => "ListingUnavailable", kind: () => "Order" }) },
  OrderApplicationsPageLoaded: {
    1: inEvent(
      { type: () => "ListingApplicationsPageLoaded", applications: each(application) },
      { orderKey: "listingKey" },
    ),
  },
  // Owners could not yet look at the applications of interest alone.
  ListingApplicationsPageLoaded: { 1: inEvent({ query: within({ interest: () => "all" }) }) },
  ExecutantApplicationsPageLoaded: {
    1: inEvent(
      { type: () => "SentApplicationsPageLoaded", applications: each(application) },
      { executantKey: "profileKey" },
    ),
  },
  ApplicationCountsLoaded: { 1: inEvent({}, { orderKey: "listingKey" }) },
  ApplicationSent: applicationsChange,
  ApplicationCanceled: applicationsChange,
  ApplicationAccepted: applicationsChange,
  ApplicationRejected: applicationsChange,
  ApplicationsRead: applicationsChange,
  ApplicationChanged: applicationsChange,
  SearchAnswered: {
    1: inEvent({ query: inTurn(moved({ type: "kind" }), order), listings: each(listing) }, { orders: "listings" }),
    2: inEvent({
      query: within({ minPrice: () => null, maxPrice: () => null, place: () => null }),
      listings: each(placeless),
    }),
  },
  UploadStarted: { 1: inEvent({}, { orderKey: "listingKey" }), 2: inEvent({}, { listingKey: "holder" }) },
} satisfies Readonly<Record<string, Readonly<Record<number, (event: RecordedEvent) => RecordedEvent | null>>>>
