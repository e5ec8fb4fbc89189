/** The widths at which the layout changes, as media queries (spec §9; D10): style sheets repeat these numbers alone. */
export const breakpoints = {
  belowMd: 767.98,
  mobile: 1079.98,
  belowXl: 1365.98,
} as const

export const mediaQueries = {
  belowMd: `(max-width: ${breakpoints.belowMd}px)`,
  mobile: `(max-width: ${breakpoints.mobile}px)`,
  belowXl: `(max-width: ${breakpoints.belowXl}px)`,
} as const
