/** Facts about searches. Wire shapes: openapi/schemas/search.yaml SearchResult. */
import type { PublicListing } from "../domain/listings.ts"
import type { SearchQuery } from "../domain/search.ts"

export type SearchEvent = {
  readonly type: "SearchAnswered"
  readonly query: SearchQuery
  readonly count: number
  readonly listings: readonly PublicListing[]
}
