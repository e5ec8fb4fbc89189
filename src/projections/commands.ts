/**
 * The commands that are under way, and why the last ones failed: spinners, disabled buttons and errors in place come
 * from here.
 */
import type { Failure } from "../domain/failures.ts"
import { runKey, type CommandEvent } from "../events/commands.ts"
import { projection } from "./projection.ts"

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
    CommandStarted: (draft, started) => {
      const key = runKey(started)
      const running = (draft.pending[key] ??= {})
      running[started.id] = true
    },
    CommandSucceeded: (draft, succeeded) => {
      const key = runKey(succeeded)
      finished(draft, key, succeeded.id)
      if (draft.failures[key] !== undefined) delete draft.failures[key]
    },
    CommandFailed: (draft, failed) => {
      const key = runKey(failed)
      finished(draft, key, failed.id)
      if (failed.failure._tag !== "Interrupted") draft.failures[key] = failed.failure
    },
    ContractViolated: (draft) => {
      draft.violations += 1
    },
    ContractOutgrown: () => undefined,
    SignedOut: (draft) => {
      draft.failures = {}
    },
  },
)

export const isPending = (state: CommandsState, key: string): boolean => state.pending[key] !== undefined

export const lastFailure = (state: CommandsState, key: string): Failure | undefined => state.failures[key]
