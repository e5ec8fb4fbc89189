/** Facts about favourites, one's own and others' of one's own listings. Wire shapes: openapi/schemas/favorite.yaml. */
import type { Favorite, FavoriteMark } from "../domain/favorites.ts"
import type { ListingKind } from "../domain/listings.ts"

/** A favourite was added or let go. */
interface FavoriteChange {
  readonly kind: ListingKind
  readonly listingKey: string
  readonly count: number | null // of this kind that there are now; null where that was not reported
  readonly asOf: number
}

export type FavoriteEvent =
  | {
      readonly type: "FavoritesPageLoaded"
      readonly kind: ListingKind
      readonly page: number
      readonly count: number
      readonly favorites: readonly Favorite[]
      readonly asOf: number
    }
  /** All of a kind. */
  | {
      readonly type: "FavoriteMarksLoaded"
      readonly kind: ListingKind
      readonly marks: readonly FavoriteMark[]
      readonly asOf: number
    }
  | ({ readonly type: "FavoriteAdded"; readonly key: string } & FavoriteChange)
  | ({ readonly type: "FavoriteRemoved" } & FavoriteChange)
  /** The number of people who keep each of one's own listings. */
  | {
      readonly type: "ListingFavoritesCounted"
      readonly counts: readonly { readonly listingKey: string; readonly count: number }[]
      readonly asOf: number
    }
