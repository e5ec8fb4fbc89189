/** Notifications: stored, sent by the user hub and queued as pushes, in one transaction. Spec §3. */
import type { NotificationType } from "../../src/domain/notifications.ts"
import type { Db, Services } from "../contract/services.ts"
import type { NotificationMetadata, UserNotification } from "../contract/shapes.ts"
import type { Notice } from "../db/notices.ts"
import { queuePushes } from "./pushes.ts"
import { notificationView, unreadNotifications } from "../views/notifications.ts"

export interface NewNotification {
  readonly accountKey: string
  readonly source: UserNotification["source"]
  /** An event name of spec §3. */
  readonly type: NotificationType
  readonly level: UserNotification["level"]
  /** `profileKey`: the receiver's profile that the notification is about. */
  readonly metadata: NotificationMetadata & { readonly profileKey: string }
}

export const notify = (db: Db, services: Services, notification: NewNotification): Notice => {
  const { newKey, now } = services
  const { accountKey, source, type, level, metadata } = notification
  return {
    accountKey,
    hub: "user-notifications",
    message: async (cursor): Promise<UserNotification> => {
      const row = await db
        .insertInto("notifications")
        .values({
          id: newKey(),
          account_key: accountKey,
          profile_key: metadata.profileKey,
          created_at: now(),
          source,
          type,
          level,
          metadata: JSON.stringify(metadata),
          cursor,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await queuePushes(db, services, accountKey, { notificationId: row.id })
      const view = notificationView(row)
      return { ...view, date: view.createdAt, unreadCount: await unreadNotifications(db, accountKey) }
    },
  }
}
