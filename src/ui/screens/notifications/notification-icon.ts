/** The sign of what a notification is about; its words say the same. */
import type { Notification, NotificationSource } from "../../../domain/notifications.ts"
import type { IconName } from "../../parts/icon-paths.ts"

const signs: Readonly<Record<NotificationSource, IconName>> = {
  Order: "orders",
  Offer: "briefcase",
  Account: "user",
  Application: "inbox",
  OfferApplication: "inbox",
  Executant: "user",
  Content: "file",
  Deal: "deal",
  Feedback: "star",
  Chat: "chat",
}

export const notificationIcon = ({ source, level }: Pick<Notification, "source" | "level">): IconName =>
  level === "Error" ? "error" : level === "Warning" ? "warning" : signs[source]
