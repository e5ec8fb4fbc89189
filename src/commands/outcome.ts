/** What became of a dispatch, for whoever goes on from there. Everybody else learns of it by its events. E229. */
import type { Failure } from "../domain/failures.ts"
import type { AppEvent } from "../events/catalogue.ts"

export type Outcome =
  /** `events`: those that the handler answered. */
  | { readonly tag: "Done"; readonly events: readonly AppEvent[] }
  | { readonly tag: "Failed"; readonly failure: Failure }
  /** It was ended before it had an answer: by a sign-out, by a newer command, or on request. */
  | { readonly tag: "Stopped" }
  /** Its policy did not let it run: an earlier one is still under way (`once`). */
  | { readonly tag: "Ignored" }
