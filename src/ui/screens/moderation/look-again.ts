/** Asks again twice a minute while the page is looked at: no hub tells moderators of what comes, or of what others decide. E300. */
import { useEffect, useEffectEvent } from "react"
import { secondMs } from "../../../domain/durations.ts"

export const lookAgainMs = 30 * secondMs

export const useLookAgain = (ask: () => void): void => {
  const look = useEffectEvent(() => {
    if (document.visibilityState === "visible") ask()
  })
  useEffect(() => {
    const timer = setInterval(() => look(), lookAgainMs)
    return () => clearInterval(timer)
  }, [])
}
