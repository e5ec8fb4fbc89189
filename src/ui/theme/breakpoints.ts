/** The widths at which the layout changes, as media queries (spec §9): style sheets repeat these numbers alone. */
import type { MediaClass } from "../../domain/media-class.ts"

export const mediaQueries = {
  belowMd: "(max-width: 767.98px)",
  mobile: "(max-width: 1079.98px)",
  belowXl: "(max-width: 1365.98px)",
  /** The same of who reads text of the usual size; text twice as large needs twice the room. */
  besideList: "(min-width: 85.375rem)",
} as const
export type MediaQuery = keyof typeof mediaQueries

/** The answer of most devices of a class: the server knows no window. Phones are below each width, desks above all. */
export const usualAnswer = (media: MediaClass, query: MediaQuery): boolean =>
  (media === "phone") !== (query === "besideList")
