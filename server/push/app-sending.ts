/** Hands messages to the push service of an installed app, as often and as soon as that service wants it. */
import { minuteMs, secondMs } from "../../src/domain/durations.ts"
import { TryLater } from "../contract/later.ts"
import type { PushMessage, PushOutcome } from "../contract/pushes.ts"
import { wordFor, type AppAnswer, type AppService } from "./app-service.ts"
import { pauseMs, reasonOf } from "./trying-again.ts"

export interface AppSendingOptions {
  readonly now: () => Date
  /** Hears of messages that are dropped; a sentence for the log, without tokens. */
  readonly report: (problem: string) => void
}

export type SendToApp = (token: string, message: PushMessage) => Promise<PushOutcome>

/** So long nobody is kept waiting by a push service that nobody could reach a moment ago. */
const unreachablePauseMs = 5 * secondMs

/** A service that gives us no access token is not asked by each message anew. */
const credentialPauseMs = minuteMs

export const createAppSending = (
  { host, credential, ask, judge }: AppService,
  { now, report }: AppSendingOptions,
): SendToApp => {
  let pausedUntilMs = 0

  const pauseAll = (failure: TryLater, leastMs = 0): TryLater => {
    const afterMs = Math.max(failure.afterMs, leastMs)
    pausedUntilMs = Math.max(pausedUntilMs, now().getTime() + afterMs)
    return new TryLater(failure.message, afterMs)
  }

  const proven = (): Promise<string> =>
    credential.current().catch((error: unknown) => {
      throw pauseAll(
        error instanceof TryLater ? error : new TryLater(`${host}: ${reasonOf(error)}.`),
        credentialPauseMs,
      )
    })

  const asked = (proof: string, token: string, message: PushMessage): Promise<AppAnswer> =>
    ask(proof, token, message).catch((error: unknown) => {
      throw pauseAll(new TryLater(`${host} could not be asked: ${reasonOf(error)}.`), unreachablePauseMs)
    })

  return async (token, message) => {
    const pause = pausedUntilMs - now().getTime()
    if (pause > 0) throw new TryLater(`${host} is left alone for a while.`, pause)
    const proof = await proven()
    let answer = await asked(proof, token, message)
    let verdict = judge(answer)
    if (verdict.is === "unproven" && credential.replace(proof)) {
      answer = await asked(await proven(), token, message)
      verdict = judge(answer)
    }
    const later = new TryLater(`${host} answered ${wordFor(answer)}.`, pauseMs(answer.retryAfter))
    switch (verdict.is) {
      case "delivered":
        return "delivered"
      case "gone":
        return { goneSince: verdict.since }
      case "later":
        throw verdict.everybody ? pauseAll(later) : later
      case "unproven":
        throw pauseAll(later, credentialPauseMs)
      case "refused":
        report(`A push to ${host} was dropped: it answered ${wordFor(answer)}.`)
        return "dropped"
    }
  }
}
