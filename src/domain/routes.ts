/**
 * Every route of the app, with `:name` where a key stands. The router takes no other, and the event log keeps the fixed
 * parts as they are. Spec §2 Routes; E222.
 */
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
  "/support/support",
  "/support/faq",
  "/support/privacy",
  "/support/about",
  "/support/ua",
  "/testing",
] as const

/** The page of one's own on phones; the product's name comes from the environment (D24). */
export const ownPage = (productSlug: string) => `/my-${productSlug}` as const

export type RoutePattern = (typeof routes)[number] | ReturnType<typeof ownPage>

/** The tabs of a listing's page for its owner. */
export const ownerTabs = ["details", "applications"] as const
export type OwnerTab = (typeof ownerTabs)[number]
