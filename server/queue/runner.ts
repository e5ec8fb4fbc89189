/** Runs due jobs in independent lanes, as long as the node runs. */
import { TryLater } from "../contract/later.ts"
import { letterJobs, outsideJobs, slowJobs } from "./jobs.ts"
import { endJob, reschedule, takeNext, type Kinds, type Taken, type Workplace } from "./taking.ts"
import { createPoller, type Poller } from "./poller.ts"
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
  { are: "in", kinds: letterJobs, inTurn: true, atOnce: 2 },
  { are: "not in", kinds: [...slowJobs, ...outsideJobs, ...letterJobs], inTurn: false, atOnce: 1 },
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

/** A worker that took a job starts another one to look for more, up to the lane's width. */
const createLane = (options: RunnerOptions, lane: Lane, work: (taken: Taken) => Promise<void>): Poller =>
  createPoller({
    work: async ({ isRunning, startAnother }) => {
      let taken = await takeNext(options, lane)
      while (taken !== null) {
        startAnother()
        await work(taken)
        taken = isRunning() ? await takeNext(options, lane) : null
      }
      return pollEveryMs
    },
    atOnce: lane.atOnce,
    afterFailureMs: pollEveryMs,
    report: options.report,
  })

export interface Jobs extends Poller {
  /** There may be a new job of that kind. */
  readonly wakeFor: (kind: string) => void
  /** The number of each kind's jobs that this node works on: a live view. */
  readonly running: ReadonlyMap<string, number>
}

const takes = ({ are, kinds }: Lane, kind: string): boolean => kinds.some((one) => one === kind) === (are === "in")

export const createJobs = (options: RunnerOptions): Jobs => {
  const running = new Map<string, number>(Object.keys(options.workers).map((kind) => [kind, 0]))
  const count = (kind: string, by: number): void => void running.set(kind, (running.get(kind) ?? 0) + by)
  const doCounted = async (taken: Taken): Promise<void> => {
    const { kind } = taken.job
    count(kind, 1)
    try {
      await doTaken(options, taken)
    } finally {
      count(kind, -1)
    }
  }
  const runners = lanes.map((lane) => ({ ...createLane(options, lane, doCounted), lane }))
  return {
    start: () => runners.forEach(({ start }) => start()),
    wake: () => runners.forEach(({ wake }) => wake()),
    wakeFor: (kind) => runners.filter(({ lane }) => takes(lane, kind)).forEach(({ wake }) => wake()),
    running,
    close: async () => {
      await Promise.all(runners.map(({ close }) => close()))
    },
  }
}
