/**
 * The version of each event's shape; those that are not listed never changed and have version 1. architecture: Events,
 * rule 5.
 */
import type { EventType } from "./catalogue.ts"

export const eventVersions: Partial<Readonly<Record<EventType, number>>> = {
  // Version 2: messages have the listing that they are about; version 3: their files, and what their author took back;
  // version 4: when the addresses of these files end.
  ChatsLoaded: 4,
  ChatCreated: 4,
  ChatRead: 4,
  ChatMessagesLoaded: 4,
  ChatMessageSent: 4,
  ChatMessageReceived: 4,
  // Version 2: messages say when the addresses of their files end.
  ChatPassageLoaded: 2,
  ChatsFound: 2,
  ChatMessageRemoved: 2,
  ChatMessageFilesRemoved: 2,
  // Version 2: deals say whether their subject is an order or an offer; version 3: its place.
  DealsPageLoaded: 3,
  DealLoaded: 3,
  DealCreated: 3,
  // Version 2: deals say the place of their subject.
  DealClosed: 2,
  DealCanceled: 2,
  // Version 2: accounts and executant profiles have all that their own pages show.
  AccountLoaded: 2,
  AccountCreated: 2,
  AccountChanged: 2,
  ActiveProfileSwitched: 2,
  ExecutantsLoaded: 2,
  ExecutantSubmitted: 2,
  ExecutantPublished: 2,
  ExecutantRefused: 2,
  // Version 2: they are about listings of a kind, where they were about orders (E220).
  ApplicationCountsLoaded: 2,
  ApplicationSent: 2,
  ApplicationCanceled: 2,
  ApplicationAccepted: 2,
  ApplicationRejected: 2,
  ApplicationsRead: 2,
  ApplicationChanged: 2,
  // Version 2: it says which of the open ones were asked for.
  ListingApplicationsPageLoaded: 2,
  // Version 2: listings have a place.
  OwnListingsPageLoaded: 2,
  ListingLoaded: 2,
  ListingSubmitted: 2,
  ListingPublished: 2,
  ListingRefused: 2,
  ListingArchived: 2,
  ListingChanged: 2,
  PublicListingLoaded: 2,
  // Version 2: as of orders; version 3: listings have a place, and searches more filters.
  SearchAnswered: 3,
  // Version 3: it may be for a part of a profile.
  UploadStarted: 3,
}
