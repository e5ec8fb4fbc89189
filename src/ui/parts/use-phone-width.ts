/**
 * Answers whether the window is as narrow as a phone's, updated live, for parts that have another form there. Spec §9.
 */
import { useMedia } from "../theme/use-media.ts"

export const usePhoneWidth = (): boolean => useMedia("belowMd")
