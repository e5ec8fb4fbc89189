/** The statuses of listings and of the versions of their texts, and what each of them is by name. Spec §4. */
import type { Growing } from "./growing.ts"

/** Statuses of a listing with their numbers: spec §4, second set. */
export const itemStatusNumbers = {
  Draft: 0,
  OnModeration: 10,
  Published: 20,
  Closed: 30,
  Canceled: 40,
  Archived: 50,
  Blocked: 60,
} as const
export type ItemStatus = keyof typeof itemStatusNumbers
export const itemStatuses = Object.keys(itemStatusNumbers) as readonly ItemStatus[]

/** Answers whether a listing is on the market, as far as its status decides: its owner may have hidden it. */
export const isPublishedItem = (status: Growing<ItemStatus>): boolean => status === "Published"

/** Answers whether strangers find and see a listing: it is published, and its owner has not hidden it (D42). */
export const isOnMarket = ({
  status,
  hidden,
}: {
  readonly status: Growing<ItemStatus>
  readonly hidden: boolean
}): boolean => isPublishedItem(status) && !hidden

/** Answers whether a listing is with its owner: not sent to moderation yet, or sent back by moderation. */
export const isDraftItem = (status: Growing<ItemStatus>): boolean => status === "Draft"

/** Answers whether a listing waits for its first approval. */
export const isItemOnModeration = (status: Growing<ItemStatus>): boolean => status === "OnModeration"

/** Answers whether its owner or the calendar took a listing off the market, from where it may come back. */
export const isArchivedItem = (status: Growing<ItemStatus>): boolean => status === "Archived"

export const isBlockedItem = (status: Growing<ItemStatus>): boolean => status === "Blocked"

/** Statuses of one version of a listing's text: spec §4, third set. */
export const versionStatusNumbers = { Draft: 0, OnModeration: 10, Published: 20, Declined: 30, Archived: 40 } as const
export type VersionStatus = keyof typeof versionStatusNumbers

/** Answers whether a version's text waits for moderation. */
export const isWaitingVersion = (status: Growing<VersionStatus>): boolean => status === "OnModeration"

/** Answers whether moderation sent a version's text back. */
export const isDeclinedVersion = (status: Growing<VersionStatus>): boolean => status === "Declined"
