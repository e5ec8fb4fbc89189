/** Runs work by timer, and at once when woken, as long as the node runs. */

export interface Poller {
  readonly start: () => void
  /** There may be new work. */
  readonly wake: () => void
  /** Stops; resolves when the current work has ended. */
  readonly close: () => Promise<void>
}

export interface Turn {
  /** False once the poller is closed: work stops between two pieces. */
  readonly isRunning: () => boolean
  /** Starts another worker beside this one, up to `atOnce` of them. */
  readonly startAnother: () => void
}

interface PollerOptions {
  /** Does all there is; answers the delay until the next look, ms. */
  readonly work: (turn: Turn) => Promise<number>
  /** The number of workers that may be busy at the same time. */
  readonly atOnce?: number
  /** Delay after a run that failed, ms. */
  readonly afterFailureMs: number
  readonly report: (error: unknown) => void
}

const shortestWaitMs = 5

export const createPoller = ({ work, atOnce = 1, afterFailureMs, report }: PollerOptions): Poller => {
  const busy = new Set<Promise<void>>()
  let workers = 0
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isWoken = false

  const workOnce = async (): Promise<void> => {
    const waitMs = await work({ isRunning: () => isRunning, startAnother: startWorker }).catch((error: unknown) => {
      report(error)
      return afterFailureMs
    })
    workers -= 1
    clearTimeout(timer)
    // Woken while all workers were busy: what came meanwhile may have been missed.
    if (isRunning) timer = setTimeout(startWorker, isWoken ? shortestWaitMs : Math.max(shortestWaitMs, waitMs)).unref()
  }

  /**
   * The work begins at once, so that a poller that is closed right after its start has looked; it is counted before that,
   * because it may start another.
   */
  const startWorker = (): void => {
    if (!isRunning || workers >= atOnce) return
    clearTimeout(timer)
    isWoken = false
    workers += 1
    const worker = workOnce().finally(() => busy.delete(worker))
    busy.add(worker)
  }

  return {
    start: () => {
      isRunning = true
      startWorker()
    },
    wake: () => {
      isWoken = true
      startWorker()
    },
    close: async () => {
      isRunning = false
      clearTimeout(timer)
      await Promise.all(busy)
    },
  }
}
