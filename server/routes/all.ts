/** The handlers of all operations; it does not compile while one is missing. */
import type { Handlers } from "../contract/context.ts"
import { accountRoutes } from "./account.ts"
import { applicationRoutes } from "./applications.ts"
import { chatPresenceRoutes } from "./chat-presence.ts"
import { chatRoutes } from "./chat.ts"
import { classificatorRoutes } from "./classificator.ts"
import { complaintRoutes } from "./complaints.ts"
import { contentRoutes } from "./content.ts"
import { contractUsageRoutes } from "./contract-usage.ts"
import { dealEndRoutes } from "./deal-end.ts"
import { dealRoutes } from "./deals.ts"
import { favoriteRoutes } from "./favorites.ts"
import { feedbackRoutes } from "./feedback.ts"
import { locationRoutes } from "./locations.ts"
import { messageRoutes } from "./messages.ts"
import { moderationBlockRoutes } from "./moderation-blocks.ts"
import { moderationQueueRoutes } from "./moderation-queue.ts"
import { moderationTargetRoutes } from "./moderation-targets.ts"
import { notificationRoutes } from "./notifications.ts"
import { offerApplicationRoutes } from "./offer-applications.ts"
import { offerRoutes } from "./offers.ts"
import { orderRoutes } from "./orders.ts"
import { profileFileRoutes } from "./profile-files.ts"
import { platformRoutes } from "./platform.ts"
import { profileRoutes } from "./profiles.ts"
import { pushRoutes } from "./push.ts"
import { searchRoutes } from "./search.ts"
import { statisticsRoutes } from "./statistics.ts"
import { supportRoutes } from "./support.ts"
import { translationRoutes } from "./translation.ts"

export const handlers: Handlers = {
  ...accountRoutes,
  ...applicationRoutes,
  ...chatPresenceRoutes,
  ...chatRoutes,
  ...classificatorRoutes,
  ...complaintRoutes,
  ...contentRoutes,
  ...contractUsageRoutes,
  ...dealEndRoutes,
  ...dealRoutes,
  ...favoriteRoutes,
  ...feedbackRoutes,
  ...locationRoutes,
  ...messageRoutes,
  ...moderationBlockRoutes,
  ...moderationQueueRoutes,
  ...moderationTargetRoutes,
  ...notificationRoutes,
  ...offerApplicationRoutes,
  ...offerRoutes,
  ...orderRoutes,
  ...profileFileRoutes,
  ...platformRoutes,
  ...profileRoutes,
  ...pushRoutes,
  ...searchRoutes,
  ...statisticsRoutes,
  ...supportRoutes,
  ...translationRoutes,
}
