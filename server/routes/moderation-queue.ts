/** The moderators' queue and audit trail; for the role `admin` alone. */
import { moderationActionNames } from "../../src/domain/moderation.ts"
import { moderationKinds, taskStatuses } from "../../src/domain/moderation-tasks.ts"
import type { Handlers } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { filteredBy, readSort, type FilterField } from "../contract/filters.ts"
import { keyPageOf, pageOf, type ListQuery } from "../contract/pages.ts"
import { notFound } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import { requireAdmin } from "../domain/moderation/audit.ts"
import { complaintsThatHurry } from "../domain/moderation/complaints.ts"
import { closeComplaintTask, decideText } from "../domain/moderation/desk.ts"
import { moderationTasks } from "../views/moderation.ts"
import { wireMoment } from "../views/moments.ts"

const numbered = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name, place) => [name, place * 10]))

const taskFields: Readonly<Record<string, FilterField>> = {
  Kind: { column: "queue.kind", values: numbered(moderationKinds) },
  Status: { column: "queue.status", values: numbered(taskStatuses) },
}

const taskSorts = { CreatedDate: "queue.created_at", Priority: "queue.is_urgent" } as const

const actionFields: Readonly<Record<string, FilterField>> = {
  Action: { column: "action", values: numbered(moderationActionNames) },
}

const actionSorts = { CreatedDate: "seq" } as const

const tasksOf = async (db: Db, services: Services, keys: readonly string[]): Promise<Wire["ModerationTask"][]> => {
  if (keys.length === 0) return []
  const rows = await db.selectFrom("moderation_tasks").selectAll().where("key", "in", keys).execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return moderationTasks(
    db,
    services,
    keys.flatMap((key) => byKey.get(key) ?? []),
  )
}

const task = async (db: Db, services: Services, key: string): Promise<Wire["ModerationTask"]> => {
  const [found] = await tasksOf(db, services, [key])
  if (found === undefined) throw notFound()
  return found
}

const listTasks = async (db: Db, services: Services, query: ListQuery) => {
  const sort = readSort(query.sortBy, taskSorts, { column: "queue.is_urgent", direction: "desc" })
  const list = db
    .selectFrom((from) =>
      from
        .selectFrom("moderation_tasks")
        .select(({ eb, fn, lit, val }) => [
          "key",
          "entity_type as kind",
          eb("priority", ">=", lit(complaintsThatHurry)).as("is_urgent"),
          "created_at",
          fn.coalesce("decision", val("Waiting")).as("status"),
        ])
        .$if(query.filter === undefined, (tasks) => tasks.where("decided_at", "is", null))
        .as("queue"),
    )
    .where(filteredBy(query.filter, taskFields))
  const { count, keys } = await keyPageOf(list, query, (rows) =>
    rows.select("queue.key").orderBy(sort.column, sort.direction).orderBy("queue.created_at").orderBy("queue.key"),
  )
  return { count, items: await tasksOf(db, services, keys) }
}

const listActions = async (db: Db, query: ListQuery) => {
  const sort = readSort(query.sortBy, actionSorts, { column: "seq", direction: "desc" })
  const list = db.selectFrom("moderation_actions").where(filteredBy(query.filter, actionFields))
  const { count, rows } = await pageOf(list, query, (all) => all.selectAll().orderBy(sort.column, sort.direction))
  return {
    count,
    items: rows.map((row) => ({
      key: row.key,
      action: row.action,
      targetType: row.target_type,
      targetKey: row.target_key,
      reason: row.reason,
      note: row.note,
      moderatorSubject: row.moderator_subject,
      moderatorName: row.moderator_name,
      createdDate: wireMoment(row.created_at),
    })),
  }
}

type Operations =
  | "listModerationTasks"
  | "getModerationTask"
  | "approveModerationTask"
  | "declineModerationTask"
  | "closeComplaints"
  | "listModerationActions"

export const moderationQueueRoutes: Handlers<Operations> = {
  listModerationTasks: {
    kind: "read",
    access: "identified",
    handle: ({ db, services, caller, input: { query } }) => {
      requireAdmin(caller)
      return listTasks(db, services, query)
    },
  },

  getModerationTask: {
    kind: "read",
    access: "identified",
    handle: ({ db, services, caller, input: { path } }) => {
      requireAdmin(caller)
      return task(db, services, path.key)
    },
  },

  approveModerationTask: {
    kind: "write",
    access: "identified",
    handle: async ({ db, services, caller, input: { path } }) => {
      requireAdmin(caller)
      return {
        notices: await decideText(db, services, path.key, { by: caller, reason: null }),
        answer: () => task(db, services, path.key),
      }
    },
  },

  declineModerationTask: {
    kind: "write",
    access: "identified",
    handle: async ({ db, services, caller, input: { path, body } }) => {
      requireAdmin(caller)
      return {
        notices: await decideText(db, services, path.key, { by: caller, ...body }),
        answer: () => task(db, services, path.key),
      }
    },
  },

  closeComplaints: {
    kind: "write",
    access: "identified",
    handle: async ({ db, services, caller, input: { path, body } }) => {
      requireAdmin(caller)
      return {
        notices: await closeComplaintTask(db, services, path.key, { by: caller, ...body }),
        answer: () => task(db, services, path.key),
      }
    },
  },

  listModerationActions: {
    kind: "read",
    access: "identified",
    handle: ({ db, caller, input: { query } }) => {
      requireAdmin(caller)
      return listActions(db, query)
    },
  },
}
