/**
 * The outcome of a dispatch, for the caller that goes on from there; everybody else learns of it by its events.
 */
import type { Failure } from "../domain/failures.ts"
import type { AppEvent } from "../events/catalogue.ts"

export type Outcome =
  /** `events`: those that the handler answered. */
  | { readonly tag: "Done"; readonly events: readonly AppEvent[] }
  | { readonly tag: "Failed"; readonly failure: Failure }
  /** The run was ended before it had an answer: by a sign-out, by a newer command, or on request. */
  | { readonly tag: "Stopped" }
  /** The command's policy did not let it run: an earlier one is still under way (`once`). */
  | { readonly tag: "Ignored" }
