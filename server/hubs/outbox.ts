/**
 * Dispatches committed notices to this node's clients: NOTIFY names rows of the outbox, which are read and sent in
 * order. architecture: Server.
 */
import type { Listen } from "../db/engine.ts"
import { outboxChannel } from "../db/notices.ts"
import { accountNumber, announcedIn } from "../db/outbox-payloads.ts"
import type { HubName } from "../contract/hub-names.ts"
import { sendingTrace } from "./sending.ts"
import type { Hubs } from "./signalr.ts"

/** A committed notice, as it is sent. */
export interface OutboxRow {
  readonly accountKey: string
  readonly hub: HubName
  /** The account's cursor, which gives the order. */
  readonly cursor: number
  readonly message: unknown
  /** The `traceparent` of the request that wrote it; null where that was not traced (E732). */
  readonly trace: string | null
  /** The account's connections are closed after it. */
  readonly isLast: boolean
}

export interface OutboxRows {
  readonly read: (ids: readonly number[]) => Promise<readonly OutboxRow[]>
  /** Deletes old rows by one bounded statement; answers whether there are more. */
  readonly prune: () => Promise<boolean>
}

export interface OutboxTiming {
  /** Interval of pruning, with jitter, so that nodes don't prune together. */
  readonly pruneEveryMs: number
  readonly pruneJitterMs: number
  /** The pause until the next statement, while there are more rows. */
  readonly pruneAgainMs: number
}

const outboxTiming: OutboxTiming = { pruneEveryMs: 300_000, pruneJitterMs: 60_000, pruneAgainMs: 1_000 }

interface OutboxDispatchOptions {
  readonly hubs: Pick<Hubs, "send" | "isHere" | "closeAccount" | "closeAll">
  readonly listen: Listen
  readonly rows: OutboxRows
  /** Reports a problem; `error` only where something was thrown. */
  readonly report: (problem: string, error?: unknown) => void
  readonly timing?: Partial<OutboxTiming>
}

/** Notices that this node has heard of, and not sent yet. */
export interface Unsent {
  readonly count: number
  /** The time since the first of them was heard of; 0 where there is none. */
  readonly oldestMs: number
}

export interface OutboxDispatch {
  readonly unsent: () => Unsent
  readonly close: () => Promise<void>
}

/** Bounds of the rows that one statement reads, and of the ids that wait for the next. */
const rowsPerRead = 500
const maxWaitingIds = 50_000

interface HeardOf {
  readonly id: number
  /** By the clock of `performance`. */
  readonly heardAt: number
}

/**
 * Listens and sends until closed. Wherever a gap could arise in what clients hear, such as a lost listener or a failed
 * read, it closes their connections instead: they reconnect and ask for what they missed.
 */
export const startOutboxDispatch = async (options: OutboxDispatchOptions): Promise<OutboxDispatch> => {
  const { hubs, listen, rows, report } = options
  const timing = { ...outboxTiming, ...options.timing }
  let waiting: HeardOf[] = []
  let inHand: readonly HeardOf[] = []
  let reading: Promise<void> | null = null
  let isClosed = false

  const startOver = (problem: string, error?: unknown): void => {
    if (isClosed) return
    report(problem, error)
    waiting = []
    void hubs.closeAll(true)
  }

  /** One read at a time: notices must be sent in the order of commits. */
  const readWaiting = async (): Promise<void> => {
    while (waiting.length > 0) {
      inHand = waiting.splice(0, rowsPerRead)
      try {
        const found = await rows.read(inHand.map(({ id }) => id))
        const inOrder = [...found].sort((a, b) => a.cursor - b.cursor)
        for (const { hub, accountKey, message, trace, isLast } of inOrder) {
          if (hubs.isHere(accountNumber(accountKey))) hubs.send(hub, accountKey, message, sendingTrace(message, trace))
          if (isLast) hubs.closeAccount(accountKey)
        }
      } catch (error) {
        startOver("The outbox could not be read.", error)
      }
    }
    inHand = []
  }

  const onPayload = (payload: string): void => {
    if (isClosed) return
    try {
      const heardAt = performance.now()
      // A client that connects later reads a snapshot that includes this. An account that is not said may be anybody's.
      for (const { id, account } of announcedIn(payload))
        if (account === null || hubs.isHere(account)) waiting.push({ id, heardAt })
    } catch (error) {
      return startOver("The outbox's channel carried what is no list of ids.", error)
    }
    if (waiting.length > maxWaitingIds) return startOver("The outbox fell behind.")
    if (waiting.length > 0)
      reading ??= readWaiting().finally(() => {
        reading = null
      })
  }

  let pruning: NodeJS.Timeout | undefined
  const pruneAfter = (delayMs: number): void => {
    pruning = setTimeout(() => void prune(), delayMs).unref()
  }
  const prune = async (): Promise<void> => {
    let hasMore = false
    try {
      hasMore = await rows.prune()
    } catch (error) {
      report("The outbox could not be pruned.", error)
    }
    if (!isClosed) pruneAfter(hasMore ? timing.pruneAgainMs : usualDelayMs())
  }
  const usualDelayMs = (): number => timing.pruneEveryMs + Math.random() * timing.pruneJitterMs

  const listening = await listen(outboxChannel, onPayload, () => startOver("The outbox's listener was lost."))
  pruneAfter(usualDelayMs())

  return {
    unsent: () => {
      const [oldest] = [...inHand.slice(0, 1), ...waiting.slice(0, 1)]
      const oldestMs = oldest === undefined ? 0 : performance.now() - oldest.heardAt
      return { count: inHand.length + waiting.length, oldestMs }
    },
    close: async () => {
      isClosed = true
      waiting = []
      clearTimeout(pruning)
      await listening.close()
      await reading
    },
  }
}
