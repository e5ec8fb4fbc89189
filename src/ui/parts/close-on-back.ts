/** Adds a history entry while a sheet is open, so that Back closes the sheet and nothing else. */
import { useEffect, useRef } from "react"

/** In the history's state while a sheet is open. */
const mark = "sheet"

const isMarked = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === "object" && state !== null && mark in state
}

/** While mounted; a sheet that is closed otherwise (Escape, a choice) has its entry removed by going back. */
export const useCloseOnBack = (onClose: () => void): void => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    window.history.pushState({ [mark]: true }, "")
    const close = (): void => latest.current()
    window.addEventListener("popstate", close)
    return () => {
      window.removeEventListener("popstate", close)
      if (isMarked()) window.history.back()
    }
  }, [])
}
