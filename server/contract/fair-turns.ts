/**
 * A fair scheduler: only so much goes on at once, only so much of one account, and accounts take turns (round robin).
 * Each account waits in a bounded queue of its own, so that nobody fills a queue that others stand in. E171.
 */
import { setImmediate } from "node:timers"
import { tooBusy } from "./refusals.ts"

export interface FairLimits {
  /** Of everybody together. */
  readonly atOnce: number
  readonly atOnceEach: number
  /** How many of one account may wait; one more is refused. */
  readonly waitingEach: number | ((who: string) => number)
  /** When whoever was refused may come again. */
  readonly retryAfterMs: number
}

export interface FairTurns {
  /** Refuses when the account's queue is full, before anything was done for the request. */
  readonly requireRoom: (who: string) => void
  /** Runs the work when its turn has come; work whose client is gone by then is left out. */
  readonly inTurn: <Value>(who: string, work: () => Promise<Value>, gone?: AbortSignal) => Promise<Value>
}

/** What one account has running and waiting. */
interface Line {
  running: number
  readonly waiting: (() => void)[]
}

/** A new connection is accepted in one iteration of the event loop, read in the next, and answered in a third. */
const iterationsBetween = 3

/** Between two pieces of work the event loop comes to what stands in no queue: sockets, timers, health checks. */
const afterOthers = (start: () => void, iterations = iterationsBetween): void => {
  setImmediate(() => (iterations > 1 ? afterOthers(start, iterations - 1) : start()))
}

export const createFairTurns = ({ atOnce, atOnceEach, waitingEach, retryAfterMs }: FairLimits): FairTurns => {
  /** In the order of their turns: whoever was served goes to the end. */
  const lines = new Map<string, Line>()
  let running = 0

  const full = () => tooBusy(new Date(Date.now() + retryAfterMs))
  const roomOf = typeof waitingEach === "number" ? () => waitingEach : waitingEach

  const lineOf = (who: string): Line => {
    const line = lines.get(who) ?? { running: 0, waiting: [] }
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
      const start = line.waiting.shift()
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
    if (line.running > 0 || line.waiting.length > 0) lines.set(who, line)
    startNext()
  }

  const turnOf = (who: string, line: Line, gone: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        gone?.removeEventListener("abort", leave)
        resolve()
      }
      const leave = (): void => {
        const at = line.waiting.indexOf(start)
        if (at < 0) return
        line.waiting.splice(at, 1)
        if (line.running === 0 && line.waiting.length === 0) lines.delete(who)
        reject(full())
      }
      line.waiting.push(start)
      gone?.addEventListener("abort", leave, { once: true })
    })

  const requireRoom = (who: string): void => {
    if ((lines.get(who)?.waiting.length ?? 0) >= roomOf(who)) throw full()
  }

  return {
    requireRoom,
    inTurn: async (who, work, gone) => {
      if (gone?.aborted === true) throw full()
      requireRoom(who)
      const line = lineOf(who)
      if (running < atOnce && line.running < atOnceEach && line.waiting.length === 0) take(who, line)
      else await turnOf(who, line, gone)
      try {
        return await work()
      } finally {
        giveBack(who, line)
      }
    },
  }
}
