/** Makes the browser ask before a page with unsaved input is closed. experience: Forms. */
import { useEffect } from "react"

export const useLeaveWarning = (wouldLose: boolean): void => {
  useEffect(() => {
    if (!wouldLose) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener("beforeunload", warn)
    return () => window.removeEventListener("beforeunload", warn)
  }, [wouldLose])
}
