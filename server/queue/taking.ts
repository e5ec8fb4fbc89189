/** Takes a job by a lease, ends it or reschedules it, each in a transaction of its own. */
import type { Kysely } from "kysely"
import type { Services } from "../contract/services.ts"
import { withTransaction } from "../db/database.ts"
import { appendNotices } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import type { Job, JobKind } from "./jobs.ts"
import { heldAside, leaseEnd } from "./leases.ts"
import { giveUpOn, type Finish, type Workers } from "./workers.ts"

export interface Workplace {
  readonly db: Kysely<Schema>
  readonly services: Pick<Services, "now">
  readonly workers: Workers
}

/** The kinds of jobs that a lane takes. */
export interface Kinds {
  readonly are: "in" | "not in"
  readonly kinds: readonly JobKind[]
  /** Accounts take turns; otherwise jobs are taken by due date. */
  readonly inTurn: boolean
}

const firstDelayMs = 1_000

export interface Taken {
  readonly key: string
  readonly tries: number
  readonly job: Job
}

/**
 * Takes the next due job, if there is one. `SKIP LOCKED` keeps workers from waiting for each other. It is one statement,
 * because every lane of every node looks each second, mostly in vain.
 */
export const takeNext = async (
  { db, services }: Pick<Workplace, "db" | "services">,
  { are, kinds, inTurn }: Kinds,
): Promise<Taken | null> => {
  const now = services.now()
  const due = db
    .selectFrom("jobs")
    .select("key")
    .where("failed_at", "is", null)
    .where("leased_until", "is", null)
    .where("due_at", "<=", now)
    .where("kind", are, kinds)
    .$if(inTurn, (jobs) => jobs.orderBy("turn"))
    .orderBy("due_at")
    .orderBy("key")
    .limit(1)
    .forUpdate()
    .skipLocked()
  const taken = await db
    .updateTable("jobs")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1), leased_until: leaseEnd, due_at: heldAside(now) }))
    .where("key", "=", due)
    .returningAll()
    .executeTakeFirst()
  if (taken === undefined) return null
  const { key, kind, payload, tries } = taken
  return { key, tries, job: { kind, payload } as Job }
}

/** Writes the results and deletes the job, unless the lease ended and another worker took it. */
export const endJob = async ({ db }: Pick<Workplace, "db">, { key, tries }: Taken, finish: Finish): Promise<void> =>
  withTransaction(db, async (trx) => {
    const ended = await trx
      .deleteFrom("jobs")
      .where("key", "=", key)
      .where("tries", "=", tries)
      .returning("key")
      .executeTakeFirst()
    if (ended !== undefined) await appendNotices(trx, await finish(trx))
  })

export const reschedule = async (
  { db, services, workers }: Workplace,
  { key, tries, job }: Taken,
  atLeastMs: number,
): Promise<void> =>
  withTransaction(db, async (trx) => {
    const now = services.now()
    const isLast = tries >= workers[job.kind].mostTries
    const delayMs = Math.max(firstDelayMs * 2 ** tries, atLeastMs)
    await trx
      .updateTable("jobs")
      .set({ leased_until: null })
      .set(isLast ? { failed_at: now } : { due_at: new Date(now.getTime() + delayMs) })
      .where("key", "=", key)
      .where("tries", "=", tries)
      .execute()
    if (isLast) await appendNotices(trx, await giveUpOn(workers, job)(trx))
  })
