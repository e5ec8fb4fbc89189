/** Gives a page the one of the account's profiles that it is about. Spec §6. */
import type { ReactElement, ReactNode } from "react"
import { account as accountProjection, ownAccount } from "../../projections/account.ts"
import { useReadModel } from "../app/read-models.ts"
import { RouteWait } from "../loading/RouteWait.tsx"
import type { Side } from "../../domain/participants.ts"

interface Profile {
  readonly profileKey: string
  readonly side: Side
}

interface ActiveProfileProps {
  readonly children: (profile: Profile) => ReactNode
}

/** The profile that is active now; its pages start anew when it changes. */
export const ActiveProfile = ({ children }: ActiveProfileProps): ReactElement => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  if (account === null) return <RouteWait />
  const profileKey = account.activeProfileKey
  return <>{children({ profileKey, side: profileKey === account.key ? "customer" : "executant" })}</>
}
