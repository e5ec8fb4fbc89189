/**
 * A deal as one of the own profiles sees it: asked for as that profile, and no other profile's answer counts. Spec §2.
 */
import type { Deal } from "../../../domain/deals.ts"
import { dealOfProfile } from "../../../projections/deal-lists.ts"
import { deals } from "../../../projections/deals.ts"
import { onceKnown, useFresh, type Fresh } from "../../app/use-fresh.ts"
import { useReadModel } from "../../app/read-models.ts"

export interface OwnDeal extends Fresh {
  readonly deal: Deal | undefined
  /** There is none, or not for this profile. */
  readonly isUnavailable: boolean
}

/** `profileKey`: null while it is not known. */
export const useOwnDeal = (key: string, profileKey: string | null): OwnDeal => {
  const deal = useReadModel(deals, dealOfProfile, { key, profileKey: profileKey ?? "" })
  const fresh = useFresh({
    command: profileKey === null ? null : { type: "LoadDeal", key, participantKey: profileKey },
    known: onceKnown(deal !== undefined),
  })
  const { failure, busy } = fresh
  const isUnavailable = !busy && (failure?._tag === "NotFound" || failure?._tag === "Forbidden")
  return { ...fresh, deal, isUnavailable }
}
