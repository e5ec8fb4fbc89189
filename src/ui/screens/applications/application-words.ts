/** The words for the state of one's own application; colour only repeats them. Spec §4. */
import type { Application } from "../../../domain/applications.ts"
import type { MessageId } from "../../i18n/messages.ts"
import type { BadgeTone } from "../../parts/Badge.tsx"

export const applicationWords = ({
  status,
  isRead,
}: Pick<Application, "status" | "isRead">): { readonly badge: MessageId; readonly tone: BadgeTone } => {
  switch (status) {
    case "Sent":
      return isRead
        ? { badge: "applications.status.SentRead", tone: "blue" }
        : { badge: "applications.status.Sent", tone: "yellow" }
    case "Accepted":
      return { badge: "applications.status.Accepted", tone: "green" }
    case "Canceled":
      return { badge: "applications.status.Canceled", tone: "neutral" }
    case "Rejected":
      return { badge: "applications.status.Rejected", tone: "red" }
    case "Unknown":
      return { badge: "applications.status.Unknown", tone: "neutral" }
  }
}
