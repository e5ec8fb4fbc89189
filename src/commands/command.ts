/** The contract of a command handler: it calls the server and answers with events. architecture: Commands. */
import type * as Effect from "effect/Effect"
import type { Failure } from "../domain/failures.ts"
import type { AppEvent } from "../events/catalogue.ts"
import type { Sdk } from "../sdk/sdk.ts"
import type { Device, Progress, Turn } from "./services.ts"

export type Handled = Effect.Effect<readonly AppEvent[], Failure, Sdk | Device | Progress | Turn>

/**
 * The policy says what happens when a command is dispatched while an earlier one runs. share (reads; E187): an equal
 * command joins the run, unless a write of this client has ended since that began, as its answer may lack the write; a
 * different one runs beside it. latest: a newer command of the same kind cancels the older one (switching profiles).
 * once: the newer one is ignored (a second click). queue: all begin at once; what follows `Turn.comes` runs one after
 * the other, in the order of dispatch (messages of a chat, files of a listing). parallel: all at the same time.
 */
export type Policy = "share" | "latest" | "once" | "queue" | "parallel"

export interface Handler<C> {
  /** Holds among commands about the same (subjects.ts); those about different things run independently. */
  readonly policy: Policy
  /** Where a failure is shown: in a toast, or in place by the screen. */
  readonly failureDisplay: "toast" | "inPlace"
  readonly handle: (command: C) => Handled
}

/** A handler for each command of a family; it does not compile while one is missing. */
export type Handlers<C extends { readonly type: string }> = {
  readonly [T in C["type"]]: Handler<Extract<C, { readonly type: T }>>
}
