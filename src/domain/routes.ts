/**
 * Every route of the app, with `:name` where a key stands. The router takes no other, and the event log keeps the fixed
 * parts as they are. Spec §2 Routes.
 */
import type { ListingKind } from "./listings.ts"
import type { ParticipantType } from "./participants.ts"

export const routes = [
  "/",
  "/auth/callback",
  "/search",
  "/orders",
  "/orders/new",
  "/orders/:key/edit",
  "/orders/:key/view",
  "/orders/:key/view/:tab",
  "/orders/:key",
  "/offers",
  "/offers/new",
  "/offers/:key/edit",
  "/offers/:key/view",
  "/offers/:key/view/:tab",
  "/offers/:key",
  "/applications",
  "/applications/executant",
  "/applications/customer",
  "/deals",
  "/deals/:key",
  "/favorites",
  "/executant/profile",
  "/executant/profile/:key",
  "/profile",
  "/profile/:key",
  "/chat",
  "/notifications",
  "/other",
  "/settings",
  "/moderation",
  "/moderation/queue/:key",
  "/moderation/blocks",
  "/moderation/audit",
  "/support/support",
  "/support/faq",
  "/support/privacy",
  "/support/about",
  "/support/ua",
  "/testing",
] as const

type FixedRoute = (typeof routes)[number]

/** The addresses of pages that are the same for everybody, which bots and sitemaps are told of. */
export type StaticRoute = Extract<FixedRoute, `/support/${string}`>

/** Answers whether a path is one of the route's. */
export const isPathOf = (route: string, path: string): boolean => {
  const wanted = route.split("/")
  // A path may have any number of parts: one more than wanted is already another.
  const given = path.split("/", wanted.length + 1)
  return wanted.length === given.length && wanted.every((part, at) => part === given[at] || part.startsWith(":"))
}

/** The rooms in which listings of each kind live. */
export const listingRooms = { Order: "/orders", Offer: "/offers" } as const satisfies Readonly<
  Record<ListingKind, FixedRoute>
>

/** The rooms of the applications that were sent to listings of each kind. */
export const sentApplicationsRooms = {
  Order: "/applications/executant",
  Offer: "/applications/customer",
} as const satisfies Readonly<Record<ListingKind, FixedRoute>>

/** Where the profiles of each side live, and the own one. */
export const profileRooms = { Customer: "/profile", Executant: "/executant/profile" } as const satisfies Readonly<
  Record<ParticipantType, FixedRoute>
>

/** Rooms that everything in them shares. */
export const rooms = {
  search: "/search",
  applications: "/applications",
  favorites: "/favorites",
  deals: "/deals",
  chat: "/chat",
  notifications: "/notifications",
  moderation: "/moderation",
  settings: "/settings",
  support: "/support/support",
} as const satisfies Readonly<Record<string, FixedRoute>>

/** The page of one's own on phones; the product's name comes from the environment (D24). */
export const ownPage = (productSlug: string) => `/my-${productSlug}` as const

export type RoutePattern = FixedRoute | ReturnType<typeof ownPage>

/** The tabs of a listing's page for its owner. */
export const ownerTabs = ["details", "applications"] as const
export type OwnerTab = (typeof ownerTabs)[number]
