/** What waits for moderation: one task for each text, the newest of a thing standing for the earlier ones. D40, D90. */
import type { ListingKind } from "../../src/domain/orders.ts"
import type { Db, Services } from "../contract/context.ts"

export interface Submitted {
  readonly type: ListingKind | "Executant"
  readonly key: string
  readonly versionKey: string | null
}

export const submitToModeration = async (
  db: Db,
  { now, newKey, moderationDelayMs }: Services,
  { type, key, versionKey }: Submitted,
): Promise<void> => {
  const at = now()
  await db
    .updateTable("moderation_tasks")
    .set({ decision: "Superseded", decided_at: at })
    .where("entity_key", "=", key)
    .where("decided_at", "is", null)
    .execute()
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
    .execute()
}
