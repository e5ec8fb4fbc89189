/** Sends the place of a listing that was written anew; where it was changed elsewhere meanwhile, its owner chooses. */
import { useEffect, useState } from "react"
import { listingDraftOf, type ListingDraft } from "../../../../domain/listing-drafts.ts"
import type { Listing, ListingId } from "../../../../domain/listings.ts"
import {
  changeOfPlace,
  isMadeFrom,
  placeDraftOf,
  wantedPlace,
  type PlaceChange,
} from "../../../../domain/place-drafts.ts"
import { listings, ownListing } from "../../../../projections/listings.ts"
import { useDispatch, useReadModel } from "../../../app/read-models.ts"
import { useErrand, type RunErrand } from "./use-errand.ts"
import type { ListingConflict } from "./use-listing-conflict.ts"

export interface PlaceErrand extends RunErrand {
  /** The listing as it is now, but with the place that was written here; null where there is nothing to choose. */
  readonly mine: ListingDraft | null
  readonly conflict: ListingConflict | null
}

const part = { part: "place", isMine: true } as const

const changedElsewhere = (change: PlaceChange | null, latest: Listing | undefined): latest is Listing =>
  change !== null &&
  latest !== undefined &&
  !isMadeFrom(change, latest.place) &&
  changeOfPlace(latest.place, wantedPlace(change)) !== null

export const usePlaceErrand = ({ kind, key }: ListingId, written: PlaceChange | null): PlaceErrand => {
  const dispatch = useDispatch()
  const listing = { kind, key }
  const latest = useReadModel(listings, ownListing, listing)
  const [change, setChange] = useState(written)
  const errand = useErrand(change && { type: "ChangeListingPlace", listing, change })
  const { failure, run, drop } = errand

  // The hub has not reported it yet.
  const isRefused = failure?._tag === "Refused" || failure?._tag === "NotFound"
  useEffect(() => {
    if (isRefused) void dispatch({ type: "LoadListing", kind, key })
  }, [dispatch, isRefused, kind, key])

  if (change === null || failure === undefined || !changedElsewhere(change, latest))
    return { ...errand, mine: null, conflict: null }
  const wanted = wantedPlace(change)
  return {
    ...errand,
    mine: { ...listingDraftOf(latest), ...placeDraftOf(wanted) },
    conflict: {
      latest,
      parts: [part],
      keepMine: () => {
        const anew = changeOfPlace(latest.place, wanted)
        if (anew === null) return
        setChange(anew)
        run({ type: "ChangeListingPlace", listing, change: anew })
      },
      takeTheirs: drop,
    },
  }
}
