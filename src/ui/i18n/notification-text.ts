/** Says a notification, in the list and in toasts: a text per source and type. */
import type { IntlShape } from "react-intl"
import { dealNumberText } from "../../domain/deal-numbers.ts"
import { notificationKind } from "../../domain/notification-target.ts"
import type { Notification, NotificationSource, NotificationSubject } from "../../domain/notifications.ts"
import type { MessageId } from "./messages.ts"
import { shownName } from "./shown-name.ts"

type KnownText = Extract<MessageId, `notifications.said.${string}.${string}`>

const known = (id: string, messages: IntlShape["messages"]): KnownText | null =>
  id in messages ? (id as KnownText) : null

/** The name that tells people which of their things it is about (spec §3 Notification). */
const nameOf = (source: NotificationSource, subject: NotificationSubject): string => {
  switch (source) {
    case "Executant":
      return subject.executantName ?? ""
    case "Account":
      return subject.customerName ?? ""
    default:
      return subject.orderName ?? subject.offerName ?? subject.executantName ?? subject.customerName ?? ""
  }
}

/** Answers why moderation refused it, or somebody cancelled it; empty where neither did. */
const reasonOf = (intl: IntlShape, { reason, cancelingReason }: NotificationSubject): string =>
  reason !== undefined
    ? intl.formatMessage({ id: `reasons.moderation.${reason}` })
    : cancelingReason !== undefined
      ? intl.formatMessage({ id: `reasons.cancelReason.${cancelingReason}` })
      : ""

const whole = (name: string): string => name

/** One sentence; an unknown type gets neutral words with the name, never the raw type. `cut` shortens names. */
export const notificationText = (
  intl: IntlShape,
  { source, type, subject }: Pick<Notification, "source" | "type" | "subject">,
  cut: (name: string) => string = whole,
): string => {
  const shown = (name: string | undefined): string => cut(shownName(intl, "notifications.deletedUser", name ?? ""))
  const name = shown(nameOf(source, subject))
  const values = {
    name,
    executant: shown(subject.executantName),
    customer: shown(subject.customerName),
    number: dealNumberText(subject.dealNumber ?? 0),
    outcome: subject.outcome ?? "",
    cancelingReason: subject.cancelingReason ?? "",
    reason: reasonOf(intl, subject),
  }
  const id = known(`notifications.said.${source}.${notificationKind(type)}`, intl.messages)
  if (id !== null) return intl.formatMessage({ id }, values).trim()
  return intl.formatMessage({ id: name === "" ? "notifications.said.other" : "notifications.said.otherNamed" }, values)
}
