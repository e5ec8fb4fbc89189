/** When a wait has become so long that the page says so, and offers a way out. experience: States. */
import { useEffect, useState } from "react"

export const longWaitMs = 10_000

type Progress = string | number | undefined

/** `progress`: whatever changes when something moves; the time counts from there. */
export const useLongWait = (isWaiting: boolean, progress?: Progress): boolean => {
  const [late, setLate] = useState<{ readonly at: Progress } | null>(null)
  useEffect(() => {
    if (!isWaiting) return undefined
    const later = setTimeout(() => setLate({ at: progress }), longWaitMs)
    return () => {
      clearTimeout(later)
      setLate(null)
    }
  }, [isWaiting, progress])
  return isWaiting && late !== null && late.at === progress
}
