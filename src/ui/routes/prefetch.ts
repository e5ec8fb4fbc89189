/** Fetches the pages of the phone's bar while there is nothing else to do, so that they are there without a network. */
import { forgetFailedLoads } from "../../platform/loads.ts"
import { preloadTexts } from "../i18n/Texts.tsx"
import type { Scope } from "../i18n/messages.ts"
import * as screens from "./screens.ts"

const fromTheBar: readonly (readonly [{ readonly preload: () => Promise<unknown> }, readonly Scope[]])[] = [
  [screens.HomeScreen, ["home", "listings"]],
  [screens.SearchScreen, ["search", "listings", "locations", "map"]],
  [screens.ListingFormScreen, ["listings"]],
  [screens.ChatScreen, ["chat"]],
  [screens.OwnProfileScreen, ["profiles"]],
]

/** Sequential, so that prefetching does not compete with requests that somebody waits for. */
export const prefetchBar = async (host: string, language: string): Promise<void> => {
  for (const [screen, scopes] of fromTheBar) {
    const ends = await Promise.allSettled([screen.preload(), preloadTexts(host, language, scopes)])
    // A failed prefetch is not cached: visiting the page loads it again.
    if (ends.some(({ status }) => status === "rejected")) forgetFailedLoads()
  }
}
