/** The words for a listing's state; colour only repeats them. Spec §4. */
import type { ApplicationTab } from "../../domain/applications.ts"
import { fileKindOf, type StoredFile } from "../../domain/files.ts"
import type { Listing } from "../../domain/listings.ts"
import { isDeclinedVersion, isWaitingVersion } from "../../domain/listing-statuses.ts"
import type { MessageId } from "../i18n/messages.ts"

export type Tone = "neutral" | "blue" | "green" | "yellow" | "red"

export interface StatusWords {
  readonly badge: MessageId
  readonly tone: Tone
  readonly explain: MessageId
}

type Stated = Pick<Listing, "status" | "versionStatus" | "hidden" | "reason">

const ofPublished = ({ versionStatus, hidden }: Stated): StatusWords => {
  if (isWaitingVersion(versionStatus))
    return { badge: "listings.status.underReview", tone: "yellow", explain: "listings.explain.OnModeration" }
  if (isDeclinedVersion(versionStatus))
    return { badge: "listings.status.declined", tone: "red", explain: "listings.explain.Published" }
  return hidden
    ? { badge: "listings.status.hidden", tone: "neutral", explain: "listings.explain.hidden" }
    : { badge: "listings.status.Published", tone: "green", explain: "listings.explain.Published" }
}

export const statusWords = (listing: Stated): StatusWords => {
  switch (listing.status) {
    case "Draft":
      return listing.reason === null && !isDeclinedVersion(listing.versionStatus)
        ? { badge: "listings.status.draft", tone: "neutral", explain: "listings.explain.Draft" }
        : { badge: "listings.status.Draft", tone: "red", explain: "listings.explain.Draft" }
    case "OnModeration":
      return { badge: "listings.status.OnModeration", tone: "yellow", explain: "listings.explain.OnModeration" }
    case "Published":
      return ofPublished(listing)
    case "Closed":
      return { badge: "listings.status.Closed", tone: "blue", explain: "listings.explain.Closed" }
    case "Canceled":
      return { badge: "listings.status.Canceled", tone: "neutral", explain: "listings.explain.Canceled" }
    case "Archived":
      return { badge: "listings.status.Archived", tone: "neutral", explain: "listings.explain.Archived" }
    case "Blocked":
      return { badge: "listings.status.Blocked", tone: "red", explain: "listings.explain.Blocked" }
  }
}

interface EmptyWords {
  readonly title: MessageId
  readonly hint: MessageId
}

/** Says why nobody is in a tab of a listing's applications. */
export const emptyApplications = ({ status }: Pick<Listing, "status">, tab: ApplicationTab): EmptyWords => {
  if (tab === "archive") return { title: "listings.applicants.archive.title", hint: "listings.applicants.archive.hint" }
  const title = "listings.applicants.empty.title"
  switch (status) {
    case "Published":
      return { title, hint: "listings.applicants.empty.hint" }
    case "Draft":
    case "OnModeration":
      return { title, hint: "listings.applicants.empty.notPublic" }
    case "Closed":
    case "Canceled":
    case "Archived":
    case "Blocked":
      return { title, hint: "listings.applicants.empty.closed" }
  }
}

/** Files that are shown as pictures, a small one of each known (D39). */
export const picturesOf = (files: readonly StoredFile[]): readonly StoredFile[] =>
  files.filter(({ extension, thumbnailUrl }) => thumbnailUrl !== null || fileKindOf(extension) === "image")

/** Files that the gallery shows: photos, and videos with and without a poster (E232). */
export const galleryOf = (files: readonly StoredFile[]): readonly StoredFile[] =>
  files.filter(({ extension }) => fileKindOf(extension) !== "document")

/** Files that are rows; of videos too, as not every browser plays what a phone has filmed. */
export const documentsOf = (files: readonly StoredFile[]): readonly StoredFile[] =>
  files.filter(({ extension }) => fileKindOf(extension) !== "image")
