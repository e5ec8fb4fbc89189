/** The profile that acts now, whichever kind it is. Spec §1. */
import type { Rating, Side } from "../../domain/participants.ts"
import { account as accountProjection, ownAccount } from "../../projections/account.ts"
import { executantByKey, profiles } from "../../projections/profiles.ts"
import { useReadModel } from "./read-models.ts"

export interface ActiveProfile {
  readonly key: string
  readonly name: string
  readonly photo: string | null
  readonly side: Side
  readonly rating: Rating | null // null while not known
}

/** null while the account is not known. */
export const useActiveProfile = (): ActiveProfile | null => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const executant = useReadModel(profiles, executantByKey, account?.activeProfileKey ?? "")
  if (account === null) return null
  const key = account.activeProfileKey
  if (key === account.key)
    return { key, name: account.name, photo: account.photo, side: "customer", rating: account.rating }
  return {
    key,
    name: executant?.name ?? account.name,
    photo: executant?.photo ?? null,
    side: "executant",
    rating: executant?.rating ?? null,
  }
}
