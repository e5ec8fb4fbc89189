/**
 * Answers whether the window is as narrow as a phone's, updated live, for parts that have another form there. Spec §9.
 */
import { useSyncExternalStore } from "react"
import { mediaQueries } from "../theme/breakpoints.ts"

const list = (): MediaQueryList => window.matchMedia(mediaQueries.belowMd)

export const usePhoneWidth = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const watched = list()
      watched.addEventListener("change", onChange)
      return () => watched.removeEventListener("change", onChange)
    },
    () => list().matches,
  )
