/**
 * The chat outbox, its sending half: repeats a request until there is an answer, with full-jitter back-off from 0.1 s
 * to 10 s, for up to 7 days. The keeping half is platform/outbox.ts; chat.ts and reactions.ts use both. Races:
 *
 * - The server has taken a message, and its answer is lost: the message is sent again under the same key, and the
 *   server answers with the one it has (`sentBefore` in server/domain/chat-messages.ts, under the chat's lock).
 * - A message is written while an earlier one is still being repeated: sends of one chat have the policy `queue`, so
 *   they arrive in the order in which they were written. Other chats don't wait.
 * - The hub reports an own message before the request is answered: whichever comes first ends the outgoing copy, by
 *   its key, and the other one changes nothing (`placeMessage` in projections/chat.ts).
 * - A message is queued again after it has arrived (*Send again* pressed twice): its key is among `sent`, so no copy
 *   of it is shown as waiting.
 * - Two tabs find the same waiting message: each waits until it is alone with it (a lock by its key), and the second one
 *   finds that it has left the outbox (`inOneTab`). A tab that is closed lets go, and the next one sends it.
 * - A server comes back, and everybody repeats at once: each pause is drawn at random from nothing to its ceiling.
 *
 * A refusal that time doesn't change ends the run. The message then stays on the device with its reason, and the person
 * sends it again, under the same key, or removes it.
 */
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import * as Schedule from "effect/Schedule"
import type { Failure } from "../domain/failures.ts"
import type { DeviceServices } from "./services.ts"

export const outboxTimes = { firstDelayMs: 100, longestDelayMs: 10_000, mostAttempts: 60_480 } as const

/** Full jitter: each pause is drawn at random from nothing to a ceiling that doubles. */
export const backOff = Schedule.exponential(outboxTimes.firstDelayMs).pipe(
  Schedule.modifyDelay(({ duration }) =>
    Random.nextIntBetween(0, Math.min(outboxTimes.longestDelayMs, Duration.toMillis(duration))),
  ),
)

const mayPass = (failure: Failure): boolean =>
  failure._tag === "Unreachable" ||
  failure._tag === "ServerFault" ||
  (failure._tag === "Refused" && failure.reason === "TooManyRequestsException")

/** Only for idempotent requests. */
export const untilAnswered = <A, R>(attempt: Effect.Effect<A, Failure, R>): Effect.Effect<A, Failure, R> =>
  Effect.retry(attempt, { schedule: backOff, while: mayPass, times: outboxTimes.mostAttempts })

/** Sends a message of the outbox unless another tab has; null where it has, or where the message was discarded. E372. */
export const inOneTab = <A, E, R>(
  { outbox, tabs }: Pick<DeviceServices, "outbox" | "tabs">,
  messageKey: string,
  send: Effect.Effect<A, E, R>,
): Effect.Effect<A | null, E, R> =>
  Effect.gen(function* () {
    const letGo = yield* Effect.promise((signal) => tabs.alone(messageKey, signal))
    const sent = Effect.gen(function* () {
      if (!(yield* Effect.promise(() => outbox.has(messageKey)))) return null
      const answer = yield* send
      yield* Effect.promise(() => outbox.remove(messageKey))
      return answer
    })
    return yield* Effect.ensuring(sent, Effect.sync(letGo))
  })
