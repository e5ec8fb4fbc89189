/** The kinds, statuses and moves of listings, which client and server share. Spec §3 Order, Offer, §4; D40–D49; E10. */

/** Listings are orders, which customers publish, and offers, which executants publish. */
export const listingKinds = ["Order", "Offer"] as const
export type ListingKind = (typeof listingKinds)[number]

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

/** Statuses of one version of a listing's text: spec §4, third set. */
export const versionStatusNumbers = { Draft: 0, OnModeration: 10, Published: 20, Declined: 30, Archived: 40 } as const
export type VersionStatus = keyof typeof versionStatusNumbers

export const ownListTabs = ["published", "moderation", "archive"] as const
export type OwnListTab = (typeof ownListTabs)[number]

/** The tab of the own list that an item is in; every item is in one of them (D41). */
export const ownListTabOf = (item: {
  readonly status: ItemStatus
  readonly versionStatus: VersionStatus
}): OwnListTab => {
  if (item.status === "Archived" || item.status === "Closed" || item.status === "Canceled" || item.status === "Blocked")
    return "archive"
  if (item.status === "Draft" || item.status === "OnModeration") return "moderation"
  return item.versionStatus === "OnModeration" || item.versionStatus === "Declined" ? "moderation" : "published"
}

/** The same condition as a filter of the server (D3). */
export const ownListFilters: Readonly<Record<OwnListTab, string>> = {
  published: "Status eq Published and VersionStatus ne OnModeration and VersionStatus ne Declined",
  moderation:
    "Status eq Draft or Status eq OnModeration or (Status eq Published and (VersionStatus eq OnModeration or VersionStatus eq Declined))",
  archive: "Status eq Archived or Status eq Closed or Status eq Canceled or Status eq Blocked",
}

/**
 * The moves of a listing: of its owner, of an applicant (`apply`), of a moderator (`approve` to `unblock`), or of the
 * server (`expire`, `close`). `attach` and `place`: change its files and its place.
 */
export const itemMoves = [
  "submit",
  "attach",
  "place",
  "hide",
  "unhide",
  "archive",
  "cancel",
  "apply",
  "accept",
  "approve",
  "refuse",
  "block",
  "unblock",
  "expire",
  "close",
] as const
export type ItemMove = (typeof itemMoves)[number]

/** The target of unblocking: the status before the block. */
export const asBefore = "as before"

/** Every allowed move with the status it leads to; any other is refused as InvalidState (D43; E121). */
export const itemLifecycle: Readonly<
  Record<ItemStatus, Partial<Readonly<Record<ItemMove, ItemStatus | typeof asBefore>>>>
> = {
  Draft: { submit: "OnModeration", attach: "Draft", place: "Draft", archive: "Archived" },
  OnModeration: {
    submit: "OnModeration",
    attach: "OnModeration",
    place: "OnModeration",
    approve: "Published",
    refuse: "Draft",
    archive: "Archived",
    cancel: "Canceled",
  },
  Published: {
    submit: "Published",
    attach: "Published",
    place: "Published",
    approve: "Published",
    refuse: "Published",
    hide: "Published",
    unhide: "Published",
    apply: "Published",
    accept: "Published",
    archive: "Archived",
    cancel: "Canceled",
    expire: "Archived",
    block: "Blocked",
  },
  Archived: { submit: "OnModeration", close: "Closed", block: "Blocked" },
  Closed: {},
  Canceled: {},
  Blocked: { unblock: asBefore },
}
