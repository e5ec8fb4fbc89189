/**
 * Asks how many people keep one's own listings as favourites, a page of listings at once. Spec §3 Connections summary.
 */
import type { ListingKind } from "../../../domain/listings.ts"
import { areKeepersKnown } from "../../../projections/favorite-listings.ts"
import { favorites } from "../../../projections/favorites.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"

export const useKeepers = (kind: ListingKind, keys: readonly string[]): void => {
  const hasFavorites = useFlag("favorites")
  const areKnown = useReadModel(favorites, areKeepersKnown, keys)
  useFresh({
    command: hasFavorites && keys.length > 0 ? { type: "CountListingFavorites", kind, keys } : null,
    known: onceKnown(areKnown),
  })
}
