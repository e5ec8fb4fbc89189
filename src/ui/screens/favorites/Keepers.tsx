/** How many keep one's own listings as favourites: asked for a page of them at once, and shown in each row. Spec §3 Connections summary; D49, E33. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { ListingKind } from "../../../domain/listings.ts"
import { areKeepersKnown, favorites, keepersOf } from "../../../projections/favorites.ts"
import { onceKnown, useFresh } from "../../app/fresh.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { Detail } from "../../parts/Details.tsx"

export const useKeepers = (kind: ListingKind, keys: readonly string[]): void => {
  const hasFavorites = useFlag("favorites")
  const areKnown = useReadModel(favorites, areKeepersKnown, keys)
  useFresh({
    command: hasFavorites && keys.length > 0 ? { type: "CountListingFavorites", kind, keys } : null,
    known: onceKnown(areKnown),
  })
}

/** Nothing while nobody does, or nothing is known. */
export const Keepers = ({ listingKey }: { readonly listingKey: string }): ReactElement | null => {
  const count = useReadModel(favorites, keepersOf, listingKey) ?? 0
  return count === 0 ? null : (
    <Detail icon="heart">
      <FormattedMessage id="listings.keepers" values={{ count }} />
    </Detail>
  )
}
