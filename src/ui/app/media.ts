/** The widths at which the layout changes, live. Spec §9 Breakpoints. */
import { useSyncExternalStore } from "react"
import { mediaQueries } from "../theme/breakpoints.ts"

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener("change", onChange)
      return () => list.removeEventListener("change", onChange)
    },
    () => window.matchMedia(query).matches,
  )

/** "Mobile resolution" in the specification's sense: phones and tablets. */
export const useMobile = (): boolean => useMedia(mediaQueries.mobile)

/** Wide enough for a map beside the results. */
export const useWide = (): boolean => !useMedia(mediaQueries.belowXl)

/** Wide enough for a list beside its chosen one, at the size of text that people have chosen (WCAG 1.4.4). */
export const useRoomBeside = (): boolean => useMedia(mediaQueries.besideList)

export const usePhone = (): boolean => useMedia(mediaQueries.belowMd)
