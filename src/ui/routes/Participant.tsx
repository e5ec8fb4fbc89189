/** Which of the account's profiles a page is about, switching to the one that a link names. Spec §6; D14, D15. */
import type { ReactElement, ReactNode } from "react"
import { account as accountProjection, ownAccount } from "../../projections/account.ts"
import { AccountTrouble } from "../screens/session/AccountTrouble.tsx"
import { useReadModel } from "../app/read-models.ts"
import { RouteWait } from "../loading/RouteWait.tsx"
import { useLinkedProfile } from "./linked-profile.ts"

interface Profile {
  readonly profileKey: string
  readonly side: "customer" | "executant"
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

interface ParticipantProfileProps extends ActiveProfileProps {
  /** The profile key in the address, null when it names none. */
  readonly wanted: string | null
}

/** As `ActiveProfile`, after switching to the profile that the address names; a stranger's key ends this tab's session. */
export const ParticipantProfile = ({ wanted, children }: ParticipantProfileProps): ReactElement => {
  const linked = useLinkedProfile(wanted)
  switch (linked.state) {
    case "there":
      return <ActiveProfile>{children}</ActiveProfile>
    case "waiting":
      return <RouteWait />
    case "trouble":
      return <AccountTrouble failure={linked.failure} onRetry={linked.retry} />
  }
}
