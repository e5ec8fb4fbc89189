/** Short messages at the edge of the screen: at most three, each thing said once. Spec §2; D78, D79. */
import type { Failure } from "../domain/failures.ts"
import { maxToasts } from "../domain/limits.ts"
import type { NotificationLevel, NotificationSource, NotificationSubject } from "../domain/notifications.ts"
import type { ToastEvent } from "../events/toasts.ts"
import type { Envelope } from "../events/envelope.ts"
import { projection } from "./projection.ts"

export type ToastContent =
  | {
      readonly kind: "chat"
      readonly chatKey: string
      readonly profileKey: string
      readonly from: string
      readonly photo: string | null
      readonly text: string
    }
  | {
      readonly kind: "notification"
      readonly id: string
      readonly source: NotificationSource
      readonly type: string
      readonly level: NotificationLevel
      readonly subject: NotificationSubject
    }
  | { readonly kind: "send-on-moderation"; readonly of: "order" | "executant" }
  | { readonly kind: "deal-created"; readonly dealKey: string; readonly profileKey: string; readonly with: string }
  | { readonly kind: "acting-as"; readonly profileKey: string; readonly previousKey: string }
  | { readonly kind: "api-error"; readonly command: string; readonly failure: Failure }

export interface Toast {
  readonly id: number // the seq of the event that brought it
  readonly content: ToastContent
}

/** What was said lately, so that a repeating hub does not say it again. Once `lately` is full, `before` is forgotten. */
interface Told {
  lately: Record<string, true>
  before: Record<string, true>
  count: number // of lately
}

export interface ToastsState {
  toasts: readonly Toast[] // the oldest first
  told: Told
  openChat: string | null
}

const mostTold = 100

const initial = (): ToastsState => ({ toasts: [], told: { lately: {}, before: {}, count: 0 }, openChat: null })

const tell = (draft: ToastsState, once: string, { seq }: Envelope, content: ToastContent): void => {
  const { told } = draft
  if (told.lately[once] === true || told.before[once] === true) return
  if (told.count === mostTold) draft.told = { lately: { [once]: true }, before: told.lately, count: 1 }
  else {
    told.lately[once] = true
    told.count += 1
  }
  draft.toasts = [...draft.toasts, { id: seq, content }].slice(-maxToasts)
}

const remove = (draft: ToastsState, { id }: { readonly id: number }): void => {
  draft.toasts = draft.toasts.filter((toast) => toast.id !== id)
}

export const toasts = projection<ToastsState, ToastEvent>("toasts", initial, {
  ToastDismissed: remove,
  ToastExpired: remove,
  RouteChanged: (draft, { path, search }) => {
    draft.openChat = path === "/chat" ? new URLSearchParams(search).get("chatId") : null
  },
  OrderSubmitted: (draft, { order }, envelope) => {
    if (envelope.origin === "rest") {
      tell(draft, `submitted/${order.versionKey}`, envelope, { kind: "send-on-moderation", of: "order" })
    }
  },
  ExecutantSubmitted: (draft, { executant }, envelope) => {
    if (envelope.origin === "rest") {
      tell(draft, `submitted/${executant.key}/${executant.asOf}`, envelope, {
        kind: "send-on-moderation",
        of: "executant",
      })
    }
  },
  DealCreated: (draft, { deal: { key, customer, executant } }, envelope) => {
    if (envelope.origin !== "rest") return
    tell(draft, `deal/${key}`, envelope, {
      kind: "deal-created",
      dealKey: key,
      profileKey: customer.key,
      with: executant.name,
    })
  },
  LinkFollowed: (draft, { profileKey, previousKey }, envelope) =>
    tell(draft, `link/${envelope.seq}`, envelope, { kind: "acting-as", profileKey, previousKey }),
  NotificationReceived: (draft, { notification }, envelope) => {
    const { id, source, type, level, subject } = notification
    tell(draft, id, envelope, { kind: "notification", id, source, type, level, subject })
  },
  ChatMessageReceived: (draft, { chat, message, unread }, envelope) => {
    if (message.authorKey === unread.profileKey || draft.openChat === chat.key) return
    const author = chat.participants.find(({ key }) => key === message.authorKey)
    tell(draft, message.key, envelope, {
      kind: "chat",
      chatKey: chat.key,
      profileKey: unread.profileKey,
      from: message.authorName,
      photo: author?.photo ?? null,
      text: message.text,
    })
  },
  CommandFailed: (draft, { id, name, failure, shown }, envelope) => {
    if (shown === "toast" && failure._tag !== "Interrupted")
      tell(draft, id, envelope, { kind: "api-error", command: name, failure })
  },
  SignedOut: (draft) => {
    const { openChat } = draft
    Object.assign(draft, { ...initial(), openChat })
  },
})

export const shownToasts = (state: ToastsState): readonly Toast[] => state.toasts
