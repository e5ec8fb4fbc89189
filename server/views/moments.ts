/** Moments on the wire: UTC, to the millisecond. D5. */

export const wireMoment = (moment: Date): string => moment.toISOString()

export const wireMomentOrNull = (moment: Date | null): string | null => (moment === null ? null : moment.toISOString())
