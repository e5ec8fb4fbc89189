/** Searches of the market. */
import * as fc from "fast-check"
import { radiusChoices } from "../../src/domain/locations.ts"
import type { SearchPlace } from "../../src/domain/search-places.ts"
import { searchSorts, type SearchQuery } from "../../src/domain/search.ts"
import { aListingKind, aPoint } from "./entities.ts"
import { aCount, aKey, orNull, someText } from "./values.ts"

const aSearchPlace: fc.Arbitrary<SearchPlace> = fc.record({
  name: someText,
  point: orNull(aPoint),
  geometryId: orNull(someText),
  radius: orNull(fc.constantFrom(...radiusChoices)),
})
export const aSearchQuery: fc.Arbitrary<SearchQuery> = fc.record({
  kind: aListingKind,
  page: fc.integer({ min: 1, max: 2 }),
  term: someText,
  sort: fc.constantFrom(...searchSorts),
  categoryKeys: fc.array(aKey("category"), { maxLength: 3 }),
  minPrice: orNull(aCount),
  maxPrice: orNull(aCount),
  place: orNull(aSearchPlace),
})
