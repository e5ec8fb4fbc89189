/** Who may enter each route. Spec §2 Routes; D9, E235. */
import type { RoutePattern } from "../../domain/routes.ts"
import type { RouteRules } from "./guards.ts"

const everybody: RouteRules = {}
const members: RouteRules = { login: true }
const onPhones: RouteRules = { mobileOnly: { otherwise: "/" } }

/** As long as no route shows offers, an executant's own list is the search. */
const ownOrders: RouteRules = { flag: "order", login: true, side: { is: "customer", otherwise: "/search" } }
const sentApplications: RouteRules = {
  flag: "applications",
  login: true,
  side: { is: "executant", otherwise: "/orders" },
}
const deals: RouteRules = { flag: "deals", login: true }

type OwnPage = Extract<RoutePattern, `/my-${string}`>

const rules: Readonly<Record<Exclude<RoutePattern, OwnPage>, RouteRules>> = {
  "/": everybody,
  "/auth/callback": everybody,
  "/search": everybody,
  "/orders": ownOrders,
  "/orders/new": { ...ownOrders, ...onPhones },
  "/orders/:key/view": members,
  "/orders/:key/view/:tab": members,
  "/orders/:key": everybody,
  "/applications": { flag: "applications", login: true },
  "/applications/executant": sentApplications,
  "/deals": deals,
  "/deals/:key": deals,
  "/chat": { flag: "chat", login: true },
  "/notifications": { flag: "notifications", login: true },
  "/other": onPhones,
  "/support/support": everybody,
  "/support/faq": everybody,
  "/support/privacy": everybody,
  "/support/about": everybody,
  "/support/ua": everybody,
  "/testing": { flag: "testing" },
}

const isOwnPage = (path: RoutePattern): path is OwnPage => path.startsWith("/my-")

export const rulesOf = (path: RoutePattern): RouteRules => (isOwnPage(path) ? { ...members, ...onPhones } : rules[path])
