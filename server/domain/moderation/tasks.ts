/** The tasks that wait for moderation: one for each text, the newest of a thing standing for the earlier ones. */
import type { Selectable } from "kysely"
import type { ListingKind } from "../../../src/domain/listings.ts"
import type { Db, Services } from "../../contract/services.ts"
import type { Schema } from "../../db/schema.ts"
import { moderationWork, waking } from "../../queue/waking.ts"

export interface Submitted {
  readonly type: ListingKind | "Executant"
  readonly key: string
  readonly versionKey: string | null
}

/** Takes what waits of a locked thing out of the queue; what is being decided just now finds out itself. */
export const takeFromModeration = async (
  db: Db,
  { now }: Services,
  { type, key }: Pick<Submitted, "type" | "key">,
): Promise<void> => {
  await db
    .updateTable("moderation_tasks")
    .set({ decision: "Superseded", decided_at: now() })
    .where("key", "in", (from) =>
      from
        .selectFrom("moderation_tasks")
        .select("key")
        .where("entity_key", "=", key)
        .where("entity_type", "=", type)
        .where("decided_at", "is", null)
        // The decision takes the task and then the thing, which is locked here: waiting would be for ever.
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Puts a text of a locked thing into the queue; one that is being decided just now finds out itself, by `isOutdated`. */
export const submitToModeration = async (db: Db, services: Services, submitted: Submitted): Promise<void> => {
  await takeFromModeration(db, services, submitted)
  const { now, newKey, moderationDelayMs } = services
  const { type, key, versionKey } = submitted
  const at = now()
  await db
    .insertInto("moderation_tasks")
    .values({
      key: newKey(),
      entity_type: type,
      entity_key: key,
      version_key: versionKey,
      created_at: at,
      due_at: new Date(at.getTime() + moderationDelayMs),
    })
    .returning(waking(moderationWork))
    .execute()
}

type Task = Selectable<Schema["moderation_tasks"]>

/**
 * Answers whether another text of the same thing has come since a task was taken; none comes any more until the
 * transaction ends.
 */
export const isOutdated = async (
  db: Db,
  { key, entity_type: type, entity_key: of, created_at: since }: Task,
): Promise<boolean> => {
  const table = type === "Executant" ? "executants" : "listings"
  await db.selectFrom(table).select("key").where("key", "=", of).forNoKeyUpdate().execute()
  const newer = await db
    .selectFrom("moderation_tasks")
    .select("key")
    .where("entity_key", "=", of)
    .where("entity_type", "=", type)
    .where("key", "!=", key)
    .where("created_at", ">", since)
    .where("decided_at", "is", null)
    .limit(1)
    .executeTakeFirst()
  return newer !== undefined
}
