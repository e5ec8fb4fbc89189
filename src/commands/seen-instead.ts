/**
 * A read that nobody answers is made once more of what was seen last, by the same handler: its facts come into the
 * stream like all others, with the origin "seen", and the read still fails, now saying when its answer was seen. So the cursor in
 * each fact keeps what is newer, and screens show what they know as old, and ask again. architecture: After being away.
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Failure } from "../domain/failures.ts"
import type { AppEvent } from "../events/catalogue.ts"
import { Sdk, type SeenSdk } from "../sdk/sdk.ts"
import type { Handled } from "./command.ts"

/** No server has said anything; a fault of its own has a trace. */
const isNoAnswer = (failure: Failure): boolean =>
  failure._tag === "Unreachable" || (failure._tag === "ServerFault" && failure.traceId === null)

const seenAs = (failure: Failure, seenAt: string): Failure => ({
  ...(failure._tag === "Unreachable" ? failure : { _tag: "Unreachable", why: "offline" }),
  seenAt,
})

/** `emit` puts what was seen on the stream. */
export const orSeen = (handled: Handled, seen: SeenSdk, emit: (events: readonly AppEvent[]) => void): Handled =>
  Effect.tapError(handled, (failure) => {
    if (!isNoAnswer(failure)) return Effect.void
    const { clients, oldest } = seen()
    const again = Effect.option(Effect.provideService(handled, Sdk, clients))
    return Effect.flatMap(again, (found) => {
      const seenAt = oldest()
      if (Option.isNone(found) || seenAt === null) return Effect.void
      emit(found.value)
      return Effect.fail(seenAs(failure, seenAt))
    })
  })
