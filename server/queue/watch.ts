/** Runs work by timer, and at once when woken, as long as the node runs. */

export interface Watch {
  readonly start: () => void
  /** There may be new work. */
  readonly wake: () => void
  /** Stops; resolves when the current work has ended. */
  readonly close: () => Promise<void>
}

interface WatchOptions {
  /**
   * Does all there is, stopping between two pieces when `goesOn` is false; answers the delay until the next run, ms.
   */
  readonly work: (goesOn: () => boolean) => Promise<number>
  /** Delay after a run that failed, ms. */
  readonly afterFailureMs: number
  readonly report: (error: unknown) => void
}

const shortestWaitMs = 5

export const createWatch = ({ work, afterFailureMs, report }: WatchOptions): Watch => {
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
    if (isRunning) timer = setTimeout(look, isWoken ? shortestWaitMs : Math.max(shortestWaitMs, waitMs)).unref()
  }

  const look = (): void => {
    clearTimeout(timer)
    if (!isRunning) return
    working ??= workOnce().finally(() => {
      working = null
    })
  }

  return {
    start: () => {
      isRunning = true
      look()
    },
    wake: () => {
      isWoken = true
      look()
    },
    close: async () => {
      isRunning = false
      clearTimeout(timer)
      await working
    },
  }
}
