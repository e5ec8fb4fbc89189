/**
 * Leases: a job is its node's for as long as the node says so, and anybody's soon after that node is gone.
 *
 * Who holds a job is said by `leased_until` alone, which only the database's clock sets and judges: a node whose own clock
 * is wrong takes nobody's job away. A job that is being ended is locked by its transaction, so a renewal passes it over
 * instead of waiting for it with the leases of the others, and nobody frees it. A node that was frozen or cut off for
 * longer than a lease finds `tries` grown when it comes back, by which its results and its renewals meet no row.
 */
import { sql, type Kysely } from "kysely"
import { published } from "../db/notify.ts"
import type { Schema } from "../db/schema.ts"
import { workChannel } from "./waking.ts"

/** A job that was taken, by the try for which it was. */
interface Held {
  readonly key: string
  readonly tries: number
}

/** Together with a beat below 30 s, after which the job of a node that was killed is taken by another (E59). */
const leaseSeconds = 24

/** Pause between two renewals: five may fail before a lease ends. */
export const beatMs = 4_000

/** The end of a lease that begins now. */
export const leaseEnd = sql<Date>`now() + ${sql.lit(leaseSeconds)} * interval '1 second'`

const asideMs = 5 * 60_000

/**
 * The due date of a job that is being worked on. Servers of before there were leases know no other sign that a job is
 * taken, and may be on the same database while nodes are updated one by one.
 */
export const heldAside = (now: Date): Date => new Date(now.getTime() + asideMs)

/** Renews the leases of jobs that this node is working on. */
export const renewLeases = async (db: Kysely<Schema>, now: Date, held: readonly Held[]): Promise<void> => {
  if (held.length === 0) return
  await db
    .updateTable("jobs")
    .set({ leased_until: leaseEnd, due_at: heldAside(now) })
    .where("key", "in", (jobs) =>
      jobs
        .selectFrom("jobs")
        .select("key")
        .where((eb) => eb.or(held.map(({ key, tries }) => eb.and({ key, tries }))))
        .where("leased_until", "is not", null)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Frees jobs whose lease has ended, for whichever node comes first, and wakes all. */
export const freeAbandoned = async (db: Kysely<Schema>, now: Date): Promise<void> => {
  await db
    .updateTable("jobs")
    .set({ leased_until: null, due_at: now })
    .where("key", "in", (jobs) =>
      jobs
        .selectFrom("jobs")
        .select("key")
        .where("leased_until", "<", sql<Date>`now()`)
        .forUpdate()
        .skipLocked(),
    )
    .returning((eb) => published(workChannel, eb.ref("kind")).as("waking"))
    .execute()
}
