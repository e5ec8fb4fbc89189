/** Where the person stands now, for acts that may be asked for from anywhere. */
import { useMemo } from "react"
import { useLocation, useSearch } from "wouter"
import { account, activeProfileKey } from "../../projections/account.ts"
import type { Standpoint } from "./acts.ts"
import { useMobile } from "./media.ts"
import { useReadModel } from "./read-models.ts"

export const useStandpoint = (): Standpoint => {
  const [path] = useLocation()
  const search = useSearch()
  const profileKey = useReadModel(account, activeProfileKey, undefined) ?? ""
  const isMobile = useMobile()
  return useMemo(() => ({ path, search, profileKey, isMobile }), [path, search, profileKey, isMobile])
}
