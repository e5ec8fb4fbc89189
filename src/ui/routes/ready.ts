/** Loads what the app needs before it can take a page over from the server in one go. architecture: Painting. */
import type { Language } from "../../domain/languages.ts"
import { pageParts, type PaintedScreen } from "../../domain/page-parts.ts"
import { isPathOf, routes } from "../../domain/routes.ts"
import { forgetFailedLoads } from "../../platform/loads.ts"
import { preloadTexts } from "../i18n/Texts.tsx"
import { BelowHero } from "../screens/home/lazy-below-hero.ts"
import { Filters } from "../screens/search/lazy-filters.ts"
import * as screens from "./screens.ts"

interface Part {
  readonly preload: () => Promise<unknown>
}

/** The code that draws each painted screen, part by part; a phone's search has its filters in a sheet. */
const partsOf: Readonly<Record<PaintedScreen, readonly Part[]>> &
  Readonly<Record<string, readonly Part[] | undefined>> = {
  "home/HomeScreen": [screens.HomeScreen, BelowHero],
  "search/SearchScreen": [screens.SearchScreen, Filters],
  "listings/public/PublicListingScreen": [screens.PublicListingScreen],
  "profiles/PublicProfileScreen": [screens.PublicProfileScreen],
  "support/PageScreen": [screens.PageScreen],
}

/** Where something can't be loaded, the page says so in its place, as on every way to it. */
export const readyToTakeOver = async (path: string, host: string, language: Language): Promise<void> => {
  const route = routes.find((one) => isPathOf(one, path))
  const { screen, scopes } = route === undefined ? { screen: null, scopes: [] } : pageParts(route)
  const texts = [["core"], scopes] as const
  await Promise.all([
    ...(partsOf[screen ?? ""] ?? []).map(({ preload }) => preload()),
    ...texts.map((of) => preloadTexts(host, language, of)),
  ]).catch(forgetFailedLoads)
}
