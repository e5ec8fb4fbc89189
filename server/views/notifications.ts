/** Notifications on the wire. Spec §3 Notification. */
import type { Selectable } from "kysely"
import type { Db } from "../contract/services.ts"
import type { NotificationMetadata, WireNotification } from "../contract/shapes.ts"
import type { Schema } from "../db/schema.ts"
import { wireMoment } from "./moments.ts"

export const notificationView = (row: Selectable<Schema["notifications"]>): WireNotification => ({
  id: row.id,
  createdAt: wireMoment(row.created_at),
  source: row.source,
  type: row.type,
  isRead: row.is_read,
  level: row.level,
  metadata: row.metadata as NotificationMetadata,
  cursor: row.cursor,
})

export const unreadNotifications = async (db: Db, accountKey: string): Promise<number> => {
  const { count } = await db
    .selectFrom("notifications")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_key", "=", accountKey)
    .where("is_read", "=", false)
    .executeTakeFirstOrThrow()
  return Number(count)
}
