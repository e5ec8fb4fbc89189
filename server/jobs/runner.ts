/** Does the jobs that are due, the slow ones one after the other and so the rest, for as long as the node runs. D39. */
import type { Kysely } from "kysely"
import type { Services } from "../contract/context.ts"
import { withTransaction } from "../db/database.ts"
import { appendNotices } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import { slowJobs, type Job } from "./queue.ts"
import { giveUp, workOn, type Finish } from "./work.ts"

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
  readonly isSlow: boolean
}

/** What other nodes and moderation ordered is looked for this often. */
const lookEveryMs = 1_000
const shortestWaitMs = 5
/** Who has taken a job and does not end it within this has died with it. */
const leaseMs = 5 * 60 * 1000
const mostTries = 5
const firstDelayMs = 1_000

interface Taken {
  readonly key: string
  readonly tries: number
  readonly job: Job
}

const takeNext = ({ db, services, isSlow }: Lane): Promise<Taken | null> =>
  withTransaction(db, async (trx) => {
    const now = services.now()
    const due = await trx
      .selectFrom("jobs")
      .select("key")
      .where("failed_at", "is", null)
      .where("due_at", "<=", now)
      .where("kind", isSlow ? "in" : "not in", slowJobs)
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

const putOff = async ({ db, services }: RunnerOptions, { key, tries, job }: Taken): Promise<void> =>
  withTransaction(db, async (trx) => {
    const now = services.now()
    const isLast = tries >= mostTries
    await trx
      .updateTable("jobs")
      .set(isLast ? { failed_at: now } : { due_at: new Date(now.getTime() + firstDelayMs * 2 ** tries) })
      .where("key", "=", key)
      .where("tries", "=", tries)
      .execute()
    if (isLast) await appendNotices(trx, await giveUp(job)(trx))
  })

const doNext = async (options: Lane): Promise<boolean> => {
  const taken = await takeNext(options)
  if (taken === null) return false
  try {
    await end(options, taken, await workOn(options.db, options.services, taken.job))
  } catch (error) {
    options.report(error)
    await putOff(options, taken)
  }
  return true
}

const createLane = (options: Lane): JobRunner => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isRunning = false
  let isWoken = false

  const doAll = async (): Promise<void> => {
    while (await doNext(options)) if (!isRunning) return
  }

  const work = async (): Promise<void> => {
    isWoken = false
    try {
      await doAll()
    } catch (error) {
      options.report(error)
    }
    // Woken while it was looking: what came in between may not have been seen.
    if (isRunning) timer = setTimeout(look, isWoken ? shortestWaitMs : lookEveryMs).unref()
  }

  const look = (): void => {
    clearTimeout(timer)
    if (!isRunning) return
    running ??= work().finally(() => {
      running = null
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
      await running
    },
  }
}

export const createJobs = (options: RunnerOptions): JobRunner => {
  const lanes = [false, true].map((isSlow) => createLane({ ...options, isSlow }))
  return {
    start: () => lanes.forEach(({ start }) => start()),
    wake: () => lanes.forEach(({ wake }) => wake()),
    close: async () => {
      await Promise.all(lanes.map(({ close }) => close()))
    },
  }
}
