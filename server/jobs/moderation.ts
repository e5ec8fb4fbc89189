/** Looks at what waits for moderation when its time has come, on whichever node comes first. */
import type { Kysely, Selectable } from "kysely"
import { minuteMs } from "../../src/domain/durations.ts"
import type { ModerationMode } from "../config/config.ts"
import type { Db, Services } from "../contract/services.ts"
import { withTransaction } from "../db/database.ts"
import { appendNotices, type Notice } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import { createPoller, type Poller } from "../queue/poller.ts"
import { decideExecutant, decisionOf, type Decided } from "../domain/moderation/decisions.ts"
import { decideListing } from "../domain/moderation/listings.ts"
import { isOutdated } from "../domain/moderation/tasks.ts"
import { automaticPolicy, permissivePolicy, type ModerationPolicy } from "../domain/moderation/policy.ts"

interface RunnerOptions {
  readonly db: Kysely<Schema>
  readonly services: Services
  readonly mode: ModerationMode
  readonly report: (error: unknown) => void
}

const policies: Readonly<Record<ModerationMode, ModerationPolicy | null>> = {
  auto: automaticPolicy,
  off: permissivePolicy,
  manual: null,
}

/** Tasks that another node's requests left, or that this one could not do, are looked for this often. */
const pollEveryMs = 5_000
const rescheduleMs = minuteMs

const dueTask = (db: Db, now: Date) =>
  db
    .selectFrom("moderation_tasks")
    .selectAll()
    .where("decided_at", "is", null)
    .where("entity_type", "!=", "Complaint")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("key")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Decides a locked task by a policy, and answers the notices to send. */
export const decideTask = async (
  trx: Db,
  services: Services,
  policy: ModerationPolicy,
  task: Selectable<Schema["moderation_tasks"]>,
): Promise<readonly Notice[]> => {
  const { entity_type: type, entity_key: key, version_key: versionKey } = task
  // Complaints are for people alone.
  if (type === "Complaint") return []
  const decide = (): Promise<Decided | null> =>
    type === "Executant"
      ? decideExecutant(trx, services, policy, key)
      : decideListing(trx, services, policy, { kind: type, key, versionKey: versionKey ?? "" })
  const decided = (await isOutdated(trx, task)) ? null : await decide()
  await trx
    .updateTable("moderation_tasks")
    .set({
      decided_at: services.now(),
      decision: decisionOf(decided),
      reason: decided?.reason ?? null,
    })
    .where("key", "=", task.key)
    .execute()
  return decided?.notices ?? []
}

/** Decides the task that waits longest; `taking` hears which. Answers whether there was one. */
const decideNext = (
  { db, services }: RunnerOptions,
  policy: ModerationPolicy,
  taking: (key: string) => void,
): Promise<boolean> =>
  withTransaction(db, async (trx) => {
    const task = await dueTask(trx, services.now())
    if (task === undefined) return false
    taking(task.key)
    await appendNotices(trx, await decideTask(trx, services, policy, task))
    return true
  })

/** One that can't be decided is rescheduled, so that it keeps none of the others waiting. */
const decideOrReschedule = async (options: RunnerOptions, policy: ModerationPolicy): Promise<boolean> => {
  let taken: string | undefined
  try {
    return await decideNext(options, policy, (key) => {
      taken = key
    })
  } catch (error) {
    if (taken === undefined) throw error
    options.report(error)
    await options.db
      .updateTable("moderation_tasks")
      .set({ due_at: new Date(options.services.now().getTime() + rescheduleMs) })
      .where("key", "=", taken)
      .where("decided_at", "is", null)
      .execute()
    return true
  }
}

const nextDueIn = async ({ db, services }: RunnerOptions): Promise<number> => {
  const next = await db
    .selectFrom("moderation_tasks")
    .select("due_at")
    .where("decided_at", "is", null)
    .where("entity_type", "!=", "Complaint")
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst()
  return next === undefined ? pollEveryMs : Math.min(pollEveryMs, next.due_at.getTime() - services.now().getTime())
}

/** Runs from its start until it is closed; with the mode `manual` everything waits for a person. */
export const createModeration = (options: RunnerOptions): Poller => {
  const policy = policies[options.mode]
  return createPoller({
    work: async ({ isRunning }) => {
      if (policy === null) return pollEveryMs
      // Asked first, because it is one query, and after most writes nothing is due.
      let dueIn = await nextDueIn(options)
      while (dueIn <= 0) {
        const isMine = await decideOrReschedule(options, policy)
        dueIn = await nextDueIn(options)
        if (!isMine || !isRunning()) break
      }
      return dueIn
    },
    afterFailureMs: pollEveryMs,
    report: options.report,
  })
}
