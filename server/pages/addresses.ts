/** Answers which page an address is, and under which address others find it. Spec §2 Routes. */
import type { FlagName, Flags } from "../../src/domain/flags.ts"
import { languageParameter } from "../../src/domain/languages.ts"
import { listingFlags, type ListingKind } from "../../src/domain/listings.ts"
import { isPathOf, listingRooms, profileRooms, rooms, routes, type StaticRoute } from "../../src/domain/routes.ts"
import { plainSearch, searchQuery, searchQueryKey, searchTypes } from "../../src/domain/search.ts"

/** The static pages by their addresses. */
export const staticPages = {
  "/support/faq": "faq",
  "/support/about": "about",
  "/support/privacy": "privacy",
  "/support/ua": "terms",
  [rooms.support]: "support",
} as const satisfies Readonly<Record<StaticRoute, string>>
export type StaticPage = (typeof staticPages)[keyof typeof staticPages]

export type Page =
  | { readonly kind: "home" }
  /** Whole where the address says no words, filters or further page, whatever else it says: others add to links what they like. */
  | { readonly kind: "search"; readonly of: ListingKind; readonly isWhole: boolean }
  | { readonly kind: "static"; readonly page: StaticPage; readonly path: string }
  | { readonly kind: "listing"; readonly of: ListingKind; readonly key: string }
  | { readonly kind: "executant" | "customer"; readonly key: string }
  /** Of whoever has signed in: nobody else is to find it. */
  | { readonly kind: "own" }
  | { readonly kind: "none" }

/** A key among others is the page of something; `/orders/new` is a page of its own. */
const ofOne = /^\/(orders|offers|profile|executant\/profile)\/(?!new$)([^/]+)$/u

const listingsIn: Readonly<Record<string, ListingKind>> = { orders: "Order", offers: "Offer" }

const isStatic = (path: string): path is keyof typeof staticPages => Object.hasOwn(staticPages, path)

/** The provider's silent sign-in, and the page of one's own, which is named after the product (D8, D24). */
const besideRoutes = /^\/(?:auth\/silent|my-[\w-]+)$/u

const isOwn = (path: string): boolean => besideRoutes.test(path) || routes.some((route) => isPathOf(route, path))

const flagOf = (page: Page): FlagName | null => {
  switch (page.kind) {
    case "listing":
      return listingFlags[page.of]
    case "executant":
      return "executant"
    case "customer":
      return "profile"
    default:
      return null
  }
}

const somePage = (path: string, query: string): Page => {
  if (path === "/") return { kind: "home" }
  if (path === rooms.search) {
    const wanted = searchQuery(new URLSearchParams(query))
    const isWhole = searchQueryKey(wanted) === searchQueryKey(plainSearch(wanted.kind))
    return { kind: "search", of: wanted.kind, isWhole }
  }
  if (isStatic(path)) return { kind: "static", page: staticPages[path], path }
  const [, room = "", key] = ofOne.exec(path) ?? []
  if (key === undefined) return { kind: isOwn(path) ? "own" : "none" }
  const listing = listingsIn[room]
  if (listing !== undefined) return { kind: "listing", of: listing, key }
  return { kind: room === "profile" ? "customer" : "executant", key }
}

/** Characters of a path; no page has so many. */
const longestPath = 200

/** The path as the app reads it: a slash at its end says nothing, and the build's own page is home. */
export const readPath = (path: string): string => (path === "/index.html" ? "/" : path.replace(/(?<=.)\/$/u, ""))

/** The page at a path that was read so, with its query without the question mark; one whose flag is off is none. */
export const pageAt = (path: string, query: string, flags: Flags): Page => {
  if (path.length > longestPath) return { kind: "none" }
  const page = somePage(path, query)
  const flag = flagOf(page)
  return flag === null || flags[flag] ? page : { kind: "none" }
}

export const searchAddress = (kind: ListingKind): string => `${rooms.search}?type=${searchTypes[kind]}`
export const listingAddress = (kind: ListingKind, key: string): string => `${listingRooms[kind]}/${key}`
export const executantAddress = (key: string): string => `${profileRooms.Executant}/${key}`

/** Answers the ending that makes an address that of a language. */
export const languageEnding = (address: string, language: string): string =>
  `${address.includes("?") ? "&" : "?"}${languageParameter}=${language}`

/** The same address in a language. */
export const inLanguage = (address: string, language: string): string => address + languageEnding(address, language)
