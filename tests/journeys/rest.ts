/** Names the reads that the test of rest refuses, and says which of them a screen may lack without a word. */
import type { Screen } from "./screens.ts"

/** A read by its path, with `*` for keys. */
export const readOf = (url: string): string =>
  new URL(url).pathname.replaceAll(/\/(?=[\w-]*\d)[\w-]{8,}(?=\/|$)/gu, "/*")

interface Refused {
  readonly screen: Pick<Screen, "path">
  readonly read: string
  readonly refusal: string | number
}

/** Each with the reason why its absence needs no words. */
const quiet: readonly { readonly when: (refused: Refused) => boolean; readonly reason: string }[] = [
  {
    when: ({ read }) => read.includes("/classificator/"),
    reason: "names of categories are an addition to what is shown",
  },
  {
    when: ({ screen, read }) =>
      /^\/(?:$|\?|testing)/u.test(screen.path) && /\/search\/|\/(?:orders|offers)$|\/deals\//u.test(read),
    reason: "a shelf of the home page that can't be filled is left out (experience: Home)",
  },
  {
    when: ({ screen, read }) => /^\/(?:orders|offers)\/[^/]+\/view/u.test(screen.path) && read.includes("/deals/"),
    reason: "the number of an own listing's deals leads to all deals where the running ones are not known",
  },
  {
    when: ({ read }) => /\/(?:count|summary|statistics|numbers)$/u.test(read),
    reason: "numbers are an addition to what they stand beside: tabs, tiles, names, ratings",
  },
  {
    when: ({ screen, read }) => screen.path.startsWith("/my-") && /\/(?:orders|offers|deals)\b/u.test(read),
    reason: "the tiles of the own page lead where they lead without their numbers",
  },
  {
    when: ({ read }) => /\/(?:orders|offers|executant|account)\/public\//u.test(read),
    reason: "a public page brings along what it is about (E500), so that the refused read only renews it",
  },
  {
    when: ({ screen, read }) => /^\/(?:orders|offers)\/[^/]+$/u.test(screen.path) && read.includes("/applications/"),
    reason: "who can't be told that they applied may apply, and the server refuses what may not be (D19)",
  },
  {
    when: ({ screen, read }) => !screen.path.startsWith("/favorites") && read.endsWith("/favorites"),
    reason: "the hearts say it themselves, and their press asks again; the list of favourites has its own error",
  },
  {
    when: ({ read, refusal }) => read === "/api/core/account" && String(refusal) === "404",
    reason: "an account that is not there is made, and the answer to that is the account (spec §8)",
  },
  {
    when: ({ screen, read }) => /\/edit\b/u.test(screen.path) && /\/(?:orders|offers)\/\*$/u.test(read),
    reason: "spec §8: a listing that can't be loaded for editing leads home",
  },
  {
    when: ({ screen, read }) => screen.path.startsWith("/deals?modal=") && read === "/api/core/deals/*",
    reason: "the list behind the dialog has brought the deal, so that the refused read only renews it",
  },
  {
    when: ({ screen, read }) => !screen.path.startsWith("/chat") && /\/chat\/(?:customer|executant)\b/u.test(read),
    reason: "the bar's number of unread chats is an addition; the page of chats has its own error",
  },
  {
    when: ({ read }) => read.endsWith("/chat/online"),
    reason: "the mark of who is online is an addition to a name, and is left out where nobody knows",
  },
  {
    when: ({ screen, read, refusal }) =>
      /^\/offers\/[^/]+\/view/u.test(screen.path) && read === "/api/core/offers/*" && String(refusal) === "403",
    reason: "spec §8: an own offer that is forbidden is shown as the public sees it",
  },
  {
    when: ({ read, refusal }) => read === "/api/core/executant" && String(refusal) === "401",
    reason: "spec §8: an empty list",
  },
]

export const isQuiet = (refused: Refused): boolean => quiet.some(({ when }) => when(refused))
