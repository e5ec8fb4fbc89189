/**
 * A fair scheduler: bounded concurrency, overall and for each account, with accounts served in turn (round robin). Each
 * account waits in a bounded queue of its own, so that nobody can fill a queue that others wait in. Within an account,
 * requests that have begun go first, so that they are done one after the other instead of all of them at the end.
 */
import { setImmediate } from "node:timers"
import { tooBusy } from "./refusals.ts"

export interface FairLimits {
  /** Concurrency of all accounts together. */
  readonly atOnce: number
  readonly atOnceEach: number
  /** Length of an account's queue; a request beyond it is refused. */
  readonly waitingEach: number | ((who: string) => number)
  /** The time after which a refused client may try again. */
  readonly retryAfterMs: number
}

export interface FairTurns {
  /** Refuses when the account's queue is full; called before any work is done for the request. */
  readonly requireRoom: (who: string) => void
  /** Runs the work when its turn comes; skips work whose client has disconnected by then. */
  readonly inTurn: InTurn
  /**
   * A later turn of a request that has had one: before those of its account that have had none, and never refused, as
   * what was done for it would be lost.
   */
  readonly resume: InTurn
}

type InTurn = <Value>(who: string, work: () => Promise<Value>, gone?: AbortSignal) => Promise<Value>

/** The work of an account that runs and waits. */
interface Line {
  running: number
  readonly waiting: (() => void)[]
  /** The work that waits for a later turn of its own. */
  readonly begun: (() => void)[]
}

const isIdle = ({ running, waiting, begun }: Line): boolean => running + waiting.length + begun.length === 0

/** A new connection is accepted in one iteration of the event loop, read in the next, and answered in a third. */
const iterationsBetween = 3

/**
 * Lets the event loop serve everything outside of the queues between two pieces of work: sockets, timers, health
 * checks.
 */
const afterOthers = (start: () => void, iterations = iterationsBetween): void => {
  setImmediate(() => (iterations > 1 ? afterOthers(start, iterations - 1) : start()))
}

export const createFairTurns = ({ atOnce, atOnceEach, waitingEach, retryAfterMs }: FairLimits): FairTurns => {
  /** In the order of turns (a Map keeps insertion order): an account that was served moves to the end. */
  const lines = new Map<string, Line>()
  let running = 0

  const full = () => tooBusy(new Date(Date.now() + retryAfterMs))
  const roomOf = typeof waitingEach === "number" ? () => waitingEach : waitingEach

  const lineOf = (who: string): Line => {
    const line = lines.get(who) ?? { running: 0, waiting: [], begun: [] }
    lines.set(who, line)
    return line
  }

  const take = (who: string, line: Line): void => {
    running += 1
    line.running += 1
    lines.delete(who)
    lines.set(who, line)
  }

  const startNext = (): void => {
    if (running >= atOnce) return
    for (const [who, line] of lines) {
      if (line.running >= atOnceEach) continue
      const start = line.begun.shift() ?? line.waiting.shift()
      if (start === undefined) continue
      take(who, line)
      afterOthers(start)
      return
    }
  }

  const giveBack = (who: string, line: Line): void => {
    running -= 1
    line.running -= 1
    lines.delete(who)
    if (!isIdle(line)) lines.set(who, line)
    startNext()
  }

  const turnOf = (
    who: string,
    line: Line,
    { queue, gone }: { readonly queue: "waiting" | "begun"; readonly gone: AbortSignal | undefined },
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        gone?.removeEventListener("abort", leave)
        resolve()
      }
      const leave = (): void => {
        const at = line[queue].indexOf(start)
        if (at < 0) return
        line[queue].splice(at, 1)
        if (isIdle(line)) lines.delete(who)
        reject(full())
      }
      line[queue].push(start)
      gone?.addEventListener("abort", leave, { once: true })
    })

  const requireRoom = (who: string): void => {
    if ((lines.get(who)?.waiting.length ?? 0) >= roomOf(who)) throw full()
  }

  const turnsFrom =
    (queue: "waiting" | "begun"): InTurn =>
    async (who, work, gone) => {
      if (gone?.aborted === true) throw full()
      if (queue === "waiting") requireRoom(who)
      const line = lineOf(who)
      const isFree = running < atOnce && line.running < atOnceEach && line.waiting.length + line.begun.length === 0
      if (isFree) take(who, line)
      else await turnOf(who, line, { queue, gone })
      try {
        return await work()
      } finally {
        giveBack(who, line)
      }
    }

  return { requireRoom, inTurn: turnsFrom("waiting"), resume: turnsFrom("begun") }
}
