/** The owner's acts on a listing now, and what is asked before one is done. experience: Acting. */
import { useState } from "react"
import { canRepublish, canTakeBack, movesOf, type OwnerMove } from "../../../../domain/listing-moves.ts"
import type { Listing } from "../../../../domain/listings.ts"
import { useApp } from "../../../app/context.tsx"
import { restoreLostFocus } from "../../../app/lost-focus.ts"
import { useDispatch, usePending } from "../../../app/read-models.ts"
import { useApplicationCounts } from "../../../market/use-application-counts.ts"

export type ListingAct = OwnerMove | "republish"

export interface ListingActs {
  readonly acts: readonly ListingAct[]
  readonly busy: boolean
  /** Does it, or asks first where it can't be taken back. */
  readonly start: (act: ListingAct) => void
  /** The act that the person is asked about. */
  readonly asked: ListingAct | null
  /** Open applications, which end with the listing; undefined while not known. */
  readonly open: number | undefined
  readonly confirm: () => void
  readonly keep: () => void
}

export const useListingActs = (listing: Listing): ListingActs => {
  const { kind, key } = listing
  const { device } = useApp()
  const dispatch = useDispatch()
  const [asked, setAsked] = useState<ListingAct | null>(null)
  const counts = useApplicationCounts(listing)
  const open = listing.applications === 0 ? 0 : counts?.byStatus.Sent
  const moving = usePending({ type: "MoveListing", key })
  const sending = usePending({ type: "RepublishListing", listing: { key } })

  const act = async (what: ListingAct, canUndo: boolean): Promise<void> => {
    await (what === "republish"
      ? dispatch({ type: "RepublishListing", listing, today: device.today() })
      : dispatch({ type: "MoveListing", kind, key, move: what, canUndo }))
    setAsked(null)
    restoreLostFocus()
  }

  return {
    acts: [...movesOf(listing), ...(canRepublish(listing) ? (["republish"] as const) : [])],
    busy: moving || sending,
    start: (what) => {
      if (what !== "republish" && open !== undefined && canTakeBack(what, open)) void act(what, true)
      else setAsked(what)
    },
    asked,
    open,
    confirm: () => {
      if (asked !== null) void act(asked, false)
    },
    keep: () => setAsked(null),
  }
}
