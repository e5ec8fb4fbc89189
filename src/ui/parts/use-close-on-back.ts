/** Adds a history entry while a sheet is open, so that Back closes the sheet on top and nothing else. */
import { useEffect, useRef } from "react"

/** In the history's state while sheets are open: how many lie on top of each other. */
const mark = "sheets"

const openSheets = (): number => {
  const state: unknown = window.history.state
  const count: unknown = typeof state === "object" && state !== null ? Reflect.get(state, mark) : undefined
  return typeof count === "number" ? count : 0
}

/** While mounted; a sheet that is closed otherwise (Escape, a choice) has its entry removed by going back. */
export const useCloseOnBack = (onClose: () => void): void => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const own = openSheets() + 1
    window.history.pushState({ [mark]: own }, "")
    const close = (): void => {
      if (openSheets() < own) latest.current()
    }
    window.addEventListener("popstate", close)
    return () => {
      window.removeEventListener("popstate", close)
      if (openSheets() === own) window.history.back()
    }
  }, [])
}

/** Goes on once the entry of a sheet that is being closed has been removed: an address that is opened earlier would be lost. */
export const onceClosed = (goOn: () => void): void => {
  if (openSheets() === 0) goOn()
  else window.addEventListener("popstate", goOn, { once: true })
}
