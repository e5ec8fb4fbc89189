/** A task of the moderation queue, and what it is about. */
import type { Selectable } from "kysely"
import type { Schema } from "../db/schema.ts"

export type Task = Selectable<Schema["moderation_tasks"]>

/** Answers what a task is about, as complaints name it. */
export const targetOf = ({ entity_type: type, entity_key: key, target_type: target }: Task) => ({
  type: type === "Complaint" ? (target ?? "Order") : type,
  key,
})
