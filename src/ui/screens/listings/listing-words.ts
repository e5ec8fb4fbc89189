/** The words for a listing's state; colour only repeats them. Spec §4. */
import type { ApplicationTab } from "../../../domain/applications.ts"
import type { Listing } from "../../../domain/listings.ts"
import { isDeclinedVersion, isWaitingVersion } from "../../../domain/listing-statuses.ts"
import type { MessageId } from "../../i18n/messages.ts"

export type Tone = "neutral" | "blue" | "green" | "yellow" | "red"

export interface StatusWords {
  readonly badge: MessageId
  readonly tone: Tone
  readonly explain: MessageId
}

type Stated = Pick<Listing, "status" | "versionStatus" | "hidden" | "reason">

const ofPublished = ({ versionStatus, hidden }: Stated): StatusWords => {
  if (isWaitingVersion(versionStatus))
    return { badge: "own-listings.status.underReview", tone: "yellow", explain: "own-listings.explain.OnModeration" }
  if (isDeclinedVersion(versionStatus))
    return { badge: "own-listings.status.declined", tone: "red", explain: "own-listings.explain.Published" }
  return hidden
    ? { badge: "own-listings.status.hidden", tone: "neutral", explain: "own-listings.explain.hidden" }
    : { badge: "own-listings.status.Published", tone: "green", explain: "own-listings.explain.Published" }
}

export const statusWords = (listing: Stated): StatusWords => {
  switch (listing.status) {
    case "Draft":
      return listing.reason === null && !isDeclinedVersion(listing.versionStatus)
        ? { badge: "own-listings.status.draft", tone: "neutral", explain: "own-listings.explain.Draft" }
        : { badge: "own-listings.status.Draft", tone: "red", explain: "own-listings.explain.Draft" }
    case "OnModeration":
      return { badge: "own-listings.status.OnModeration", tone: "yellow", explain: "own-listings.explain.OnModeration" }
    case "Published":
      return ofPublished(listing)
    case "Closed":
      return { badge: "own-listings.status.Closed", tone: "blue", explain: "own-listings.explain.Closed" }
    case "Canceled":
      return { badge: "own-listings.status.Canceled", tone: "neutral", explain: "own-listings.explain.Canceled" }
    case "Archived":
      return { badge: "own-listings.status.Archived", tone: "neutral", explain: "own-listings.explain.Archived" }
    case "Blocked":
      return { badge: "own-listings.status.Blocked", tone: "red", explain: "own-listings.explain.Blocked" }
    case "Unknown":
      return { badge: "own-listings.status.Unknown", tone: "neutral", explain: "own-listings.explain.Unknown" }
  }
}

interface EmptyWords {
  readonly title: MessageId
  readonly hint: MessageId
}

/** Says why nobody is in a tab of a listing's applications. */
export const emptyApplications = ({ status }: Pick<Listing, "status">, tab: ApplicationTab): EmptyWords => {
  if (tab === "archive")
    return { title: "own-listings.applicants.archive.title", hint: "own-listings.applicants.archive.hint" }
  const title = "own-listings.applicants.empty.title"
  switch (status) {
    case "Published":
      return { title, hint: "own-listings.applicants.empty.hint" }
    case "Draft":
    case "OnModeration":
    case "Unknown":
      return { title, hint: "own-listings.applicants.empty.notPublic" }
    case "Closed":
    case "Canceled":
    case "Archived":
    case "Blocked":
      return { title, hint: "own-listings.applicants.empty.closed" }
  }
}
