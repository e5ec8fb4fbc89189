/**
 * Decides when a screen's reads are requested. The invariant: a read that is needed and not known is in flight, or has
 * failed for a reason that the screen shows, or will be retried; a cancelled run counts as none of these. The bus
 * deduplicates equal reads and different ones never cancel each other, so a need watches its own run alone.
 */
import type { Command } from "../../commands/catalogue.ts"
import type { Outcome } from "../../commands/outcome.ts"
import { runKeyOf } from "../../commands/subjects.ts"
import type { Failure } from "../../domain/failures.ts"

/** The state of a need, all of it from the read models. */
export interface Standing {
  readonly state: "unknown" | "stale" | "fresh"
  readonly busy: boolean
  /** The failure of the last run, until one succeeds. */
  readonly failure: Failure | undefined
  readonly epoch: number // of the connection: what was known in an earlier one may have changed since
  readonly returns: number // of the connection: what failed for want of it is worth another try
}

export interface Wanted {
  readonly command: Command
  /** No hub reports its changes, so each screen that shows it asks once, known or not. */
  readonly unheard: boolean
}

export interface Need {
  /** To be called whenever any of it has changed. */
  readonly look: (wanted: Wanted, standing: Standing) => void
  readonly stop: () => void
}

/** The last time that any screen asked for a read. */
export interface LastAsk {
  readonly epoch: number
  readonly asks: number // without an answer that made it fresh
  readonly askedAt: number // ms since 1970
}

interface NeedOptions {
  readonly dispatch: (command: Command) => Promise<Outcome>
  /** By name; all needs of an app share it, and with it one back-off for each read. */
  readonly asked: Map<string, LastAsk>
}

/** A read that is still stale after its retries may stay stale: the person retries it then, so that it can't loop. */
const mostAsksOfStale = 3
const firstPauseMs = 1_000
const longestPauseMs = 30_000

/** Answers whether another connection can make the difference. */
const isOfConnection = ({ _tag }: Failure): boolean => _tag === "Unreachable" || _tag === "ServerFault"

/**
 * The server refused it because too many of the account's requests wait, such as those of many tabs that open at once
 * (E173). The transport has waited as long as the server said, twice, before such a read fails.
 */
const isOfCrowd = (failure: Failure): boolean => failure._tag === "Refused" && failure.details["atOnce"] === true

type Verdict = "rest" | "ask" | "askAfterPause"

interface Past extends LastAsk {
  readonly name: string
  readonly returns: number
}

/** Back-off, in ms: each attempt that brought no fresh answer lengthens the pause before the next. */
const pauseAfter = (asks: number): number => Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, asks - 1))

/** Pure: the next step for a need in this standing, after what was tried before. */
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
    // A flapping connection must not cause a request each time that it returns.
    return past.asks === 1 ? "ask" : "askAfterPause"
  }
  if (state === "stale" && past.asks >= mostAsksOfStale) return "rest"
  return "askAfterPause"
}

export const createNeed = ({ dispatch, asked }: NeedOptions): Need => {
  let past: Past = { name: "", epoch: 0, returns: 0, asks: 0, askedAt: 0 }
  let seen: { readonly wanted: Wanted; readonly standing: Standing } | null = null
  let later: ReturnType<typeof setTimeout> | undefined

  /** Counts the try of another need that asked for the same since: answers whether there was one. */
  const join = (): boolean => {
    const last = asked.get(past.name)
    if (last === undefined || past.asks === 0 || last.askedAt <= past.askedAt) return false
    past = { ...past, asks: Math.max(past.asks, last.asks), askedAt: last.askedAt }
    return true
  }

  const consider = (): void => {
    clearTimeout(later)
    if (seen === null) return
    join()
    const { wanted, standing } = seen
    const verdict = verdictOn(wanted, standing, past, asked.get(past.name)?.epoch)
    if (verdict === "ask") ask(wanted.command, standing)
    else if (verdict === "askAfterPause") {
      const askUnlessJoined = (): void => (join() ? consider() : ask(wanted.command, standing))
      later = setTimeout(askUnlessJoined, past.askedAt + pauseAfter(past.asks) - Date.now())
    }
  }

  const ask = (command: Command, { epoch, returns }: Standing): void => {
    const { name } = past
    // A need that comes later asks once, and then waits as long as the others do.
    const asks = 1 + Math.max(past.asks, asked.get(name)?.asks ?? 0)
    past = { name, epoch, returns, asks, askedAt: Date.now() }
    asked.set(name, past)
    void dispatch(command).then(({ tag }) => {
      if (past.name !== name || tag !== "Stopped") return
      // The run was cancelled, so there is no answer: as if it had never been requested.
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
      const last = asked.get(name)
      if (isSettled && last !== undefined) asked.set(name, { ...last, asks: 0 })
      seen = { wanted, standing }
      consider()
    },
    stop: () => {
      clearTimeout(later)
      seen = null
    },
  }
}
