/** Runs due jobs in independent lanes, as long as the node runs, and holds what it runs by leases. */
import { TryLater } from "../contract/later.ts"
import { letterJobs, outsideJobs, slowJobs } from "./jobs.ts"
import { beatMs, freeAbandoned, renewLeases } from "./leases.ts"
import { endJob, reschedule, takeNext, type Kinds, type Taken, type Workplace } from "./taking.ts"
import { createPoller, type Poller } from "./poller.ts"
import { workOn } from "./workers.ts"

interface RunnerOptions extends Workplace {
  readonly report: (error: unknown) => void
  /** Pause between two renewals of the leases, ms. */
  readonly everyMs?: number
}

interface Running extends RunnerOptions {
  /** The jobs that this node is working on. */
  readonly held: Set<Taken>
  /** The number of each kind's among them. */
  readonly counts: Map<string, number>
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

/** A job whose last try ended its node must not end one node after the other. */
const work = async ({ workers }: Running, { job, tries }: Taken) => {
  if (tries > workers[job.kind].mostTries)
    throw new Error(`A job ${job.kind} is given up: its node ended in the last of ${tries - 1} tries.`)
  return workOn(workers, job)
}

const doTaken = async (running: Running, taken: Taken): Promise<void> => {
  const { held, counts } = running
  const { kind } = taken.job
  const count = (by: number): void => void counts.set(kind, (counts.get(kind) ?? 0) + by)
  held.add(taken)
  count(1)
  try {
    await endJob(running, taken, await work(running, taken))
  } catch (error) {
    running.report(error)
    await reschedule(running, taken, error instanceof TryLater ? error.afterMs : 0)
  } finally {
    held.delete(taken)
    count(-1)
  }
}

/** A worker that took a job starts another one to look for more, up to the lane's width. */
const createLane = (running: Running, lane: Lane): Poller =>
  createPoller({
    work: async ({ isRunning, startAnother }) => {
      let taken = await takeNext(running, lane)
      while (taken !== null) {
        startAnother()
        await doTaken(running, taken)
        taken = isRunning() ? await takeNext(running, lane) : null
      }
      return pollEveryMs
    },
    atOnce: lane.atOnce,
    afterFailureMs: pollEveryMs,
    report: running.report,
  })

const createLeases = ({ db, services, held, report, everyMs = beatMs }: Running): Poller =>
  createPoller({
    work: async () => {
      await renewLeases(db, services.now(), [...held])
      await freeAbandoned(db, services.now())
      return everyMs
    },
    afterFailureMs: pollEveryMs,
    report,
  })

export interface Jobs extends Poller {
  /** There may be a new job of that kind. */
  readonly wakeFor: (kind: string) => void
  /** The number of each kind's jobs that this node works on: a live view. */
  readonly running: ReadonlyMap<string, number>
}

const takes = ({ are, kinds }: Lane, kind: string): boolean => kinds.some((one) => one === kind) === (are === "in")

export const createJobs = (options: RunnerOptions): Jobs => {
  const counts = new Map<string, number>(Object.keys(options.workers).map((kind) => [kind, 0]))
  const running: Running = { ...options, held: new Set(), counts }
  const runners = lanes.map((lane) => ({ ...createLane(running, lane), lane }))
  const leases = createLeases(running)
  return {
    start: () => [leases, ...runners].forEach(({ start }) => start()),
    wake: () => runners.forEach(({ wake }) => wake()),
    wakeFor: (kind) => runners.filter(({ lane }) => takes(lane, kind)).forEach(({ wake }) => wake()),
    running: counts,
    close: async () => {
      // Jobs that are still being done stay this node's until they have ended.
      await Promise.all(runners.map(({ close }) => close()))
      await leases.close()
    },
  }
}
