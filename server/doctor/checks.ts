/** Runs a check of the doctor within its time, so that nothing that hangs keeps the others from being told. */
import { secondMs } from "../../src/domain/durations.ts"
import { fails, type Finding } from "./findings.ts"
import { reasonOf } from "./reasons.ts"

export interface Check {
  readonly about: string
  /** Lets go of what it holds when the signal is aborted. */
  readonly look: (signal: AbortSignal) => Promise<Finding>
}

export const checkMs = 5 * secondMs

/** The limit of a question to another server, which so ends with a reason of its own. */
export const questionMs = 4 * secondMs

export const runCheck = async ({ about, look }: Check): Promise<Finding> => {
  const late = new AbortController()
  const { promise, resolve } = Promise.withResolvers<Finding>()
  const timer = setTimeout(() => {
    resolve(fails(about, `no answer within ${checkMs / secondMs} seconds.`))
    late.abort()
  }, checkMs)
  try {
    return await Promise.race([promise, look(late.signal)])
  } catch (error) {
    return fails(about, `${reasonOf(error)}.`)
  } finally {
    clearTimeout(timer)
  }
}

export const runChecks = (checks: readonly Check[]): Promise<readonly Finding[]> => Promise.all(checks.map(runCheck))
