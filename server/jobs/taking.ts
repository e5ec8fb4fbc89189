/** A job in the hands of one node: taken, ended or put off, each in a transaction of its own. D39. */
import type { Kysely } from "kysely"
import type { Services } from "../contract/context.ts"
import { withTransaction } from "../db/database.ts"
import { appendNotices } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import type { Job } from "./queue.ts"
import { giveUp, mostTries, type Finish } from "./work.ts"

export interface Workplace {
  readonly db: Kysely<Schema>
  readonly services: Services
}

/** Which kinds somebody takes. */
export interface Kinds {
  readonly are: "in" | "not in"
  readonly kinds: readonly Job["kind"][]
  /** Whether accounts take turns; else what is due first comes first. */
  readonly inTurn: boolean
}

/** Who has taken a job and does not end it within this has died with it. */
const leaseMs = 5 * 60 * 1000
const firstDelayMs = 1_000

export interface Taken {
  readonly key: string
  readonly tries: number
  readonly job: Job
}

/** What is due and nobody has taken. */
export const takeNext = (
  { db, services }: Pick<Workplace, "db"> & { readonly services: Pick<Services, "now"> },
  { are, kinds, inTurn }: Kinds,
): Promise<Taken | null> =>
  withTransaction(db, async (trx) => {
    const now = services.now()
    const due = await trx
      .selectFrom("jobs")
      .select("key")
      .where("failed_at", "is", null)
      .where("due_at", "<=", now)
      .where("kind", are, kinds)
      .$if(inTurn, (jobs) => jobs.orderBy("turn"))
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

export const putOff = async (
  { db, services }: Workplace,
  { key, tries, job }: Taken,
  atLeastMs: number,
): Promise<void> =>
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
