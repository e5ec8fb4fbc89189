/**
 * One language for every question to a log: expressions of CEL over `models`, `event` and `before`, read by a library that
 * makes no code of them, so that they run under the app's own policy. docs/replay.md has examples.
 */
import { Environment } from "@marcbachmann/cel-js"
import type { Readable } from "./readable.ts"
import type { RecordedEnvelope } from "./codec.ts"

/** One event, with the read models after it and before it. */
export interface Situation {
  readonly models: Readable
  readonly before: Readable
  readonly envelope: RecordedEnvelope
}

/** An expression that names a thing that is not there is neither true nor false, and does not hold. */
export type Predicate = (situation: Situation) => boolean

/** The reason for which a test can't be answered in a situation, such as a name that is not there; null: it can. */
export type Fault = (situation: Situation) => string | null

export type Compiled = { readonly predicate: Predicate; readonly fault: Fault } | { readonly problem: string }

/** CEL tells whole numbers from others, and JSON does not: both may be added and compared. */
const environment = new Environment({ homogeneousAggregateLiterals: false, enableOptionalTypes: true })
  .registerVariable("models", "dyn")
  .registerVariable("before", "dyn")
  .registerVariable("event", "dyn")
  .registerOperator("double + int", (a: number, b: bigint) => a + Number(b))
  .registerOperator("double - int", (a: number, b: bigint) => a - Number(b))
  .registerOperator("int + double", (a: bigint, b: number) => Number(a) + b)
  .registerOperator("int - double", (a: bigint, b: number) => Number(a) - b)

const firstLine = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).split("\n")[0] ?? ""

/** The fields of an event, and beside them those of its envelope. */
const eventOf = ({ seq, at, origin, cause, event }: RecordedEnvelope): Readable => ({
  seq,
  at,
  origin,
  cause,
  ...event,
})

export const compilePredicate = (text: string): Compiled => {
  try {
    const expression = environment.parse(text)
    const { valid, error } = expression.check()
    if (!valid) return { problem: firstLine(error) }
    const answer = ({ models, before, envelope }: Situation): unknown =>
      expression({ models, before, event: eventOf(envelope) })
    return {
      predicate: (situation) => {
        try {
          return answer(situation) === true
        } catch {
          return false // something that it names is not there at this moment
        }
      },
      fault: (situation) => {
        try {
          return typeof answer(situation) === "boolean" ? null : "It is neither true nor false."
        } catch (cause) {
          return `${firstLine(cause)}.`
        }
      },
    }
  } catch (cause) {
    return { problem: firstLine(cause) }
  }
}
