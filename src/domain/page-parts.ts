/**
 * The parts of each page: the screen whose code it loads, and the scopes of texts that it needs beside `core`. The
 * client shows them; the server sends them along with the page. Spec §2 Routes.
 */
import { isPathOf, ownPage, routes, type rooms, type RoutePattern, type StaticRoute } from "./routes.ts"

interface PageParts {
  /** Within src/ui/screens, without its ending; null for a page that only leads elsewhere. */
  readonly screen: string | null
  readonly scopes: readonly string[]
}

const parts = <const Scopes extends readonly string[]>(screen: string | null, scopes: Scopes) => ({ screen, scopes })

const listingForm = parts("listings/form/ListingFormScreen", [
  "listings",
  "own-listings",
  "locations",
  "profiles",
  "reasons",
])
const editListing = parts("listings/form/EditListingScreen", [
  "listings",
  "own-listings",
  "locations",
  "profiles",
  "reasons",
])
const ownListings = parts("listings/own/OwnListingsBeside", ["listings", "own-listings", "reasons"])
const ownersListing = parts("listings/own/ListingOwnerScreen", [
  "listings",
  "own-listings",
  "applications",
  "map",
  "reasons",
])
const toDetails = parts(null, [])
const sentApplications = parts("applications/SentApplicationsScreen", ["applications"])
const publicListing = parts("listings/public/PublicListingScreen", ["listings", "applications", "map", "push"])
const publicProfile = parts("profiles/PublicProfileScreen", ["profiles", "listings"])
const moderation = parts("moderation/ModerationScreen", ["moderation", "listings", "complaints", "reasons"])
const staticPage = parts("support/PageScreen", ["pages"])

/** The pages of fixed texts, which the server paints; support has a form, and is a screen of its own. */
const staticPages = {
  "/support/faq": staticPage,
  "/support/privacy": staticPage,
  "/support/about": staticPage,
  "/support/ua": staticPage,
} as const satisfies Readonly<Record<Exclude<StaticRoute, typeof rooms.support>, PageParts>>

type FixedRoute = (typeof routes)[number]

const fixed = {
  "/": parts("home/HomeScreen", ["home"]),
  "/auth/callback": parts("session/CallbackPage", []),
  "/search": parts("search/SearchScreen", ["search", "listings", "locations", "map"]),
  "/orders": ownListings,
  "/orders/new": listingForm,
  "/orders/:key/edit": editListing,
  "/orders/:key/view": toDetails,
  "/orders/:key/view/:tab": ownersListing,
  "/orders/:key": publicListing,
  "/offers": ownListings,
  "/offers/new": listingForm,
  "/offers/:key/edit": editListing,
  "/offers/:key/view": toDetails,
  "/offers/:key/view/:tab": ownersListing,
  "/offers/:key": publicListing,
  "/applications": toDetails,
  "/applications/executant": sentApplications,
  "/applications/customer": sentApplications,
  "/deals": parts("deals/DealsBeside", ["deals"]),
  "/deals/:key": parts("deals/DealsBeside", ["deals", "profiles", "reasons"]),
  "/favorites": parts("favorites/FavoritesScreen", ["favorites", "listings"]),
  "/executant/profile": parts("profiles/ExecutantProfileScreen", ["profiles", "listings", "reasons"]),
  "/executant/profile/:key": publicProfile,
  "/profile": parts("profiles/CustomerProfileScreen", ["profiles", "reasons"]),
  "/profile/:key": publicProfile,
  "/chat": parts("chat/ChatScreen", ["chat", "listings"]),
  "/notifications": parts("notifications/NotificationsScreen", ["notifications", "reasons"]),
  "/other": parts("other/OtherScreen", ["profiles"]),
  "/settings": parts("settings/SettingsScreen", ["settings", "profiles", "push", "reasons"]),
  "/moderation": moderation,
  "/moderation/queue/:key": moderation,
  "/moderation/blocks": parts("moderation/ModerationTargetsScreen", ["moderation"]),
  "/moderation/audit": parts(null, ["moderation"]),
  "/support/support": parts("support/SupportScreen", ["support"]),
  ...staticPages,
  "/testing": parts("testing/DeveloperScreen", ["testing", "locations"]),
} as const satisfies Readonly<Record<FixedRoute, PageParts>>

/** The screens of pages that strangers come to, but for home's. */
export const publicScreens: readonly string[] = [
  fixed["/search"].screen,
  fixed["/orders/:key"].screen,
  publicProfile.screen,
  staticPage.screen,
].filter((screen) => screen !== null)

/** Pages of the market that look the same to all visitors: the server paints them, as it does the static pages. */
const paintedOfMarket = [
  "/",
  "/search",
  "/orders/:key",
  "/offers/:key",
  "/executant/profile/:key",
  "/profile/:key",
] as const satisfies readonly FixedRoute[]
type PaintedRoute = (typeof paintedOfMarket)[number] | keyof typeof staticPages
export type PaintedScreen = NonNullable<(typeof fixed)[PaintedRoute]["screen"]>

export const isPainted = (route: RoutePattern): boolean =>
  paintedOfMarket.some((painted) => painted === route) || Object.hasOwn(staticPages, route)

const own = parts("profiles/OwnProfileScreen", ["profiles"])

const isFixed = (route: RoutePattern): route is FixedRoute => Object.hasOwn(fixed, route)

export const pageParts = (route: RoutePattern) => (isFixed(route) ? fixed[route] : own)

/** The route of a path without query, null where there is no such page. */
export const routeAt = (path: string, productSlug: string): RoutePattern | null =>
  routes.find((route) => isPathOf(route, path)) ?? (path === ownPage(productSlug) ? path : null)
