/** Retries what failed to load for want of a connection, as soon as the server answers again. */
import { useEffect, useEffectEvent } from "react"
import { askHealth, createProbe, onWake } from "../../platform/health.ts"

const longestPauseMs = 30_000

/** `attempt` counts the tries before: the more there were, the longer the pause to the next. */
export const useRetryWhenBack = (isWanted: boolean, attempt: number, retry: () => void): void => {
  const again = useEffectEvent(retry)

  useEffect(() => {
    if (!isWanted) return undefined
    let later: ReturnType<typeof setTimeout> | undefined
    const probe = createProbe({
      ask: () => askHealth(window.location.origin),
      mayAsk: () => navigator.onLine && document.visibilityState === "visible",
      onAnswer: () => {
        probe.stop()
        later = setTimeout(again, attempt === 0 ? 0 : Math.min(longestPauseMs, 1_000 * 2 ** attempt))
      },
    })
    probe.start()
    const asleep = onWake(window, probe.hurry)
    return () => {
      asleep()
      probe.stop()
      clearTimeout(later)
    }
  }, [isWanted, attempt])
}
