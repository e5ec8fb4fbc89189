/** What every handler promises: it asks the server, and answers with what happened. architecture: Commands. */
import type * as Effect from "effect/Effect"
import type { Failure } from "../domain/failures.ts"
import type { AppEvent } from "../events/catalogue.ts"
import type { Sdk } from "../sdk/sdk.ts"
import type { Device, Progress } from "./services.ts"

export type Handled = Effect.Effect<readonly AppEvent[], Failure, Sdk | Device | Progress>

/**
 * share: an equal command joins the run that is under way, unless a write of this client has ended since it began, whose
 * result it may not show; a different one runs beside it (reads; E187).
 * latest: a newer run of the same kind stops the older, whose wish it takes the place of (switching profiles).
 * once: while one runs, another does nothing (a second click).
 * queue: one after the other, in the order asked (chat sends).
 * parallel: all at the same time.
 */
export type Policy = "share" | "latest" | "once" | "queue" | "parallel"

/** A read is about all that it says (`readSubject`), so no two that differ can be taken for the same. */
type Kind<C> =
  | { readonly policy: "share"; readonly subject?: never }
  | {
      readonly policy: Exclude<Policy, "share">
      /** The key of what the command is about: runs about different things do not disturb each other. */
      readonly subject?: (command: C) => string
    }

export type Handler<C> = Kind<C> & {
  /** Where the person reads of a failure; in a toast unless the screen shows it itself. */
  readonly failures: "toast" | "inPlace"
  readonly handle: (command: C) => Handled
}

/** A handler for every command of a family; a forgotten one does not compile. */
export type Handlers<C extends { readonly type: string }> = {
  readonly [T in C["type"]]: Handler<Extract<C, { readonly type: T }>>
}
