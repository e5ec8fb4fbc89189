/** Choosing categories for a search, and taking something away from one that found nothing. Spec §2 Search. */
import type { Category } from "../../../domain/classificator.ts"
import { radiusChoices, usualRadius } from "../../../domain/locations.ts"
import { sortWith, type SearchQuery } from "../../../domain/search.ts"

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

/** Counts those of a root's children that are chosen one by one. */
export const chosenWithin = (root: Category, chosen: readonly string[]): number =>
  root.children.filter(({ key }) => chosen.includes(key)).length

/** The same search without any filter; its words and order stay. */
export const withoutFilters = (query: SearchQuery): SearchQuery => ({
  ...query,
  page: 1,
  categoryKeys: [],
  minPrice: null,
  maxPrice: null,
  place: null,
})

const hasPrice = ({ minPrice, maxPrice }: SearchQuery): boolean => minPrice !== null || maxPrice !== null

/** Counts the filters that a button shows: each category, the price, and the place. */
export const filterCount = (query: SearchQuery): number =>
  query.categoryKeys.length + (hasPrice(query) ? 1 : 0) + (query.place === null ? 0 : 1)

export type Loosening = "radius" | "place" | "price" | "categories" | "term"

/** Twice as far at least, so that it is worth a press. */
const wider = ({ place }: SearchQuery) => {
  if (place === null || place.point === null) return null
  const now = place.radius ?? usualRadius
  return radiusChoices.find((km) => km >= 2 * now) ?? null
}

/**
 * The search that takes one thing away, or looks further around; null where there is nothing to take. Categories widen
 * each other, so they only go together.
 */
export const loosened = (query: SearchQuery, by: Loosening): SearchQuery | null => {
  const first = { ...query, page: 1 }
  switch (by) {
    case "radius": {
      const radius = wider(query)
      return query.place === null || radius === null ? null : { ...first, place: { ...query.place, radius } }
    }
    case "place":
      return query.place === null ? null : { ...first, place: null }
    case "price":
      return hasPrice(query) ? { ...first, minPrice: null, maxPrice: null } : null
    case "categories":
      return query.categoryKeys.length === 0 ? null : { ...first, categoryKeys: [] }
    case "term":
      return query.term === "" ? null : { ...first, term: "", sort: sortWith(query.sort, "") }
  }
}

/**
 * The filters in the order in which people give them up most easily: of two that find as many, the first one is
 * offered.
 */
const eachLoosening: readonly Loosening[] = ["radius", "categories", "price", "place", "term"]

/** At most one for each kind of filter, so that an empty search asks for five counts at most. */
export const loosenings = (query: SearchQuery): readonly { readonly by: Loosening; readonly query: SearchQuery }[] =>
  eachLoosening.flatMap((by) => {
    const looser = loosened(query, by)
    return looser === null ? [] : [{ by, query: looser }]
  })

interface Counted {
  readonly by: Loosening
  readonly query: SearchQuery
  /** Null while it is not known. */
  readonly count: number | null
}

/** The one or two ways out that find most, the best first; those that still find nothing are none. */
export const bestLoosenings = <Way extends Counted>(ways: readonly Way[]): readonly Way[] =>
  ways
    .filter(({ count }) => count !== 0)
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
    .slice(0, 2)
