/** Every event family there is. To add a feature, add its line here. */
import type { AccountEvent } from "./account.ts"
import type { AppUpdateEvent } from "./app-update.ts"
import type { ApplicationEvent } from "./applications.ts"
import type { ChatPresenceEvent } from "./chat-presence.ts"
import type { ChatSearchEvent } from "./chat-search.ts"
import type { ChatEvent } from "./chat.ts"
import type { ClassificatorEvent } from "./classificator.ts"
import type { CommandEvent } from "./commands.ts"
import type { ConnectionEvent } from "./connection.ts"
import type { DealEvent } from "./deals.ts"
import type { FavoriteEvent } from "./favorites.ts"
import type { FeedbackEvent } from "./feedback.ts"
import type { FileEvent, ThumbnailEvent } from "./files.ts"
import type { ListingEvent } from "./listings.ts"
import type { LocationEvent } from "./locations.ts"
import type { ModerationEvent } from "./moderation.ts"
import type { NavigationEvent } from "./navigation.ts"
import type { NoticeEvent } from "./notices.ts"
import type { NotificationEvent } from "./notifications.ts"
import type { ParticipantEvent } from "./participants.ts"
import type { ProfileEvent } from "./profiles.ts"
import type { PushEvent } from "./push.ts"
import type { RecipeEvent } from "./recipes.ts"
import type { SearchEvent } from "./search.ts"
import type { SessionEvent } from "./session.ts"
import type { ShortcutEvent } from "./shortcuts.ts"
import type { StatisticsEvent } from "./statistics.ts"
import type { SupportEvent } from "./support.ts"
import type { ToastEvent } from "./toasts.ts"

export type AppEvent =
  | AccountEvent
  | ApplicationEvent
  | ChatEvent
  | ChatPresenceEvent
  | ChatSearchEvent
  | ClassificatorEvent
  | CommandEvent
  | ConnectionEvent
  | DealEvent
  | FavoriteEvent
  | FeedbackEvent
  | FileEvent
  | ListingEvent
  | LocationEvent
  | ModerationEvent
  | NavigationEvent
  | NoticeEvent
  | NotificationEvent
  | ParticipantEvent
  | ProfileEvent
  | PushEvent
  | RecipeEvent
  | SearchEvent
  | SessionEvent
  | ShortcutEvent
  | StatisticsEvent
  | SupportEvent
  | AppUpdateEvent
  | ThumbnailEvent
  | ToastEvent

export type EventType = AppEvent["type"]
export type EventOf<T extends EventType> = Extract<AppEvent, { readonly type: T }>
