/** Switches once to the profile that a link names, and ends the session when it is a stranger's. Spec §6. */
import { useEffect, useRef, useState } from "react"
import { useLocation } from "wouter"
import type { Failure } from "../../domain/failures.ts"
import { account as accountProjection, ownAccount } from "../../projections/account.ts"
import { connection, connectionReturns } from "../../projections/connection.ts"
import { ownExecutants, profiles } from "../../projections/profiles.ts"
import { useApp } from "../app/context.tsx"
import { useDispatch, useFailure, usePending, useReadModel } from "../app/read-models.ts"

export type LinkedProfile =
  /** The linked profile is the active one. */
  | { readonly state: "there" }
  /**
   * The linked profile was active, and then another one was made so, by hand or elsewhere: the address is about the
   * former one.
   */
  | { readonly state: "left" }
  | { readonly state: "waiting" }
  | { readonly state: "trouble"; readonly failure: Failure; readonly retry: () => void }

/**
 * A profile that isn't known may be new, from another device: the list is read once more before the session ends (D14).
 */
const useStranger = (wanted: string | null, isUnknown: boolean, attempt: string): void => {
  const { device } = useApp()
  const [, navigate] = useLocation()
  const dispatch = useDispatch()
  const lookedFor = useRef<string | null>(null) // null once the page has another link, or knows the profile
  const askedIn = useRef("") // the last attempt

  useEffect(() => {
    lookedFor.current = isUnknown ? wanted : null
    return () => {
      lookedFor.current = null
    }
  }, [isUnknown, wanted])

  useEffect(() => {
    if (!isUnknown || askedIn.current === attempt) return
    askedIn.current = attempt
    const look = async (): Promise<void> => {
      const outcome = await dispatch({ type: "LoadExecutants" })
      if (lookedFor.current !== wanted) return
      if (outcome.tag !== "Done") return // the profile may be one's own all the same, or the person has signed out
      const isOurs = outcome.events.some(
        (event) => event.type === "ExecutantsLoaded" && event.executants.some(({ key }) => key === wanted),
      )
      if (isOurs) return
      lookedFor.current = null
      if (device.isJoined()) navigate("/", { replace: true })
      else void dispatch({ type: "LeaveWrongAccount" })
    }
    void look()
  }, [attempt, device, dispatch, isUnknown, navigate, wanted])
}

/** `wanted`: the profile key in the address, null when it names none. */
export const useLinkedProfile = (wanted: string | null): LinkedProfile => {
  const dispatch = useDispatch()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const executants = useReadModel(profiles, ownExecutants, undefined)
  const isSwitching = usePending({ type: "SwitchProfileByLink" })
  const notSwitched = useFailure({ type: "SwitchProfileByLink" })
  const isListing = usePending({ type: "LoadExecutants" })
  const notListed = useFailure({ type: "LoadExecutants" })
  const returns = useReadModel(connection, connectionReturns, undefined)
  const [retries, setRetries] = useState(0)
  const switchedFor = useRef("")
  const [followed, setFollowed] = useState<string | null>(null) // what was active for this link once
  const previousKey = account?.activeProfileKey
  const isThere = account !== null && (wanted === null || previousKey === wanted)
  if (isThere && followed !== wanted) setFollowed(wanted)
  const isLeft = account !== null && !isThere && followed === wanted
  const isOurs = wanted === null || wanted === account?.key || executants?.some(({ key }) => key === wanted) === true
  const isUnknown = account !== null && executants !== undefined && !isOurs
  // A switch that failed is retried when the connection is back, or by the person, not in a loop.
  const attempt = `${wanted}/${returns}/${retries}`
  useStranger(wanted, isUnknown, attempt)

  useEffect(() => {
    if (isThere || isLeft || !isOurs || wanted === null || previousKey === undefined || isSwitching) return
    if (switchedFor.current === attempt) return
    switchedFor.current = attempt
    const follow = async (): Promise<void> => {
      const { tag } = await dispatch({ type: "SwitchProfileByLink", profileKey: wanted, previousKey })
      // Somebody else may have switched on before this one heard of its own switch.
      if (tag === "Done" && switchedFor.current === attempt) setFollowed(wanted)
    }
    void follow()
  }, [attempt, dispatch, isThere, isLeft, isOurs, isSwitching, previousKey, wanted])

  if (isThere) return { state: "there" }
  if (isLeft) return { state: "left" }
  const again = (): void => setRetries((before) => before + 1)
  if (notSwitched !== undefined && !isSwitching && account !== null)
    return { state: "trouble", failure: notSwitched, retry: again }
  if (notListed !== undefined && !isListing && (isUnknown || executants === undefined))
    return {
      state: "trouble",
      failure: notListed,
      retry: isUnknown ? again : () => void dispatch({ type: "LoadExecutants" }),
    }
  return { state: "waiting" }
}
