/** All profiles of the account, the customer first. Spec §1. */
import { useMemo } from "react"
import type { Failure } from "../../../domain/failures.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { ownExecutants, profiles } from "../../../projections/profiles.ts"
import { useFailure, useReadModel } from "../../app/read-models.ts"
import type { OwnProfile } from "./ProfileRow.tsx"

interface OwnProfiles {
  readonly known: boolean // false: the executants among them are not there yet
  readonly failure: Failure | undefined
  readonly all: readonly OwnProfile[]
}

export const useOwnProfiles = (): OwnProfiles => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const executants = useReadModel(profiles, ownExecutants, undefined)
  const failure = useFailure({ type: "LoadExecutants" })
  const all = useMemo((): readonly OwnProfile[] => {
    if (account === null) return []
    const { key, name, photo } = account
    const others = (executants ?? []).map((executant): OwnProfile => ({
      key: executant.key,
      name: executant.name,
      photo: executant.photo,
      side: "executant",
      executant,
    }))
    return [{ key, name, photo, side: "customer", executant: null }, ...others]
  }, [account, executants])
  return { known: executants !== undefined, failure, all }
}
