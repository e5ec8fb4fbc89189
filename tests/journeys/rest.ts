/** Names the reads that the test of rest refuses, and says which of them a screen may lack without a word. E540. */
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
    when: ({ screen, read }) => /^\/(?:$|\?|testing)/u.test(screen.path) && read.includes("/search/"),
    reason: "a shelf of the home page that can't be filled is left out (experience: Home)",
  },
  {
    when: ({ read, refusal }) => read === "/api/core/executant" && String(refusal) === "401",
    reason: "spec §8: an empty list",
  },
]

export const isQuiet = (refused: Refused): boolean => quiet.some(({ when }) => when(refused))
