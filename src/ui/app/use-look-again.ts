/** Asks again twice a minute while the page is looked at, and when it is again, where no hub reports what changes. */
import { useEffect, useEffectEvent } from "react"
import { secondMs } from "../../domain/durations.ts"
import type { Fresh } from "./use-fresh.ts"

export const lookAgainMs = 30 * secondMs

export const useLookAgain = ({ busy, ask }: Pick<Fresh, "busy" | "ask">): void => {
  const look = useEffectEvent(() => {
    // Asking gives up what is under way, so a slow answer would never come.
    if (document.visibilityState === "visible" && !busy) ask()
  })
  useEffect(() => {
    const timer = setInterval(() => look(), lookAgainMs)
    const onShown = (): void => look()
    document.addEventListener("visibilitychange", onShown)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", onShown)
    }
  }, [])
}
