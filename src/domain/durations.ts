/** Lengths of time in milliseconds. Days are of 24 hours: calendar days are `ui/i18n/days.ts`. */

export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
