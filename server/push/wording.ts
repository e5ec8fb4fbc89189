/** Words a notification for a device: in the account's language, with where it leads. Spec §2. */
import { createHash } from "node:crypto"
import { dealNumberText } from "../../src/domain/deal-numbers.ts"
import { graphemesOf } from "../../src/domain/graphemes.ts"
import type { Language } from "../../src/domain/languages.ts"
import { notificationKind, notificationTarget } from "../../src/domain/notification-target.ts"
import type { Notification } from "../../src/domain/notifications.ts"
import { dealNumbers } from "../data/deal-numbers.ts"
import { pushTitles } from "../data/push-titles.ts"
import { en, type PushKind } from "../data/push-titles/en.ts"
import type { PushMessage, PushPayload } from "../contract/pushes.ts"

/** Push services take 4,096 bytes, encryption included. */
export const maxPayloadBytes = 3_000
const maxTextBytes = 1_000

export type Pushed = Pick<Notification, "source" | "type" | "subject" | "createdAt"> & { readonly key: string }

const isKind = (kind: string): kind is PushKind => Object.hasOwn(en, kind)

/** The same words serve orders, offers and profiles; an unknown event gets neutral ones, never its raw name. */
const kindOf = (type: string): PushKind => {
  const kind = notificationKind(type)
  const candidates = [kind, kind.replace(/^Offer(?=Application)/u, ""), kind.replace(/^(?:Order|Offer|Executant)/u, "")]
  return candidates.find(isKind) ?? "other"
}

const jsonBytes = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2

/** Answers as many whole characters as fit into so many bytes of JSON. */
const clipped = (text: string, most: number): string => {
  if (jsonBytes(text) <= most) return text
  const room = most - jsonBytes("…")
  let [kept, size] = ["", 0]
  for (const { segment } of graphemesOf(text)) {
    size += jsonBytes(segment)
    if (size > room) break
    kept += segment
  }
  return `${kept}…`
}

/** Names that the receiver sees in the app too; no message's text and no reason, for a locked screen shows it. */
const textOf = ({ subject }: Pushed, language: Language): string => {
  const { executantName, customerName, dealNumber, orderName, offerName } = subject
  const number =
    dealNumber === undefined ? undefined : dealNumbers[language].replace("{number}", dealNumberText(dealNumber))
  const parts = [executantName, customerName, number, orderName ?? offerName]
  return clipped(parts.filter((part) => part !== undefined && part !== "").join(" · "), maxTextBytes)
}

/** Answers the tag of what a push is about: a later state of the same thing replaces the earlier one. */
const tagOf = ({ source, subject, key }: Pushed): string => {
  const { applicationKey, chatKey, dealKey, orderKey, offerKey, executantKey } = subject
  const isOfDeal = source === "Deal" || source === "Feedback"
  const about = isOfDeal ? dealKey : (chatKey ?? applicationKey ?? orderKey ?? offerKey ?? executantKey)
  return `${source}/${about ?? key}`
}

/** With the profile that it concerns: the app switches to it (D14). */
const targetOf = (pushed: Pushed): string => {
  const target = notificationTarget(pushed) ?? "/notifications"
  const { profileKey } = pushed.subject
  const url = new URL(target, "http://app")
  if (profileKey !== undefined && url.pathname !== "/notifications") url.searchParams.set("participantKey", profileKey)
  return `${url.pathname}${url.search}`
}

/** Keys and paths are ours and short, so only the text has to be held in bounds. */
export const pushMessage = (pushed: Pushed, language: Language): PushMessage => {
  const { key, type, source, subject, createdAt } = pushed
  const tag = tagOf(pushed)
  const payload: PushPayload = {
    key,
    title: pushTitles[language][kindOf(type)],
    text: textOf(pushed, language),
    language,
    tag,
    target: targetOf(pushed),
    profileKey: subject.profileKey ?? null,
    createdAt,
  }
  return {
    payload,
    topic: createHash("sha256").update(tag).digest("base64url").slice(0, 32),
    urgency: source === "Chat" ? "high" : "normal",
  }
}
