/** Fetches the pages of the phone's bar while there is nothing else to do, so that they are there without a network. */
import { pageParts } from "../../domain/page-parts.ts"
import type { RoutePattern } from "../../domain/routes.ts"
import { forgetFailedLoads } from "../../platform/loads.ts"
import { preloadTexts } from "../i18n/Texts.tsx"
import * as screens from "./screens.ts"

const fromTheBar: readonly (readonly [{ readonly preload: () => Promise<unknown> }, RoutePattern])[] = [
  [screens.HomeScreen, "/"],
  [screens.SearchScreen, "/search"],
  [screens.ListingFormScreen, "/orders/new"],
  [screens.ChatScreen, "/chat"],
  [screens.OwnProfileScreen, "/profile"],
]

/** Sequential, so that prefetching does not compete with requests that somebody waits for. */
export const prefetchBar = async (host: string, language: string): Promise<void> => {
  for (const [screen, route] of fromTheBar) {
    const ends = await Promise.allSettled([screen.preload(), preloadTexts(host, language, pageParts(route).scopes)])
    // A failed prefetch is not cached: visiting the page loads it again.
    if (ends.some(({ status }) => status === "rejected")) forgetFailedLoads()
  }
}
