/** The widths at which the layout changes, live. Spec §9 Breakpoints; D10. */
import { useSyncExternalStore } from "react"

/** The same numbers stand in the style sheets; px. */
export const breakpoints = {
  mobile: "(max-width: 1079.98px)",
  belowMd: "(max-width: 767.98px)",
  belowXl: "(max-width: 1365.98px)",
}

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (tell) => {
      const list = window.matchMedia(query)
      list.addEventListener("change", tell)
      return () => list.removeEventListener("change", tell)
    },
    () => window.matchMedia(query).matches,
  )

/** "Mobile resolution" in the specification's sense: phones and tablets. */
export const useMobile = (): boolean => useMedia(breakpoints.mobile)

export const usePhone = (): boolean => useMedia(breakpoints.belowMd)
