/** Looks for work when it is time, and at once when somebody says that there is some, for as long as the node runs. */

export interface Watch {
  readonly start: () => void
  /** Says that there may be something new. */
  readonly wake: () => void
  /** Ends when what is being done has been done. */
  readonly close: () => Promise<void>
}

interface WatchOptions {
  /** Does what there is, stopping between two pieces when `goesOn` says no; answers after how many ms to look again. */
  readonly work: (goesOn: () => boolean) => Promise<number>
  /** Milliseconds until the next look after one that failed. */
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
    // Woken while it was looking: what came in between may not have been seen.
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
