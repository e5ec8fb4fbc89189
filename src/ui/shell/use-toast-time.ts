/**
 * Counts the time that a toast stays: the time left stands still while it is looked at or the tab is hidden. WCAG
 * 2.2.1.
 */
import { useEffect, useRef, useSyncExternalStore } from "react"
import { toastTimesMs } from "../../domain/limits.ts"
import type { ToastContent } from "../../projections/toast-content.ts"

const isWordOfSuccess = (content: ToastContent): boolean =>
  content.kind === "send-on-moderation" || (content.kind === "listing-moved" && !content.canUndo)

/**
 * News from hubs, errors and anything with a button stay longer than a word of success; a newer build waits for an
 * answer.
 */
export const toastTimeMs = (content: ToastContent): number => {
  if (content.kind === "new-build") return toastTimesMs.stays
  return isWordOfSuccess(content) ? toastTimesMs.short : toastTimesMs.long
}

const useHiddenTab = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      document.addEventListener("visibilitychange", onChange)
      return () => document.removeEventListener("visibilitychange", onChange)
    },
    () => document.visibilityState === "hidden",
  )

/** Calls `onEnd` once after `timeMs` of not being held; `toastTimesMs.stays` never ends. */
export const useToastTime = (timeMs: number, held: boolean, onEnd: () => void): void => {
  const isHidden = useHiddenTab()
  const left = useRef(timeMs)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  }, [onEnd])
  useEffect(() => {
    left.current = timeMs
  }, [timeMs])

  useEffect(() => {
    if (held || isHidden || timeMs === toastTimesMs.stays) return undefined
    const since = performance.now()
    const later = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(later)
      left.current = Math.max(0, left.current - (performance.now() - since))
    }
  }, [held, isHidden, timeMs])
}
