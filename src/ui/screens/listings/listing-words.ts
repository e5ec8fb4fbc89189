/** In which words a listing's state is told; colour only repeats them. Spec §4; D40, D41, D42. */
import type { ApplicationTab } from "../../../domain/applications.ts"
import { fileKindOf, type StoredFile } from "../../../domain/files.ts"
import type { Listing } from "../../../domain/listings.ts"
import type { MessageId } from "../../i18n/messages.ts"

export type Tone = "neutral" | "blue" | "green" | "yellow" | "red"

export interface StatusWords {
  readonly badge: MessageId
  readonly tone: Tone
  readonly explain: MessageId
}

type Stated = Pick<Listing, "status" | "versionStatus" | "hidden" | "reason">

const ofPublished = ({ versionStatus, hidden }: Stated): StatusWords => {
  if (versionStatus === "OnModeration")
    return { badge: "orders.status.underReview", tone: "yellow", explain: "orders.explain.OnModeration" }
  if (versionStatus === "Declined")
    return { badge: "orders.status.declined", tone: "red", explain: "orders.explain.Published" }
  return hidden
    ? { badge: "orders.status.hidden", tone: "neutral", explain: "orders.explain.hidden" }
    : { badge: "orders.status.Published", tone: "green", explain: "orders.explain.Published" }
}

export const statusWords = (listing: Stated): StatusWords => {
  switch (listing.status) {
    case "Draft":
      return listing.reason === null && listing.versionStatus !== "Declined"
        ? { badge: "orders.status.draft", tone: "neutral", explain: "orders.explain.Draft" }
        : { badge: "orders.status.Draft", tone: "red", explain: "orders.explain.Draft" }
    case "OnModeration":
      return { badge: "orders.status.OnModeration", tone: "yellow", explain: "orders.explain.OnModeration" }
    case "Published":
      return ofPublished(listing)
    case "Closed":
      return { badge: "orders.status.Closed", tone: "blue", explain: "orders.explain.Closed" }
    case "Canceled":
      return { badge: "orders.status.Canceled", tone: "neutral", explain: "orders.explain.Canceled" }
    case "Archived":
      return { badge: "orders.status.Archived", tone: "neutral", explain: "orders.explain.Archived" }
    case "Blocked":
      return { badge: "orders.status.Blocked", tone: "red", explain: "orders.explain.Blocked" }
  }
}

interface EmptyWords {
  readonly title: MessageId
  readonly hint: MessageId
}

/** Why nobody is in a tab of a listing's applications. */
export const emptyApplications = ({ status }: Pick<Listing, "status">, tab: ApplicationTab): EmptyWords => {
  if (tab === "archive") return { title: "orders.applicants.archive.title", hint: "orders.applicants.archive.hint" }
  const title = "orders.applicants.empty.title"
  switch (status) {
    case "Published":
      return { title, hint: "orders.applicants.empty.hint" }
    case "Draft":
    case "OnModeration":
      return { title, hint: "orders.applicants.empty.notPublic" }
    case "Closed":
    case "Canceled":
    case "Archived":
    case "Blocked":
      return { title, hint: "orders.applicants.empty.closed" }
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
