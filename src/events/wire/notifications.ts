/** Wire → domain: notifications. Contract: openapi/schemas/notification.yaml. */
import type { Notification } from "../../domain/notifications.ts"
import type { components } from "../../sdk/generated/notifications.ts"

export type NotificationsWire = components["schemas"]

export const toNotification = (wire: NotificationsWire["Notification"], asOf: number): Notification => ({
  id: wire.id,
  createdAt: wire.createdAt,
  source: wire.source,
  type: wire.type,
  isRead: wire.isRead,
  level: wire.level,
  subject: wire.metadata,
  cursor: wire.cursor,
  asOf,
})
