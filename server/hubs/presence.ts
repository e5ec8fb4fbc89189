/** Records periodically which accounts are connected to this node, for the statistics of all nodes. */

export interface PresenceOptions {
  /** Accounts with an open connection: a live view. */
  readonly connected: () => ReadonlySet<string>
  readonly note: (accountKeys: readonly string[]) => Promise<void>
  readonly report: (error: unknown) => void
  readonly everyMs?: number
  /** Delay until new connections are recorded, together. */
  readonly firstMs?: number
}

export interface Presence {
  /** An account has connected: it is recorded even if it is gone by then. */
  readonly seen: (accountKey: string) => void
  readonly close: () => Promise<void>
}

const usualEveryMs = 30_000
const usualFirstMs = 1_000
/** Keys in one statement. */
const atOnce = 1_000

export const startPresence = (options: PresenceOptions): Presence => {
  const { connected, note, report, everyMs = usualEveryMs, firstMs = usualFirstMs } = options
  let fresh = new Set<string>()
  let writing: Promise<void> = Promise.resolve()

  const write = async (keys: readonly string[]): Promise<void> => {
    try {
      for (let from = 0; from < keys.length; from += atOnce) await note(keys.slice(from, from + atOnce))
    } catch (error) {
      report(error)
    }
  }

  const look = (): void => {
    const keys = [...new Set([...connected(), ...fresh])]
    fresh = new Set()
    writing = writing.then(() => write(keys))
  }

  const timer = setInterval(look, everyMs).unref()
  let soon: NodeJS.Timeout | undefined
  return {
    seen: (accountKey) => {
      fresh.add(accountKey)
      soon ??= setTimeout(() => {
        soon = undefined
        const keys = [...fresh]
        fresh = new Set()
        writing = writing.then(() => write(keys))
      }, firstMs).unref()
    },
    close: async () => {
      clearInterval(timer)
      clearTimeout(soon)
      await writing
    },
  }
}
