/** Events about commands: each is started, and then succeeds or fails. architecture: Commands. */
import type { Failure } from "../domain/failures.ts"

interface CommandRun {
  readonly id: string
  readonly name: string // the command's type
  readonly subject: string | null // the key of what it is about, where there is one
}

/** A command by its name and what it is about: `SubmitListing`, `AcceptApplication/<key>`. */
export const runKey = ({ name, subject }: Pick<CommandRun, "name" | "subject">): string =>
  subject === null ? name : `${name}/${subject}`

export type CommandEvent =
  | ({ readonly type: "CommandStarted" } & CommandRun)
  | ({ readonly type: "CommandSucceeded" } & CommandRun)
  /** `shown`: where the failure is shown, in a toast or in place on the screen. */
  | ({ readonly type: "CommandFailed"; readonly failure: Failure; readonly shown: "toast" | "inPlace" } & CommandRun)
  /** An answer or message that breaks the contract, and where; never its content. */
  | { readonly type: "ContractViolated"; readonly operation: string; readonly where: string }
  /** An answer or message that has more than this client knows: its new fields, and enumerations with new values. */
  | { readonly type: "ContractOutgrown"; readonly operation: string; readonly places: readonly string[] }
