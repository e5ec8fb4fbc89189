/** Facts about the account's notifications. Wire shapes: openapi/schemas/notification.yaml. */
import type { Notification } from "../domain/notifications.ts"
import type { NotificationsQuery } from "../domain/queries.ts"

export type NotificationEvent =
  | {
      readonly type: "NotificationsPageLoaded"
      readonly query: NotificationsQuery
      readonly count: number
      readonly notifications: readonly Notification[]
      readonly asOf: number
    }
  | { readonly type: "NotificationReceived"; readonly notification: Notification; readonly unread: number }
  | {
      readonly type: "NotificationsRead"
      readonly id: string | null // one of them, or
      readonly readUpTo: number // all of this cursor and before
      readonly unread: number
      readonly asOf: number
    }
  | { readonly type: "NotificationsUnreadCounted"; readonly count: number; readonly asOf: number }
