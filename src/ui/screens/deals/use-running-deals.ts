/** The deals in progress of a profile, asked for where a list of applications or listings leads to them. */
import type { Deal } from "../../../domain/deals.ts"
import type { Side } from "../../../domain/participants.ts"
import { dealsPage, runningDeals } from "../../../projections/deal-lists.ts"
import { deals } from "../../../projections/deals.ts"
import { useFresh } from "../../app/use-fresh.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"

interface Wanted {
  readonly profileKey: string
  readonly side: Side
  /** The listing that the deals are about; null for any. */
  readonly listingKey: string | null
  /** Nothing is asked for while there is no need to know. */
  readonly isWanted: boolean
}

const query = { tab: "active", page: 1 } as const
const none: readonly Deal[] = []

export const useRunningDeals = ({ profileKey, side, listingKey, isWanted }: Wanted): readonly Deal[] => {
  const hasDeals = useFlag("deals")
  const page = useReadModel(deals, dealsPage, { profileKey, query })
  const found = useReadModel(deals, runningDeals, { profileKey, listingKey })
  const asks = hasDeals && isWanted
  useFresh({
    command: asks ? { type: "LoadDeals", profileKey, side, query } : null,
    known: page,
  })
  return asks ? found : none
}
