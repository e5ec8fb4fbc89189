/** Runs work by timer, and at once when woken, as long as the node runs. */

export interface Poller {
  readonly start: () => void
  /** There may be new work. */
  readonly wake: () => void
  /** Stops; resolves when the current work has ended. */
  readonly close: () => Promise<void>
}

interface PollerOptions {
  /**
   * Does all there is, stopping between two pieces when `isRunning` is false; answers the delay until the next run, ms.
   */
  readonly work: (isRunning: () => boolean) => Promise<number>
  /** Delay after a run that failed, ms. */
  readonly afterFailureMs: number
  readonly report: (error: unknown) => void
}

const shortestWaitMs = 5

export const createPoller = ({ work, afterFailureMs, report }: PollerOptions): Poller => {
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | null = null
  let isRunning = false
  let isWoken = false

  const workOnce = async (): Promise<void> => {
    isWoken = false
    const waitMs = await work(() => isRunning).catch((error: unknown) => {
      report(error)
      return afterFailureMs
    })
    // Woken while it ran: what came meanwhile may have been missed.
    if (isRunning) timer = setTimeout(poll, isWoken ? shortestWaitMs : Math.max(shortestWaitMs, waitMs)).unref()
  }

  const poll = (): void => {
    clearTimeout(timer)
    if (!isRunning) return
    working ??= workOnce().finally(() => {
      working = null
    })
  }

  return {
    start: () => {
      isRunning = true
      poll()
    },
    wake: () => {
      isWoken = true
      poll()
    },
    close: async () => {
      isRunning = false
      clearTimeout(timer)
      await working
    },
  }
}
