/** Looks up for moderators who and what can be blocked or is, and the numbers of the queue. */
import { sql, type SqlBool } from "kysely"
import { dayMs } from "../../src/domain/durations.ts"
import type { BlockableType } from "../../src/domain/moderation-tasks.ts"
import type { RefusalReason } from "../../src/domain/moderation.ts"
import type { Handlers } from "../contract/context.ts"
import { pageOf, type Paging } from "../contract/pages.ts"
import type { Db, Services } from "../contract/services.ts"
import type { Wire } from "../contract/shapes.ts"
import { requireAdmin } from "../domain/moderation/audit.ts"
import { wireMomentOrNull } from "../views/moments.ts"

interface Row {
  readonly type: BlockableType
  readonly key: string
  readonly name: string
  readonly owner_key: string
  readonly owner_name: string
  readonly blocked: boolean
  readonly has_own_block: boolean
  readonly reason: RefusalReason | null
}

/** Where somebody has left, nothing can be blocked any more. */
const all = sql<Row>`(
  select 'accounts' as type, key, name, key as owner_key, name as owner_name,
    blocked, blocked as has_own_block, blocked_reason as reason
  from accounts where deleted_at is null
  union all
  select 'executants', e.key, e.name, a.key, a.name, e.blocked, e.blocked and e.blocked_with = e.key, e.blocked_reason
  from executants e join accounts a on a.key = e.account_key where a.deleted_at is null
  union all
  select case l.kind when 'Order' then 'orders' else 'offers' end, l.key, v.name, a.key, a.name,
    l.status = 'Blocked', l.status = 'Blocked' and l.blocked_with = l.key,
    case when l.status = 'Blocked' then l.reason end
  from listings l
  join listing_versions v on v.key = coalesce(l.published_version_key, l.latest_version_key)
  join accounts a on a.key = l.account_key
  where a.deleted_at is null and l.status in ('Published', 'Blocked')
)`

/** By the search's rule of letters, whatever the database's locale; no sign of the text is one of a pattern. E603. */
const hasText = (text: string) => sql<SqlBool>`strpos(latin_letters(name), latin_letters(${text}::text)) > 0`

const listTargets = async (db: Db, { text, ...paging }: Paging & { readonly text?: string }) => {
  const list = db
    .selectFrom(all.as("targets"))
    .$if(text === undefined, (targets) => targets.where("has_own_block", "=", true))
    .$if(text !== undefined, (targets) => targets.where(hasText(text ?? "")))
  const { count, rows } = await pageOf(list, paging, (found) => found.selectAll().orderBy("name").orderBy("key"))
  return {
    count,
    items: rows.map((row) => ({
      type: row.type,
      key: row.key,
      name: row.name,
      ownerKey: row.owner_key,
      ownerName: row.owner_name,
      blocked: row.blocked,
      hasOwnBlock: row.has_own_block,
      reason: row.reason,
    })),
  }
}

/** The median is of what came so lately. */
const numbersOfMs = 30 * dayMs

const numbers = async (db: Db, { now }: Services): Promise<Wire["ModerationNumbers"]> => {
  const waiting = await db
    .selectFrom("moderation_tasks")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("entity_type", "!=", "Complaint").as("texts"),
      fn.countAll<number>().filterWhere("entity_type", "=", "Complaint").as("complaints"),
      fn.min("created_at").as("oldest"),
    ])
    .where("decided_at", "is", null)
    .executeTakeFirstOrThrow()
  const decided = await db
    .selectFrom("moderation_tasks")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      sql<number | null>`percentile_disc(0.5) within group (order by extract(epoch from decided_at - created_at))`.as(
        "median",
      ),
    ])
    .where("created_at", ">", new Date(now().getTime() - numbersOfMs))
    .where("decided_by", "is not", null)
    .executeTakeFirstOrThrow()
  return {
    texts: Number(waiting.texts),
    complaints: Number(waiting.complaints),
    oldestDate: wireMomentOrNull(waiting.oldest),
    decided: Number(decided.count),
    medianSeconds: decided.median === null ? null : Math.round(Number(decided.median)),
  }
}

export const moderationTargetRoutes: Handlers<"listModerationTargets" | "getModerationNumbers"> = {
  listModerationTargets: {
    kind: "read",
    access: "identified",
    handle: ({ db, caller, input: { query } }) => {
      requireAdmin(caller)
      return listTargets(db, query)
    },
  },

  getModerationNumbers: {
    kind: "read",
    access: "identified",
    handle: ({ db, services, caller }) => {
      requireAdmin(caller)
      return numbers(db, services)
    },
  },
}
