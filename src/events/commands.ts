/** Facts about commands: every one is started, and then succeeds or fails. architecture: Commands. */
import type { Failure } from "../domain/failures.ts"

interface CommandRun {
  readonly id: string
  readonly name: string // the command's type
  readonly subject: string | null // the key of what it is about, where there is one
}

export type CommandEvent =
  | ({ readonly type: "CommandStarted" } & CommandRun)
  | ({ readonly type: "CommandSucceeded" } & CommandRun)
  /** `shown` says where the person reads of it: in a toast, or in place on the screen that asked. */
  | ({ readonly type: "CommandFailed"; readonly failure: Failure; readonly shown: "toast" | "inPlace" } & CommandRun)
  /** An answer or message off the contract; the part that broke it, never its content. */
  | { readonly type: "ContractViolated"; readonly operation: string; readonly where: string }
