/** Who handles which operation of the contract; the compiler sees to it that none is missing. */
import type { Handlers } from "../contract/context.ts"
import { accountRoutes } from "./account.ts"
import { applicationRoutes } from "./applications.ts"
import { chatRoutes } from "./chat.ts"
import { classificatorRoutes } from "./classificator.ts"
import { dealRoutes } from "./deals.ts"
import { fileRoutes } from "./files.ts"
import { messageRoutes } from "./messages.ts"
import { notificationRoutes } from "./notifications.ts"
import { orderRoutes } from "./orders.ts"
import { profileRoutes } from "./profiles.ts"
import { searchRoutes } from "./search.ts"
import { supportRoutes } from "./support.ts"

export const handlers: Handlers = {
  ...accountRoutes,
  ...applicationRoutes,
  ...chatRoutes,
  ...classificatorRoutes,
  ...dealRoutes,
  ...fileRoutes,
  ...messageRoutes,
  ...notificationRoutes,
  ...orderRoutes,
  ...profileRoutes,
  ...searchRoutes,
  ...supportRoutes,
}
