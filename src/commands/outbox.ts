/** Sending until there is an answer: full-jitter back-off from 0.1 s to 10 s, for up to 7 days. D76. */
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import type { Failure } from "../domain/failures.ts"

export const outboxTimes = { firstDelayMs: 100, longestDelayMs: 10_000, mostAttempts: 60_480 } as const

/** How long at most to wait before attempt `attempt` (0, 1, 2 …), in ms. */
export const delayCeilingMs = (attempt: number): number =>
  Math.min(outboxTimes.longestDelayMs, outboxTimes.firstDelayMs * 2 ** Math.min(attempt, 20))

const mayPass = (failure: Failure): boolean =>
  failure._tag === "Unreachable" ||
  failure._tag === "ServerFault" ||
  (failure._tag === "Refused" && failure.reason === "TooManyRequestsException")

/** Only for what the server takes twice as once. */
export const untilAnswered = <A, R>(attempt: Effect.Effect<A, Failure, R>, number = 0): Effect.Effect<A, Failure, R> =>
  attempt.pipe(
    Effect.catchIf(
      (failure: Failure) => mayPass(failure) && number < outboxTimes.mostAttempts,
      () =>
        Effect.flatMap(Random.nextIntBetween(0, delayCeilingMs(number)), (delayMs) =>
          Effect.delay(
            Effect.suspend(() => untilAnswered(attempt, number + 1)),
            delayMs,
          ),
        ),
    ),
  )
