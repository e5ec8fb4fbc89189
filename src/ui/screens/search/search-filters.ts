/** Choosing categories for a search, and taking something away from one that found nothing. Spec §2 Search; D97. */
import type { Category } from "../../../domain/classificator.ts"
import type { SearchQuery } from "../../../domain/search.ts"

/** A root stands for all that is in it, so its children are not named beside it. */
export const toggleCategory = (
  roots: readonly Category[],
  chosen: readonly string[],
  key: string,
): readonly string[] => {
  if (chosen.includes(key)) return chosen.filter((other) => other !== key)
  const within = new Set(roots.find((root) => root.key === key)?.children.map((child) => child.key))
  return [...chosen.filter((other) => !within.has(other)), key].sort()
}

/** How many of a root's children are chosen one by one. */
export const chosenWithin = (root: Category, chosen: readonly string[]): number =>
  root.children.filter(({ key }) => chosen.includes(key)).length

export type Loosening = "term" | "categories"

/** What can be taken away from a search; categories widen each other, so they only go together. */
export const loosenings = (query: SearchQuery): readonly Loosening[] => [
  ...(query.term === "" ? [] : ["term" as const]),
  ...(query.categoryKeys.length === 0 ? [] : ["categories" as const]),
]

export const loosened = (query: SearchQuery, by: Loosening): SearchQuery =>
  by === "term"
    ? { ...query, page: 1, term: "", sort: query.sort === "recommended" ? "newest" : query.sort }
    : { ...query, page: 1, categoryKeys: [] }
