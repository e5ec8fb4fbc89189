/**
 * Brings committed notices to this node's clients: rows of the outbox, told by the database, sent in order.
 * architecture: Server.
 */
import type { Listen } from "../db/engine.ts"
import { outboxChannel } from "../db/notices.ts"
import type { HubName } from "./connection.ts"
import type { Hubs } from "./signalr.ts"

/** A committed notice, as the hub says it. */
export interface OutboxRow {
  readonly accountKey: string
  readonly hub: HubName
  /** The account's cursor: in the order of commits. */
  readonly cursor: number
  readonly message: unknown
  /** Whether the account's connections end with it. */
  readonly isLast: boolean
}

export interface OutboxRows {
  readonly read: (ids: readonly number[]) => Promise<readonly OutboxRow[]>
  /** Deletes what no node needs any more by one bounded statement; says whether there is more. */
  readonly prune: () => Promise<boolean>
}

export interface OutboxTiming {
  /** How often old rows are pruned, and how much that varies, so that nodes don't all do it at once. */
  readonly pruneEveryMs: number
  readonly pruneJitterMs: number
  /** The pause when one statement wasn't enough. */
  readonly pruneAgainMs: number
}

const outboxTiming: OutboxTiming = { pruneEveryMs: 300_000, pruneJitterMs: 60_000, pruneAgainMs: 1_000 }

interface OutboxDispatchOptions {
  readonly hubs: Pick<Hubs, "send" | "connectedAccounts" | "closeAccount" | "closeAll">
  readonly listen: Listen
  readonly rows: OutboxRows
  /** Without an error where nothing was thrown. */
  readonly report: (problem: string, error?: unknown) => void
  readonly timing?: Partial<OutboxTiming>
}

export interface OutboxDispatch {
  readonly close: () => Promise<void>
}

/** Rows read by one statement, and the most that may wait for the next. */
const rowsPerRead = 500
const maxWaitingIds = 50_000

const idsIn = (payload: string): readonly number[] => {
  const value: unknown = JSON.parse(payload)
  if (Array.isArray(value) && value.every((id) => Number.isSafeInteger(id))) return value
  throw new TypeError("This is no list of ids.")
}

/**
 * Listens and sends until closed. Whatever could leave a gap in what clients hear, such as a lost listener or a failed
 * read, ends their connections instead: they come back and ask for what they missed.
 */
export const startOutboxDispatch = async (options: OutboxDispatchOptions): Promise<OutboxDispatch> => {
  const { hubs, listen, rows, report } = options
  const timing = { ...outboxTiming, ...options.timing }
  let waitingIds: number[] = []
  let reading: Promise<void> | null = null
  let isClosed = false

  const startOver = (problem: string, error?: unknown): void => {
    if (isClosed) return
    report(problem, error)
    waitingIds = []
    void hubs.closeAll(true)
  }

  /** One read after the other: notices are told in the order of commits, and must not overtake each other. */
  const readWaiting = async (): Promise<void> => {
    while (waitingIds.length > 0) {
      try {
        const found = await rows.read(waitingIds.splice(0, rowsPerRead))
        const inOrder = [...found].sort((a, b) => a.cursor - b.cursor)
        for (const { hub, accountKey, message, isLast } of inOrder) {
          hubs.send(hub, accountKey, message)
          if (isLast) hubs.closeAccount(accountKey)
        }
      } catch (error) {
        startOver("The outbox could not be read.", error)
      }
    }
  }

  const onPayload = (payload: string): void => {
    // Who connects later reads a snapshot that has it.
    if (isClosed || hubs.connectedAccounts().size === 0) return
    try {
      waitingIds.push(...idsIn(payload))
    } catch (error) {
      return startOver("The outbox's channel carried what is no list of ids.", error)
    }
    if (waitingIds.length > maxWaitingIds) return startOver("The outbox fell behind.")
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
    close: async () => {
      isClosed = true
      waitingIds = []
      clearTimeout(pruning)
      await listening.close()
      await reading
    },
  }
}
