/** Which of the account's profiles a page is about, switching to the one that a link names. Spec §6; D14, D15. */
import { useEffect, useRef, type ReactElement, type ReactNode } from "react"
import { useLocation } from "wouter"
import { account as accountProjection, ownAccount } from "../../projections/account.ts"
import { connection, connectionReturns } from "../../projections/connection.ts"
import { ownExecutants, profiles } from "../../projections/profiles.ts"
import { useApp } from "../app/context.tsx"
import { AccountTrouble } from "../screens/session/AccountTrouble.tsx"
import { useDispatch, useFailure, usePending, useReadModel } from "../app/read-models.ts"
import { RouteWait } from "../loading/RouteWait.tsx"

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
  const { device } = useApp()
  const [, navigate] = useLocation()
  const dispatch = useDispatch()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const executants = useReadModel(profiles, ownExecutants, undefined)
  const isSwitching = usePending({ type: "SwitchProfileByLink" })
  const notSwitched = useFailure({ type: "SwitchProfileByLink" })
  const notListed = useFailure({ type: "LoadExecutants" })
  const returns = useReadModel(connection, connectionReturns, undefined)
  const switchedFor = useRef("")
  const isOurs = wanted === null || wanted === account?.key || executants?.some(({ key }) => key === wanted) === true
  const isThere = account !== null && (wanted === null || account.activeProfileKey === wanted)
  const previousKey = account?.activeProfileKey
  const isStranger = account !== null && executants !== undefined && !isOurs

  useEffect(() => {
    if (isThere || !isOurs || wanted === null || previousKey === undefined || isSwitching) return
    // A failed switch is retried when the connection is back, or by the person, not in a loop.
    const attempt = `${wanted}/${returns}`
    if (switchedFor.current === attempt) return
    switchedFor.current = attempt
    void dispatch({ type: "SwitchProfileByLink", profileKey: wanted, previousKey })
  }, [dispatch, isThere, isOurs, isSwitching, previousKey, returns, wanted])

  useEffect(() => {
    // The profile may be new, from another device, so the list is read once more before the session ends (D14).
    if (!isStranger) return
    void dispatch({ type: "LoadExecutants" }).then((outcome) => {
      if (outcome.tag === "Stopped") return // the person has signed out
      const loaded = outcome.tag === "Done" ? outcome.events : []
      if (
        loaded.some((event) => event.type === "ExecutantsLoaded" && event.executants.some(({ key }) => key === wanted))
      )
        return
      if (device.isJoined()) navigate("/", { replace: true })
      else void dispatch({ type: "LeaveWrongAccount" })
    })
  }, [dispatch, device, navigate, isStranger, wanted])

  if (isThere) return <ActiveProfile>{children}</ActiveProfile>
  if (notSwitched !== undefined && !isSwitching && wanted !== null && previousKey !== undefined)
    return (
      <AccountTrouble
        failure={notSwitched}
        command={{ type: "SwitchProfileByLink", profileKey: wanted, previousKey }}
      />
    )
  if (notListed !== undefined && executants === undefined)
    return <AccountTrouble failure={notListed} command={{ type: "LoadExecutants" }} />
  return <RouteWait />
}
