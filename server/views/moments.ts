/** Moments on the wire: UTC, to the millisecond. */

export const wireMoment = (moment: Date): string => moment.toISOString()

export const wireMomentOrNull = (moment: Date | null): string | null => (moment === null ? null : moment.toISOString())
