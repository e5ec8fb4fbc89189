/** The golden traffic of a release: what journeys were told, masked, each distinct answer and hub message once. */
import { readFileSync } from "node:fs"
import { isRecord } from "../../../src/domain/json.ts"

export interface Answer {
  /** An operation such as `GET /orders/{key}`, or the schema of a hub message. */
  readonly operation: string
  /** The number of times that each journey was answered so. */
  readonly journeys: Readonly<Record<string, number>>
  readonly body: unknown
}

export const timesOf = ({ journeys }: Answer): number => Object.values(journeys).reduce((sum, times) => sum + times, 0)

const answerIn = (line: string, index: number): Answer => {
  let answer: unknown
  try {
    answer = JSON.parse(line)
  } catch (error) {
    throw new Error(`line ${index + 1}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
  if (isRecord(answer) && typeof answer["operation"] === "string" && isRecord(answer["journeys"]))
    return answer as unknown as Answer
  throw new Error(`line ${index + 1} is no answer with its operation and journeys`)
}

/** One answer a line. Throws where a line is none. */
export const trafficIn = (text: string): readonly Answer[] =>
  text.split("\n").flatMap((line, index) => (line === "" ? [] : [answerIn(line, index)]))

export const readTraffic = (path: string): readonly Answer[] => trafficIn(readFileSync(path, "utf8"))

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
