/** Notifications to people: kept in their list and said by the user hub in the same transaction. Spec §3; D80, D81. */
import type { Db, Services } from "../contract/context.ts"
import type { NotificationMetadata, UserNotification } from "../contract/shapes.ts"
import type { Notice } from "../db/notices.ts"
import { notificationView, unreadNotifications } from "../views/notifications.ts"

export interface NewNotification {
  readonly accountKey: string
  readonly source: UserNotification["source"]
  /** An event name of spec §3. */
  readonly type: string
  readonly level: UserNotification["level"]
  /** `profileKey` is the receiver's profile that it concerns. */
  readonly metadata: NotificationMetadata & { readonly profileKey: string }
}

export const notify = (db: Db, { newKey, now }: Services, notification: NewNotification): Notice => {
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
      const view = notificationView(row)
      return { ...view, date: view.createdAt, unreadCount: await unreadNotifications(db, accountKey) }
    },
  }
}
