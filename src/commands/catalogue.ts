/** Every command there is, and its handler. To add a feature, add its lines here. */
import { accountHandlers, type AccountCommand } from "./account.ts"
import { appUpdateHandlers, type AppUpdateCommand } from "./app-update.ts"
import { applicationHandlers, type ApplicationCommand } from "./applications.ts"
import { chatPresenceHandlers, type ChatPresenceCommand } from "./chat-presence.ts"
import { chatSearchHandlers, type ChatSearchCommand } from "./chat-search.ts"
import { chatHandlers, type ChatCommand } from "./chat.ts"
import { classificatorHandlers, type ClassificatorCommand } from "./classificator.ts"
import type { Handlers } from "./command.ts"
import { complaintHandlers, type ComplaintCommand } from "./complaints.ts"
import { connectionHandlers, type ConnectionCommand } from "./connection.ts"
import { dealHandlers, type DealCommand } from "./deals.ts"
import { favoriteHandlers, type FavoriteCommand } from "./favorites.ts"
import { feedbackHandlers, type FeedbackCommand } from "./feedback.ts"
import { fileHandlers, type FileCommand } from "./files.ts"
import { listingMoveHandlers, type ListingMoveCommand } from "./listing-moves.ts"
import { listingHandlers, type ListingCommand } from "./listings.ts"
import { locationHandlers, type LocationCommand } from "./locations.ts"
import { moderationHandlers, type ModerationCommand } from "./moderation.ts"
import { navigationHandlers, type NavigationCommand } from "./navigation.ts"
import { notificationHandlers, type NotificationCommand } from "./notifications.ts"
import { profileFileHandlers, type ProfileFileCommand } from "./profile-files.ts"
import { profileHandlers, type ProfileCommand } from "./profiles.ts"
import { pushHandlers, type PushCommand } from "./push.ts"
import { searchHandlers, type SearchCommand } from "./search.ts"
import { sessionHandlers, type SessionCommand } from "./session.ts"
import { shortcutHandlers, type ShortcutCommand } from "./shortcuts.ts"
import { statisticsHandlers, type StatisticsCommand } from "./statistics.ts"
import { supportHandlers, type SupportCommand } from "./support.ts"
import { toastHandlers, type ToastCommand } from "./toasts.ts"

export type Command =
  | AccountCommand
  | ApplicationCommand
  | ChatCommand
  | ChatPresenceCommand
  | ChatSearchCommand
  | ClassificatorCommand
  | ComplaintCommand
  | ConnectionCommand
  | DealCommand
  | FavoriteCommand
  | FeedbackCommand
  | FileCommand
  | ListingCommand
  | ListingMoveCommand
  | LocationCommand
  | ModerationCommand
  | NavigationCommand
  | NotificationCommand
  | ProfileCommand
  | ProfileFileCommand
  | PushCommand
  | SearchCommand
  | SessionCommand
  | ShortcutCommand
  | StatisticsCommand
  | AppUpdateCommand
  | SupportCommand
  | ToastCommand

export const handlers: Handlers<Command> = {
  ...accountHandlers,
  ...applicationHandlers,
  ...chatHandlers,
  ...chatPresenceHandlers,
  ...chatSearchHandlers,
  ...classificatorHandlers,
  ...complaintHandlers,
  ...connectionHandlers,
  ...dealHandlers,
  ...favoriteHandlers,
  ...feedbackHandlers,
  ...fileHandlers,
  ...listingHandlers,
  ...listingMoveHandlers,
  ...locationHandlers,
  ...moderationHandlers,
  ...navigationHandlers,
  ...notificationHandlers,
  ...profileHandlers,
  ...profileFileHandlers,
  ...pushHandlers,
  ...searchHandlers,
  ...sessionHandlers,
  ...shortcutHandlers,
  ...statisticsHandlers,
  ...appUpdateHandlers,
  ...supportHandlers,
  ...toastHandlers,
}
