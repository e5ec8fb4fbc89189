/** How many passwords may wait to be hashed: all of them, and those of one network or device. Beyond, people try later. E165. */

export interface Room {
  /** Of people whom we don't know yet. */
  readonly most: number
  /** Beside them, for devices that have signed in before: strangers can't take these places. */
  readonly mostKnown: number
  /** Of one network or device. */
  readonly mostOfOne: number
}

/** A few seconds of hashing. */
const usualRoom: Room = { most: 24, mostKnown: 12, mostOfOne: 6 }

export interface Entering {
  /** The network, or the device where it is known. */
  readonly who: string
  readonly isKnown: boolean
}

/** Takes a place, and answers how to leave it; null when there is none. */
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
