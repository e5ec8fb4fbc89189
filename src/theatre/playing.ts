/** The pace of a log that is played, and the places at which people stop. architecture: Theatre. */

/** A longer wait of the person's is shortened to this, at the pace of the log. In ms. */
export const longestWaitMs = 2_000

/** The wait before the next event, in ms; `wasMs` is that of the log. Times that go back are no wait. */
export const waitBefore = (
  times: Float64Array,
  count: number,
  speed: number,
): { readonly wasMs: number; readonly waitMs: number } => {
  const wasMs = Math.max(0, (times[count] ?? 0) - (times[count - 1] ?? times[count] ?? 0))
  const known = Number.isFinite(wasMs) ? wasMs : 0
  return { wasMs: known, waitMs: Math.min(known, longestWaitMs) / speed }
}

/** The number of events after the next place of a list behind the moment; null: there is none. Places are in order. */
export const nextStop = (places: readonly number[], count: number): number | null => {
  const place = places.find((at) => at + 1 > count)
  return place === undefined ? null : place + 1
}

export const stopBefore = (places: readonly number[], count: number): number | null => {
  const place = places.findLast((at) => at + 1 < count)
  return place === undefined ? null : place + 1
}
