/** What is under way and what failed last: spinners, disabled buttons and errors in place come from here. */
import type { Failure } from "../domain/failures.ts"
import type { CommandEvent } from "../events/commands.ts"
import { projection } from "./projection.ts"

/** A command by its name and what it is about, `SubmitListing` or `AcceptApplication/<key>`. */
export const runKey = (name: string, subject: string | null): string => (subject === null ? name : `${name}/${subject}`)

export interface CommandsState {
  pending: Record<string, Record<string, true>> // run key → ids
  failures: Record<string, Failure> // run key → why its last run failed
  violations: number // answers off the contract
}

const finished = (draft: CommandsState, key: string, id: string): void => {
  const running = draft.pending[key]
  if (running === undefined) return
  delete running[id]
  if (Object.keys(running).length === 0) delete draft.pending[key]
}

export const commands = projection<CommandsState, CommandEvent>(
  "commands",
  () => ({ pending: {}, failures: {}, violations: 0 }),
  {
    CommandStarted: (draft, { id, name, subject }) => {
      const key = runKey(name, subject)
      const running = (draft.pending[key] ??= {})
      running[id] = true
    },
    CommandSucceeded: (draft, { id, name, subject }) => {
      const key = runKey(name, subject)
      finished(draft, key, id)
      delete draft.failures[key]
    },
    CommandFailed: (draft, { id, name, subject, failure }) => {
      const key = runKey(name, subject)
      finished(draft, key, id)
      if (failure._tag !== "Interrupted") draft.failures[key] = failure
    },
    ContractViolated: (draft) => {
      draft.violations += 1
    },
    SignedOut: (draft) => {
      draft.failures = {}
    },
  },
)

export const isPending = (state: CommandsState, key: string): boolean => state.pending[key] !== undefined

export const lastFailure = (state: CommandsState, key: string): Failure | undefined => state.failures[key]
