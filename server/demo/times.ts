/** Moments of the demo, counted from its loading. */

export const hoursMs = 60 * 60 * 1000
export const daysMs = 24 * hoursMs

export const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)

export const ago = (now: Date, days: number): Date => later(now, -days * daysMs)
