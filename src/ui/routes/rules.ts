/** The rules of who may enter each route. Spec §2 Routes. */
import type { RoutePattern } from "../../domain/routes.ts"
import { wantedKinds, type ListingKind } from "../../domain/listings.ts"
import type { Side } from "../../domain/participants.ts"
import { paths } from "../app/paths.ts"
import type { RouteRules } from "./guards.ts"

const everybody: RouteRules = {}
const members: RouteRules = { login: true }
const onPhones: RouteRules = { mobileOnly: { otherwise: "/" } }

/** A desk is shown the ways to the form, over the page that it is sent to (D11, E252). */
const formOf = (kind: ListingKind, listing = ""): RouteRules => ({
  mobileOnly: { otherwise: `/?modal=create-on-phone&modal.kind=${kind}${listing}` },
})
const itsKey = "&modal.listing=:key"

const customers = (otherwise: string): Pick<RouteRules, "login" | "side"> => ({
  login: true,
  side: { is: "customer", otherwise },
})
const executants = (otherwise: string): Pick<RouteRules, "login" | "side"> => ({
  login: true,
  side: { is: "executant", otherwise },
})

const ownOrders: RouteRules = { flag: "order", ...customers("/offers") }
const ownOffers: RouteRules = { flag: "offer", ...executants("/orders") }
const ordersOwner: RouteRules = { flag: "order", login: true, linked: true }
const offersOwner: RouteRules = { flag: "offer", linked: true, ...executants("/offers/:key") }
const applications = { flag: "applications" } as const
const sentTo = (side: Side): string => paths.sentApplications(wantedKinds[side], { tab: "active", page: 1 })
const deals: RouteRules = { flag: "deals", login: true, linked: true }

type OwnPage = Extract<RoutePattern, `/my-${string}`>

const moderators: RouteRules = { flag: "moderation", login: true, moderators: true }

const rules: Readonly<Record<Exclude<RoutePattern, OwnPage>, RouteRules>> = {
  "/": everybody,
  "/auth/callback": everybody,
  "/search": { linked: true },
  "/orders": ownOrders,
  "/orders/new": { ...ownOrders, ...formOf("Order") },
  "/orders/:key/edit": { ...ownOrders, ...formOf("Order", itsKey) },
  "/orders/:key/view": ordersOwner,
  "/orders/:key/view/:tab": ordersOwner,
  "/orders/:key": { flag: "order", linked: true },
  "/offers": ownOffers,
  "/offers/new": { flag: "offer", login: true, ...formOf("Offer") },
  "/offers/:key/edit": { flag: "offer", login: true, ...formOf("Offer", itsKey) },
  "/offers/:key/view": offersOwner,
  "/offers/:key/view/:tab": offersOwner,
  "/offers/:key": { flag: "offer" },
  "/applications": { ...applications, login: true },
  "/applications/executant": { ...applications, linked: true, ...executants(sentTo("customer")) },
  "/applications/customer": { ...applications, linked: true, ...customers(sentTo("executant")) },
  "/deals": deals,
  "/deals/:key": deals,
  "/favorites": { flag: "favorites", login: true },
  "/executant/profile": { flag: "executant", linked: true, ...executants(paths.ownProfile({ type: "Customer" })) },
  "/executant/profile/:key": { flag: "executant" },
  "/profile": customers(paths.ownProfile({ type: "Executant" })),
  "/profile/:key": { flag: "profile" },
  "/chat": { flag: "chat", login: true, linked: true },
  "/notifications": { flag: "notifications", login: true },
  "/moderation": moderators,
  "/moderation/queue/:key": moderators,
  "/moderation/blocks": moderators,
  "/moderation/audit": moderators,
  "/other": onPhones,
  "/settings": members,
  "/support/support": everybody,
  "/support/faq": everybody,
  "/support/privacy": everybody,
  "/support/about": everybody,
  "/support/ua": everybody,
  "/testing": { flag: "testing" },
}

const isOwnPage = (path: RoutePattern): path is OwnPage => path.startsWith("/my-")

/** Desktops go to the own list, which is that of either side (D24). */
const ownPage: RouteRules = { ...members, mobileOnly: { otherwise: "/orders" } }

export const rulesOf = (path: RoutePattern): RouteRules => (isOwnPage(path) ? ownPage : rules[path])
