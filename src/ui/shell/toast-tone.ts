/** The colour of a toast about a notification: by its level, and plain news by the side that it is for. Spec §2. */
import type { NotificationLevel, NotificationSubject } from "../../domain/notifications.ts"

type ToastTone = "info" | "success" | "warning" | "error" | "customer" | "executant"

export const toastTone = (
  level: NotificationLevel,
  { profileKey }: NotificationSubject,
  accountKey: string | null,
): ToastTone => {
  switch (level) {
    case "Success":
      return "success"
    case "Warning":
      return "warning"
    case "Error":
      return "error"
    case "Info":
      if (profileKey === undefined || accountKey === null) return "info"
      return profileKey === accountKey ? "customer" : "executant"
  }
}
