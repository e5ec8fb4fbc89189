/**
 * Remembers how often somebody was asked for something on this device, and when last. The memory goes with the
 * account's other traces.
 */

export interface Asks {
  /** Answers whether to ask: fewer than `most` times so far, and not on this visit, which ends with the page. */
  readonly may: (what: string, most: number) => boolean
  /** Notes that somebody was asked; on one visit that counts once. */
  readonly remember: (what: string) => void
}

const prefix = "marketplace.asked."

export const createAsks = (storage: Pick<Storage, "getItem" | "setItem">): Asks => {
  const onThisVisit = new Set<string>()
  const times = (what: string): number => Number(storage.getItem(prefix + what) ?? 0)
  return {
    may: (what, most) => !onThisVisit.has(what) && times(what) < most,
    remember: (what) => {
      if (onThisVisit.has(what)) return
      onThisVisit.add(what)
      storage.setItem(prefix + what, String(times(what) + 1))
    },
  }
}
