/** Runs due jobs in three independent lanes, as long as the node runs. D39. */
import { TryLater } from "../contract/later.ts"
import { outsideJobs, slowJobs } from "./jobs.ts"
import { endJob, putOff, takeNext, type Kinds, type Taken, type Workplace } from "./taking.ts"
import type { Watch } from "./watch.ts"
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
const lookEveryMs = 1_000

const doTaken = async (options: RunnerOptions, taken: Taken): Promise<void> => {
  try {
    await endJob(options, taken, await workOn(options.workers, taken.job))
  } catch (error) {
    options.report(error)
    await putOff(options, taken, error instanceof TryLater ? error.afterMs : 0)
  }
}

const createLane = (options: RunnerOptions, lane: Lane): Watch => {
  const hands = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isWoken = false

  /** Starts a worker, up to the lane's width. A worker that took a job starts another one to look for more. */
  const hire = (): void => {
    if (!isRunning || hands.size >= lane.atOnce) return
    const hand = workAll()
      .catch(options.report)
      .finally(() => {
        hands.delete(hand)
        if (isWoken) look()
      })
    hands.add(hand)
  }

  const workAll = async (): Promise<void> => {
    let taken = await takeNext(options, lane)
    while (taken !== null) {
      hire()
      await doTaken(options, taken)
      taken = isRunning ? await takeNext(options, lane) : null
    }
  }

  const look = (): void => {
    clearTimeout(timer)
    if (!isRunning) return
    if (hands.size < lane.atOnce) {
      isWoken = false
      hire()
    }
    timer = setTimeout(look, lookEveryMs).unref()
  }

  return {
    start: () => {
      isRunning = true
      look()
    },
    wake: () => {
      // With all workers busy, the new job may have been missed: they look again when they are done.
      isWoken = true
      look()
    },
    close: async () => {
      isRunning = false
      clearTimeout(timer)
      await Promise.all(hands)
    },
  }
}

export const createJobs = (options: RunnerOptions): Watch => {
  const runners = lanes.map((lane) => createLane(options, lane))
  return {
    start: () => runners.forEach(({ start }) => start()),
    wake: () => runners.forEach(({ wake }) => wake()),
    close: async () => {
      await Promise.all(runners.map(({ close }) => close()))
    },
  }
}
