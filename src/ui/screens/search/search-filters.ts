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

/**
 * The filters in the order in which people give them up most easily: of two that find as many, the first one is
 * offered.
 */
const eachFilter = ["categories", "price", "place"] as const
export type Filter = (typeof eachFilter)[number]
export type Loosening = "radius" | Filter | "term"

const eachLoosening: readonly Loosening[] = ["radius", ...eachFilter, "term"]

type Unfiltered = Omit<SearchQuery, "kind" | "page" | "term" | "sort">

const without = {
  categories: { categoryKeys: [] },
  price: { minPrice: null, maxPrice: null },
  place: { place: null },
} as const satisfies Readonly<Record<Filter, Partial<Unfiltered>>>

const unfiltered: Unfiltered = { ...without.categories, ...without.price, ...without.place }

/** The same search without any filter; its words and order stay. */
export const withoutFilters = (query: SearchQuery): SearchQuery => ({ ...query, page: 1, ...unfiltered })

const counts: Readonly<Record<Filter, (query: SearchQuery) => number>> = {
  categories: ({ categoryKeys }) => categoryKeys.length,
  price: ({ minPrice, maxPrice }) => (minPrice === null && maxPrice === null ? 0 : 1),
  place: ({ place }) => (place === null ? 0 : 1),
}

/** Counts the filters that a button shows: each category, the price, and the place. */
export const filterCount = (query: SearchQuery): number =>
  eachFilter.reduce((count, filter) => count + counts[filter](query), 0)

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
    case "term":
      return query.term === "" ? null : { ...first, term: "", sort: sortWith(query.sort, "") }
    default:
      return counts[by](query) === 0 ? null : { ...first, ...without[by] }
  }
}

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
