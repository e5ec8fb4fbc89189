/** Runs due jobs in three independent lanes, as long as the node runs. D39. */
import { TryLater } from "../contract/later.ts"
import { outsideJobs, slowJobs } from "./jobs.ts"
import { endJob, reschedule, takeNext, type Kinds, type Taken, type Workplace } from "./taking.ts"
import type { Poller } from "./poller.ts"
import { workOn } from "./workers.ts"

interface RunnerOptions extends Workplace {
  readonly report: (error: unknown) => void
}

interface Lane extends Kinds {
  readonly atOnce: number
}

const lanes: readonly Lane[] = [
  { are: "in", kinds: slowJobs, inTurn: true, atOnce: 1 },
  { are: "in", kinds: outsideJobs, inTurn: true, atOnce: 8 },
  { are: "not in", kinds: [...slowJobs, ...outsideJobs], inTurn: false, atOnce: 1 },
]

/** Polling interval, for jobs that other nodes and moderation queued. */
const pollEveryMs = 1_000

const doTaken = async (options: RunnerOptions, taken: Taken): Promise<void> => {
  try {
    await endJob(options, taken, await workOn(options.workers, taken.job))
  } catch (error) {
    options.report(error)
    await reschedule(options, taken, error instanceof TryLater ? error.afterMs : 0)
  }
}

const createLane = (options: RunnerOptions, lane: Lane): Poller => {
  const busy = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isWoken = false

  /** Starts a worker, up to the lane's width. A worker that took a job starts another one to look for more. */
  const startWorker = (): void => {
    if (!isRunning || busy.size >= lane.atOnce) return
    const worker = runWorker()
      .catch(options.report)
      .finally(() => {
        busy.delete(worker)
        if (isWoken) poll()
      })
    busy.add(worker)
  }

  const runWorker = async (): Promise<void> => {
    let taken = await takeNext(options, lane)
    while (taken !== null) {
      startWorker()
      await doTaken(options, taken)
      taken = isRunning ? await takeNext(options, lane) : null
    }
  }

  const poll = (): void => {
    clearTimeout(timer)
    if (!isRunning) return
    if (busy.size < lane.atOnce) {
      isWoken = false
      startWorker()
    }
    timer = setTimeout(poll, pollEveryMs).unref()
  }

  return {
    start: () => {
      isRunning = true
      poll()
    },
    wake: () => {
      // With all workers busy, the new job may have been missed: they look again when they are done.
      isWoken = true
      poll()
    },
    close: async () => {
      isRunning = false
      clearTimeout(timer)
      await Promise.all(busy)
    },
  }
}

export const createJobs = (options: RunnerOptions): Poller => {
  const runners = lanes.map((lane) => createLane(options, lane))
  return {
    start: () => runners.forEach(({ start }) => start()),
    wake: () => runners.forEach(({ wake }) => wake()),
    close: async () => {
      await Promise.all(runners.map(({ close }) => close()))
    },
  }
}
