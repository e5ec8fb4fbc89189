/**
 * When what a screen needs is asked for. The law (E187): while it is needed and not known, it is on its way, or it has
 * failed for a reason that the screen shows, or it will be asked for again; a run that was stopped is neither.
 * Equal reads share one run and different ones never stop each other (the bus), so a need has only its own fate to watch.
 */
import type { Command } from "../../commands/catalogue.ts"
import type { Outcome } from "../../commands/outcome.ts"
import { runKeyOf } from "../../commands/subjects.ts"
import type { Failure } from "../../domain/failures.ts"

/** What is known about a need, all of it from the read models. */
export interface Standing {
  readonly state: "unknown" | "stale" | "fresh"
  readonly busy: boolean
  /** Why the last run failed, until one succeeds. */
  readonly failure: Failure | undefined
  readonly epoch: number // of the connection: what was known in an earlier one may have changed since
  readonly returns: number // of the connection: what failed for want of it is worth another try
}

export interface Wanted {
  readonly command: Command
  /** No hub tells of its changes, so each screen that shows it asks once, known or not. */
  readonly unheard: boolean
}

export interface Need {
  /** To be called whenever any of it has changed. */
  readonly look: (wanted: Wanted, standing: Standing) => void
  readonly stop: () => void
}

interface NeedOptions {
  readonly dispatch: (command: Command) => Promise<Outcome>
  /** By name, the epoch in which it was last asked for by any screen. */
  readonly askedIn: Map<string, number>
}

/** What stays stale after being asked again may stay so for ever: then a person asks, not a loop. */
const mostAsksOfStale = 3
const firstPauseMs = 1_000
const longestPauseMs = 30_000

/** Whether another connection can make the difference. */
const isOfConnection = ({ _tag }: Failure): boolean => _tag === "Unreachable" || _tag === "ServerFault"

/**
 * The server refused it because too many of the account's requests wait, such as those of many tabs that open at once
 * (E173). The transport has waited as long as the server said, twice, before such a read fails.
 */
const isOfCrowd = (failure: Failure): boolean => failure._tag === "Refused" && failure.details["atOnce"] === true

type Verdict = "rest" | "ask" | "askAfterPause"

interface Past {
  readonly name: string
  readonly epoch: number
  readonly returns: number
  readonly asks: number // without an answer that made it fresh
  readonly askedAt: number // ms since 1970
}

/** Each try that was of no use makes the pause before the next one longer, in ms. */
const pauseAfter = (asks: number): number => Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, asks - 1))

/** Pure: what to do about a need that stands so, after what was done about it before. */
export const verdictOn = (
  { unheard }: Pick<Wanted, "unheard">,
  { state, busy, failure, epoch, returns }: Standing,
  past: Past,
  lastAskedIn: number | undefined,
): Verdict => {
  if (busy) return "rest"
  const isBehind = lastAskedIn === undefined ? epoch > 0 : lastAskedIn !== epoch
  if (state === "fresh") return isBehind || (unheard && past.asks === 0) ? "ask" : "rest"
  if (past.asks === 0 || isBehind) return "ask"
  if (failure !== undefined && !isOfCrowd(failure)) {
    if (!isOfConnection(failure) || returns === past.returns) return "rest"
    // A connection that comes and goes all the time is no reason to ask all the time.
    return past.asks === 1 ? "ask" : "askAfterPause"
  }
  if (state === "stale" && past.asks >= mostAsksOfStale) return "rest"
  return "askAfterPause"
}

export const createNeed = ({ dispatch, askedIn }: NeedOptions): Need => {
  let past: Past = { name: "", epoch: 0, returns: 0, asks: 0, askedAt: 0 }
  let seen: { readonly wanted: Wanted; readonly standing: Standing } | null = null
  let later: ReturnType<typeof setTimeout> | undefined

  const consider = (): void => {
    clearTimeout(later)
    if (seen === null) return
    const { wanted, standing } = seen
    const verdict = verdictOn(wanted, standing, past, askedIn.get(past.name))
    if (verdict === "ask") ask(wanted.command, standing)
    else if (verdict === "askAfterPause") {
      later = setTimeout(() => ask(wanted.command, standing), past.askedAt + pauseAfter(past.asks) - Date.now())
    }
  }

  const ask = (command: Command, { epoch, returns }: Standing): void => {
    const { name } = past
    askedIn.set(name, epoch)
    past = { name, epoch, returns, asks: past.asks + 1, askedAt: Date.now() }
    void dispatch(command).then(({ tag }) => {
      if (past.name !== name || tag !== "Stopped") return
      // It was stopped, which answers nothing: as if it had never been asked for.
      past = { ...past, asks: 0 }
      consider()
    })
  }

  return {
    look: (wanted, standing) => {
      const name = runKeyOf(wanted.command)
      const isNew = name !== past.name || standing.epoch !== past.epoch
      const isSettled = standing.state === "fresh" && !standing.busy && !wanted.unheard
      if (isNew || isSettled) past = { name, epoch: standing.epoch, returns: standing.returns, asks: 0, askedAt: 0 }
      seen = { wanted, standing }
      consider()
    },
    stop: () => {
      clearTimeout(later)
      seen = null
    },
  }
}
