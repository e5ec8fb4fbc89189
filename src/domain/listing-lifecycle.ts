/** The allowed moves of listings between their statuses. Spec §4. */
import type { Growing } from "./growing.ts"
import type { ItemStatus } from "./listing-statuses.ts"

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
  Record<Growing<ItemStatus>, Partial<Readonly<Record<ItemMove, ItemStatus | typeof asBefore>>>>
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
  Unknown: {},
}
