/** The golden traffic of a release: what journeys were told, masked, each distinct answer and hub message once. */
import { readFileSync } from "node:fs"

export interface Answer {
  /** An operation such as `GET /orders/{key}`, or the schema of a hub message. */
  readonly operation: string
  /** The number of times that each journey was answered so. */
  readonly journeys: Readonly<Record<string, number>>
  readonly body: unknown
}

export const timesOf = ({ journeys }: Answer): number => Object.values(journeys).reduce((sum, times) => sum + times, 0)

/** One answer a line. */
export const readTraffic = (path: string): readonly Answer[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Answer)

/** Puts together what was written down while journeys ran, in an order that does not depend on theirs. */
export const merged = (answers: readonly Answer[]): readonly Answer[] => {
  const found = new Map<string, Answer>()
  for (const { operation, journeys, body } of answers) {
    const key = JSON.stringify([operation, body])
    const sums = { ...found.get(key)?.journeys }
    for (const [journey, times] of Object.entries(journeys)) sums[journey] = (sums[journey] ?? 0) + times
    const inOrder = Object.entries(sums).toSorted(([a], [b]) => (a < b ? -1 : 1))
    found.set(key, { operation, journeys: Object.fromEntries(inOrder), body })
  }
  return [...found.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

export const written = (answers: readonly Answer[]): string => answers.map((one) => `${JSON.stringify(one)}\n`).join("")
