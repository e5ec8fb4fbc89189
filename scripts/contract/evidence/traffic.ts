/**
 * The golden traffic of a release: answers and hub messages that journeys were told, masked, each distinct one once, and
 * as numbers all that their people asked for and were told.
 */
import { readFileSync } from "node:fs"
import { isRecord } from "../../../src/domain/json.ts"

export interface Answer {
  /** An operation such as `GET /orders/{key}`, or the schema of a hub message. */
  readonly operation: string
  /** The number of times that each journey was answered so. */
  readonly journeys: Readonly<Record<string, number>>
  readonly body: unknown
}

export interface Counted {
  /** The operation or hub message. */
  readonly counted: string
  /** The number of times that each journey asked it, or was sent the message. */
  readonly journeys: Readonly<Record<string, number>>
  /** The number of requests and answers that have each of the contract's places, as a server counts them (E716). */
  readonly counts: Readonly<Record<string, number>>
}

export interface Traffic {
  readonly answers: readonly Answer[]
  readonly counted: readonly Counted[]
}

export const timesOf = ({ journeys }: Pick<Answer, "journeys">): number =>
  Object.values(journeys).reduce((sum, times) => sum + times, 0)

const lineIn = (line: string, index: number): Answer | Counted => {
  let found: unknown
  try {
    found = JSON.parse(line)
  } catch (error) {
    throw new Error(`line ${index + 1}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
  if (isRecord(found) && isRecord(found["journeys"])) {
    if (typeof found["operation"] === "string") return found as unknown as Answer
    if (typeof found["counted"] === "string" && isRecord(found["counts"])) return found as unknown as Counted
  }
  throw new Error(`line ${index + 1} is neither an answer nor counts, with the operation and journeys`)
}

/** One answer, or the counts of one operation, a line. Throws where a line is neither. */
export const trafficIn = (text: string): Traffic => {
  const lines = text.split("\n").flatMap((line, index) => (line === "" ? [] : [lineIn(line, index)]))
  return {
    answers: lines.filter((line) => "operation" in line),
    counted: lines.filter((line) => "counted" in line),
  }
}

export const readTraffic = (path: string): Traffic => trafficIn(readFileSync(path, "utf8"))

type Counts = Readonly<Record<string, number>>

/** The sums of all counts, by their names in order. */
const summed = (all: readonly Counts[]): Counts => {
  const sums: Record<string, number> = {}
  for (const counts of all) for (const [name, times] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + times
  return Object.fromEntries(Object.entries(sums).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Groups those of the same name, each group with its first, by their names in order. */
const alike = <Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly (readonly [Item, Item[]])[] =>
  [...Map.groupBy(items, nameOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, all]) => all.slice(0, 1).map((first) => [first, all] as const))

/** Puts together what was written down while journeys ran, in an order that does not depend on theirs. */
export const merged = (parts: readonly Traffic[]): Traffic => {
  const answers = parts.flatMap((part) => part.answers)
  const counted = parts.flatMap((part) => part.counted)
  return {
    answers: alike(answers, ({ operation, body }) => JSON.stringify([operation, body])).map(([first, all]) => ({
      operation: first.operation,
      journeys: summed(all.map(({ journeys }) => journeys)),
      body: first.body,
    })),
    counted: alike(counted, (one) => one.counted).map(([first, all]) => ({
      counted: first.counted,
      journeys: summed(all.map(({ journeys }) => journeys)),
      counts: summed(all.map(({ counts }) => counts)),
    })),
  }
}

export const written = ({ answers, counted }: Traffic): string =>
  [...answers, ...counted].map((one) => `${JSON.stringify(one)}\n`).join("")
