/** The widths at which the layout changes, live. Spec §9 Breakpoints. */
import { useMedia } from "../theme/use-media.ts"

/** "Mobile resolution" in the specification's sense: phones and tablets. */
export const useMobile = (): boolean => useMedia("mobile")

/** Wide enough for a map beside the results. */
export const useWide = (): boolean => !useMedia("belowXl")

/** Wide enough for a list beside its chosen one, at the size of text that people have chosen (WCAG 1.4.4). */
export const useRoomBeside = (): boolean => useMedia("besideList")

export const usePhone = (): boolean => useMedia("belowMd")
