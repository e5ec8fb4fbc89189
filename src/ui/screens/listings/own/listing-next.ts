/** Answers an owner's next step with a listing; the first that is true. experience: Own lists. */
import { canRepublish, movesOf } from "../../../../domain/listing-moves.ts"
import type { Listing } from "../../../../domain/listings.ts"
import { isDeclinedVersion, isDraftItem, isPublishedItem } from "../../../../domain/listing-statuses.ts"

export type NextStep =
  | { readonly do: "readApplications"; readonly count: number }
  | { readonly do: "fix" }
  | { readonly do: "unhide" }
  | { readonly do: "answerApplications"; readonly count: number }
  | { readonly do: "republish" }

interface Applied {
  /** Not read yet. */
  readonly unread: number
  readonly open: number
}

type Stated = Pick<Listing, "status" | "versionStatus" | "hidden" | "reason">

const isRefused = ({ status, versionStatus, reason }: Stated): boolean =>
  (isDraftItem(status) && reason !== null) ||
  ((isDraftItem(status) || isPublishedItem(status)) && isDeclinedVersion(versionStatus))

/** Null where there is nothing to do but wait. */
export const nextStep = (listing: Stated, { unread, open }: Applied): NextStep | null => {
  if (unread > 0) return { do: "readApplications", count: unread }
  if (isRefused(listing)) return { do: "fix" }
  if (movesOf(listing).includes("unhide")) return { do: "unhide" }
  if (open > 0) return { do: "answerApplications", count: open }
  return canRepublish(listing) ? { do: "republish" } : null
}
