/**
 * The reads whose answers stay on the device: what is one's own, and what its pages need. Never what moderators see,
 * where one is signed in, what was searched for, or addresses.
 */
import type { paths as CorePaths } from "./generated/core.ts"
import type { paths as NotificationsPaths } from "./generated/notifications.ts"

const core = [
  "/account",
  "/executant",
  "/executant/{key}",
  "/classificator/{name}/short",
  "/orders",
  "/orders/favorites",
  "/orders/{key}",
  "/orders/{id}/applications/customer",
  "/orders/{id}/applications/count",
  "/orders/applications/executant/{executantKey}",
  "/offers",
  "/offers/favorites",
  "/offers/{key}",
  "/offers/{id}/applications",
  "/offers/{id}/applications/count",
  "/offers/applications/customer",
  "/deals/customer",
  "/deals/executant/{key}",
  "/deals/{key}",
  "/deals/{key}/feedbacks",
  "/chat/customer",
  "/chat/executant/{key}",
  "/chat/customer/unread/count",
  "/chat/executant/{key}/unread/count",
  "/chat/{chatKey}/messages",
] as const satisfies readonly (keyof CorePaths)[]

const notifications = [
  "/notification",
  "/notification/unread/count",
] as const satisfies readonly (keyof NotificationsPaths)[]

const seen: ReadonlySet<string> = new Set([...core, ...notifications])

/** `schemaPath`: as the contract writes it. */
export const isSeenOperation = (method: string, schemaPath: string): boolean => method === "GET" && seen.has(schemaPath)
