/** The contents of toasts, a union of their kinds. Spec §2 Pop-up notifications. */
import type { ChatMessage } from "../domain/chat.ts"
import type { Failure } from "../domain/failures.ts"
import type { OwnerMove } from "../domain/listing-moves.ts"
import type { ListingId, ListingKind } from "../domain/listings.ts"
import type { NotificationLevel, NotificationSource, NotificationSubject } from "../domain/notifications.ts"

export type ToastContent =
  | {
      readonly kind: "chat"
      readonly chatKey: string
      readonly profileKey: string
      readonly message: ChatMessage
      readonly photo: string | null // the author's
    }
  | {
      readonly kind: "notification"
      readonly id: string
      readonly source: NotificationSource
      readonly type: string
      readonly level: NotificationLevel
      readonly subject: NotificationSubject
    }
  | { readonly kind: "send-on-moderation"; readonly of: ListingKind | "Executant"; readonly key: string }
  | { readonly kind: "favorite-removed"; readonly listing: ListingId; readonly asOf: number }
  | {
      readonly kind: "listing-moved"
      readonly listing: ListingId
      readonly name: string
      readonly move: OwnerMove
      readonly canUndo: boolean
    }
  | { readonly kind: "acting-as"; readonly profileKey: string; readonly previousKey: string }
  | { readonly kind: "new-build" }
  | { readonly kind: "api-error"; readonly command: string; readonly failure: Failure }
