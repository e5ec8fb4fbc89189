/** Looks at what waits for moderation when its time has come, on whichever node comes first. D90. */
import type { Kysely, Selectable } from "kysely"
import type { ModerationMode } from "../config.ts"
import type { Db, Services } from "../contract/context.ts"
import { withTransaction } from "../db/database.ts"
import { appendNotices, type Notice } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import { decideExecutant, type Decided } from "./decisions.ts"
import { decideListing } from "./listings.ts"
import { automaticPolicy, permissivePolicy, type ModerationPolicy } from "./policy.ts"

export interface ModerationRunner {
  readonly start: () => void
  /** Says that something new may wait. */
  readonly wake: () => void
  readonly close: () => Promise<void>
}

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

/** What another node's requests left, and what this one could not do, is looked for this often. */
const lookEveryMs = 5_000
const shortestWaitMs = 5
const putOffMs = 60_000

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

/** Decides a locked task by a policy, and answers whom to tell. */
export const decideTask = async (
  trx: Db,
  services: Services,
  policy: ModerationPolicy,
  task: Selectable<Schema["moderation_tasks"]>,
): Promise<readonly Notice[]> => {
  const { entity_type: type, entity_key: key, version_key: versionKey } = task
  // Complaints are for people alone.
  if (type === "Complaint") return []
  const decided: Decided | null =
    type === "Executant"
      ? await decideExecutant(trx, services, policy, key)
      : await decideListing(trx, services, policy, { kind: type, key, versionKey: versionKey ?? "" })
  await trx
    .updateTable("moderation_tasks")
    .set({
      decided_at: services.now(),
      decision: decided === null ? "Superseded" : decided.reason === null ? "Approved" : "Refused",
      reason: decided?.reason ?? null,
    })
    .where("key", "=", task.key)
    .execute()
  return decided?.tell ?? []
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

/** One that can't be decided is put off, so that it keeps none of the others waiting. */
const decideOrPutOff = async (options: RunnerOptions, policy: ModerationPolicy): Promise<boolean> => {
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
      .set({ due_at: new Date(options.services.now().getTime() + putOffMs) })
      .where("key", "=", taken)
      .where("decided_at", "is", null)
      .execute()
    return true
  }
}

/** Runs from its start until it is closed; with the mode `manual` everything waits for a person. */
export const createModeration = (options: RunnerOptions): ModerationRunner => {
  const { db, services, mode, report } = options
  const policy = policies[mode]
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isRunning = false
  let isWoken = false

  const nextDueIn = async (): Promise<number> => {
    const next = await db
      .selectFrom("moderation_tasks")
      .select("due_at")
      .where("decided_at", "is", null)
      .where("entity_type", "!=", "Complaint")
      .orderBy("due_at")
      .limit(1)
      .executeTakeFirst()
    if (next === undefined) return lookEveryMs
    return Math.min(lookEveryMs, Math.max(shortestWaitMs, next.due_at.getTime() - services.now().getTime()))
  }

  const decideAll = async (by: ModerationPolicy): Promise<void> => {
    while (await decideOrPutOff(options, by)) if (!isRunning) return
  }

  const work = async (): Promise<void> => {
    let waitMs = lookEveryMs
    isWoken = false
    try {
      if (policy !== null) await decideAll(policy)
      waitMs = await nextDueIn()
    } catch (error) {
      report(error)
    }
    // Woken while it was looking: what came in between may not have been seen.
    if (isRunning) timer = setTimeout(look, isWoken ? shortestWaitMs : waitMs).unref()
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
      isRunning = policy !== null
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
