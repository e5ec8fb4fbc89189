/** Wire → domain: favourites of both kinds. Contract: openapi/schemas/favorite.yaml. */
import type { Favorite, FavoriteMark } from "../../domain/favorites.ts"
import { toPublicListing } from "./listings.ts"
import type { Wire } from "./wire.ts"

type OnWire = Wire["FavoriteOrder"] | Wire["FavoriteOffer"]

export const toFavorite = ({ key, createdDate, entity }: OnWire): Favorite => ({
  key,
  createdDate,
  listing: toPublicListing(entity),
})

export const toFavoriteMark = ({ key, entity }: OnWire): FavoriteMark => ({ key, listingKey: entity.key })
