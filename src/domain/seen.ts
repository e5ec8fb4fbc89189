/** Answers that are kept on the device, for when nobody can be asked: how many, how large, how long. */
import { dayMs } from "./durations.ts"

export interface SeenAnswer {
  /** JSON as it came. */
  readonly body: string
  /** The account's cursor in the answer; null where it named none. */
  readonly cursor: string | null
  readonly seenAt: string // ISO 8601 with ms
}

/** Lengths in UTF-16 code units: a long chat has 100 messages of some hundred each. */
export const seenBounds = { answers: 150, units: 2_000_000, unitsOfOne: 250_000, ms: 14 * dayMs } as const

/** The facts about a kept answer that are known without reading it. */
export interface SeenEntry {
  readonly key: string
  readonly units: number
  readonly seenAt: string
}

/**
 * Answers the entries that go: those whose time is over, and of the others the ones seen longest ago, until all bounds
 * hold.
 */
export const outgrown = (entries: readonly SeenEntry[], now: number): readonly string[] => {
  let [answers, units] = [0, 0]
  return [...entries]
    .sort((a, b) => (a.seenAt > b.seenAt ? -1 : 1))
    .filter((entry) => {
      answers += 1
      units += entry.units
      const isOver = Date.parse(entry.seenAt) + seenBounds.ms <= now
      return isOver || answers > seenBounds.answers || units > seenBounds.units
    })
    .map(({ key }) => key)
}
