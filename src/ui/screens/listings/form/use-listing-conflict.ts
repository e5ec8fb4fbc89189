/** A listing was changed elsewhere while its form is open: what differs, and the two ways on. */
import { useEffect } from "react"
import { conflictOf, isUntouched, withTheirs, type ConflictingPart } from "../../../../domain/listing-conflicts.ts"
import { listingDraftOf } from "../../../../domain/listing-drafts.ts"
import type { Listing } from "../../../../domain/listings.ts"
import type { FormDraft } from "../../../forms/use-form-draft.ts"
import { isWrittenFrom, versionsOf, type ListingFormDraft } from "./listing-form.ts"

export interface ListingConflict {
  readonly latest: Listing
  readonly parts: readonly ConflictingPart[]
  /** Keeps what was written here; other fields become as the listing says now. */
  readonly keepMine: () => void
  readonly takeTheirs: () => void
}

interface ConflictOptions {
  /** The listing as the form knows it. */
  readonly listing: Listing | null
  readonly latest: Listing | null
  readonly form: Pick<FormDraft<ListingFormDraft>, "draft" | "change" | "discard">
  readonly onSeen: (latest: Listing) => void
}

export const useListingConflict = ({ listing, latest, form, onSeen }: ConflictOptions): ListingConflict | null => {
  const { draft, change, discard } = form
  // A draft that the device has kept may be older than the listing as it was opened.
  const base = listing !== null && isWrittenFrom(draft, listing) ? listing : null
  const parts = latest === null ? [] : conflictOf({ draft, base, now: latest })
  const isSilent = base !== null && parts.length > 0 && isUntouched(draft, base)

  const takeTheirs = (): void => {
    if (latest === null) return
    discard()
    change({ ...listingDraftOf(latest), ...versionsOf(latest) })
    onSeen(latest)
  }
  // Nothing was written here, so that nothing is lost.
  useEffect(() => {
    if (isSilent) takeTheirs()
  })

  if (latest === null || parts.length === 0 || isSilent) return null
  return {
    latest,
    parts,
    keepMine: () => {
      change({ ...withTheirs(draft, latest, parts), ...versionsOf(latest) })
      onSeen(latest)
    },
    takeTheirs,
  }
}
