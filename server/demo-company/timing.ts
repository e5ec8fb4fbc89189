/** The times that people take: seconds to notice, longer to type more, and work that a demo can't wait for. */
import { chance } from "./chance.ts"

type Range = readonly [from: number, to: number]

/** In ms. */
export const takes = {
  notice: [3_000, 6_000],
  /** Somebody else notices later. */
  noticeLater: [9_000, 14_000],
  read: [1_000, 2_000],
  consider: [9_000, 13_000],
  work: [15_000, 20_000],
  /** The time until an executant closes a deal that the customer has not closed. */
  patience: [60_000, 70_000],
  review: [4_000, 7_000],
} as const satisfies Readonly<Record<string, Range>>

/** Somewhere in the range, by the name of what is waited for. */
export const within = ([from, to]: Range, seed: string): number => Math.round(from + (to - from) * chance(seed))

const firstKeyMs = 1_200
const perCharacterMs = 25
const longestTypedMs = 5_000

/** Answers how long a text takes to be typed, by somebody who is in a hurry. */
export const typing = (text: string): number =>
  Math.min(longestTypedMs, firstKeyMs + Math.round(text.length * perCharacterMs))
