/** Does the jobs that are due, in three lanes that don't wait for each other, for as long as the node runs. D39. */
import type { Kysely } from "kysely"
import type { Services } from "../contract/context.ts"
import { withTransaction } from "../db/database.ts"
import { appendNotices } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import { TryLater } from "./later.ts"
import { outsideJobs, slowJobs, type Job } from "./queue.ts"
import { giveUp, mostTries, workOn, type Finish } from "./work.ts"

export interface JobRunner {
  readonly start: () => void
  /** Says that there may be something new. */
  readonly wake: () => void
  readonly close: () => Promise<void>
}

interface RunnerOptions {
  readonly db: Kysely<Schema>
  readonly services: Services
  readonly report: (error: unknown) => void
}

interface Lane extends RunnerOptions {
  readonly are: "in" | "not in"
  readonly kinds: readonly Job["kind"][]
  readonly atOnce: number
}

const lanes: readonly Pick<Lane, "are" | "kinds" | "atOnce">[] = [
  { are: "in", kinds: slowJobs, atOnce: 1 },
  { are: "in", kinds: outsideJobs, atOnce: 8 },
  { are: "not in", kinds: [...slowJobs, ...outsideJobs], atOnce: 1 },
]

/** What other nodes and moderation ordered is looked for this often. */
const lookEveryMs = 1_000
/** Who has taken a job and does not end it within this has died with it. */
const leaseMs = 5 * 60 * 1000
const firstDelayMs = 1_000

interface Taken {
  readonly key: string
  readonly tries: number
  readonly job: Job
}

const takeNext = ({ db, services, are, kinds }: Lane): Promise<Taken | null> =>
  withTransaction(db, async (trx) => {
    const now = services.now()
    const due = await trx
      .selectFrom("jobs")
      .select("key")
      .where("failed_at", "is", null)
      .where("due_at", "<=", now)
      .where("kind", are, kinds)
      .orderBy("due_at")
      .orderBy("key")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (due === undefined) return null
    const { key, kind, payload, tries } = await trx
      .updateTable("jobs")
      .set(({ eb }) => ({ tries: eb("tries", "+", 1), due_at: new Date(now.getTime() + leaseMs) }))
      .where("key", "=", due.key)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { key, tries, job: { kind, payload } as Job }
  })

/** Nothing is written for a job that somebody else has taken meanwhile. */
const end = async ({ db }: RunnerOptions, { key, tries }: Taken, finish: Finish): Promise<void> =>
  withTransaction(db, async (trx) => {
    const ended = await trx
      .deleteFrom("jobs")
      .where("key", "=", key)
      .where("tries", "=", tries)
      .returning("key")
      .executeTakeFirst()
    if (ended !== undefined) await appendNotices(trx, await finish(trx))
  })

const putOff = async ({ db, services }: RunnerOptions, { key, tries, job }: Taken, atLeastMs: number): Promise<void> =>
  withTransaction(db, async (trx) => {
    const now = services.now()
    const isLast = tries >= mostTries(job)
    const delayMs = Math.max(firstDelayMs * 2 ** tries, atLeastMs)
    await trx
      .updateTable("jobs")
      .set(isLast ? { failed_at: now } : { due_at: new Date(now.getTime() + delayMs) })
      .where("key", "=", key)
      .where("tries", "=", tries)
      .execute()
    if (isLast) await appendNotices(trx, await giveUp(services, job)(trx))
  })

const doTaken = async (lane: Lane, taken: Taken): Promise<void> => {
  try {
    await end(lane, taken, await workOn(lane.db, lane.services, taken.job))
  } catch (error) {
    lane.report(error)
    await putOff(lane, taken, error instanceof TryLater ? error.afterMs : 0)
  }
}

const createLane = (lane: Lane): JobRunner => {
  const hands = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isWoken = false

  /** Whoever finds something has one more look for the next, as long as the lane is wide enough. */
  const hire = (): void => {
    if (!isRunning || hands.size >= lane.atOnce) return
    const hand = workAll()
      .catch(lane.report)
      .finally(() => {
        hands.delete(hand)
        if (isWoken) look()
      })
    hands.add(hand)
  }

  const workAll = async (): Promise<void> => {
    for (let taken = await takeNext(lane); taken !== null; taken = isRunning ? await takeNext(lane) : null) {
      hire()
      await doTaken(lane, taken)
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
      // While all are busy: what came in between may not have been seen, so there is another look after them.
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

export const createJobs = (options: RunnerOptions): JobRunner => {
  const runners = lanes.map((lane) => createLane({ ...options, ...lane }))
  return {
    start: () => runners.forEach(({ start }) => start()),
    wake: () => runners.forEach(({ wake }) => wake()),
    close: async () => {
      await Promise.all(runners.map(({ close }) => close()))
    },
  }
}
