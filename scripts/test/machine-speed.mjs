/** Measures how fast the machine is today, by work that never changes, so that a slow day of the tests is seen as one. */
// @ts-check
import { createHash } from "node:crypto"

/** The work takes so long on a fast day of two quiet cores. */
export const fastDayMs = 135

const rounds = 3

const work = () => {
  const rows = Array.from({ length: 120_000 }, (_, key) => ({ key: `row-${key}`, amount: key * 7, words: ["a", "b"] }))
  const text = JSON.stringify(rows)
  const again = /** @type {typeof rows} */ (JSON.parse(text)).toSorted((a, b) => b.amount - a.amount)
  return createHash("sha256").update(JSON.stringify(again)).digest("hex")
}

/** Answers the best of a few rounds, in ms: the others were disturbed. */
export const machineSpeedMs = () =>
  Math.min(
    ...Array.from({ length: rounds }, () => {
      const started = performance.now()
      work()
      return Math.round(performance.now() - started)
    }),
  )

/** Answers how many times as long as on a fast day the machine takes now. */
export const slowness = () => machineSpeedMs() / fastDayMs
