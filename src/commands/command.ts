/** What every handler promises: it asks the server, and answers with what happened. ARCHITECTURE Commands. */
import type * as Effect from "effect/Effect"
import type { Failure } from "../domain/failures.ts"
import type { AppEvent } from "../events/catalogue.ts"
import type { Sdk } from "../sdk/sdk.ts"
import type { Device, Progress } from "./services.ts"

export type Handled = Effect.Effect<readonly AppEvent[], Failure, Sdk | Device | Progress>

/**
 * latest: a newer run of the same kind stops the older (search as you type).
 * once: while one runs, another does nothing (a second click).
 * queue: one after the other, in the order asked (chat sends).
 * parallel: all at the same time.
 */
export type Policy = "latest" | "once" | "queue" | "parallel"

export interface Handler<C> {
  readonly policy: Policy
  /** The key of what the command is about: runs about different things do not disturb each other. */
  readonly subject?: (command: C) => string
  /** Where the person reads of a failure; in a toast unless the screen shows it itself. */
  readonly failures: "toast" | "inPlace"
  readonly handle: (command: C) => Handled
}

/** A handler for every command of a family; a forgotten one does not compile. */
export type Handlers<C extends { readonly type: string }> = {
  readonly [T in C["type"]]: Handler<Extract<C, { readonly type: T }>>
}
