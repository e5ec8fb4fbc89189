/**
 * Bounds the queue of password hashing, overall and for one network or device; beyond it people are asked to try later.
 */

export interface Room {
  /** Places for unknown devices. */
  readonly most: number
  /** Further places for known devices, which strangers can't take. */
  readonly mostKnown: number
  /** Places of one network or device. */
  readonly mostOfOne: number
}

/** A few seconds of hashing. */
const usualRoom: Room = { most: 24, mostKnown: 12, mostOfOne: 6 }

export interface Entering {
  /** The network, or the known device. */
  readonly who: string
  readonly isKnown: boolean
}

/** Takes a place and answers the function that frees it; null when none is free. */
export type Turnstile = (entering: Entering) => (() => void) | null

export const createTurnstile = ({ most, mostKnown, mostOfOne }: Room = usualRoom): Turnstile => {
  const inside = new Map<string, number>()
  const counts = { known: 0, unknown: 0 }
  return ({ who, isKnown }) => {
    const lane = isKnown ? "known" : "unknown"
    const own = inside.get(who) ?? 0
    if (own >= mostOfOne || counts[lane] >= (isKnown ? mostKnown : most)) return null
    inside.set(who, own + 1)
    counts[lane] += 1
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      counts[lane] -= 1
      const left = (inside.get(who) ?? 1) - 1
      if (left === 0) inside.delete(who)
      else inside.set(who, left)
    }
  }
}
