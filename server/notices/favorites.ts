/** Notices about a favourite: to the account's other devices, and to the listing's owner, whose count has changed. */
import type { Db, Services } from "../contract/services.ts"
import type { Notice } from "../db/notices.ts"
import { favoriteCounts, favoriteRows } from "../views/favorites.ts"
import type { ListingOfNotice } from "./listings.ts"
import { system, executantNotice } from "./system.ts"

export const favoriteNotices = (
  db: Db,
  services: Services,
  accountKey: string,
  { key, listing }: { readonly key: string; readonly listing: ListingOfNotice },
  type: "FavoriteAddedEvent" | "FavoriteRemovedEvent",
): readonly Notice[] => {
  const { kind, key: listingKey, account_key: ownerKey, executant_key: executantKey } = listing
  return [
    system(accountKey, async () => {
      const { count } = await favoriteRows(db, accountKey, kind, { top: 1, skip: 0 })
      return { source: "Content", type, metadata: { kind, key, listingKey, count } }
    }),
    system(ownerKey, async () => {
      const favorites = (await favoriteCounts(db, [listingKey]))(listingKey)
      return { source: "Content", type: "ListingFavoritesChangedEvent", metadata: { kind, listingKey, favorites } }
    }),
    ...(executantKey === null ? [] : [executantNotice(db, services, ownerKey, executantKey, "ExecutantChangedEvent")]),
  ]
}
