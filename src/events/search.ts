/** Facts about searches. Wire shapes: openapi/schemas/search.yaml SearchResult, Suggestions. */
import type { ListingKind, PublicListing } from "../domain/listings.ts"
import type { SearchQuery } from "../domain/search.ts"

export type SearchEvent =
  | {
      readonly type: "SearchAnswered"
      readonly query: SearchQuery
      readonly count: number
      readonly listings: readonly PublicListing[]
    }
  | { readonly type: "SearchCounted"; readonly query: SearchQuery; readonly count: number }
  | {
      readonly type: "SuggestionsFound"
      readonly kind: ListingKind
      readonly text: string // as it was asked for
      readonly suggestions: readonly string[]
    }
