/** Favourite orders and offers. Spec §7 Favourites, §8. */
import type { ListingKind } from "../../src/domain/listings.ts"
import type { Caller, Handlers } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import type { Paging } from "../contract/pages.ts"
import { notFound } from "../contract/refusals.ts"
import { dropFavorite, keepFavorite } from "../domain/favorites.ts"
import { favoriteNotices } from "../notices/favorites.ts"
import { favoriteRows, withListings } from "../views/favorites.ts"
import { publicOffers } from "../views/offers.ts"
import { publicOrders } from "../views/orders.ts"

type Views<View> = (db: Db, services: Services, keys: readonly string[], accountKey: string) => Promise<readonly View[]>

const listOf = async <View extends { readonly key: string }>(
  db: Db,
  services: Services,
  { accountKey }: Caller,
  { kind, views, page }: { readonly kind: ListingKind; readonly views: Views<View>; readonly page: Paging },
) => {
  const { count, rows } = await favoriteRows(db, accountKey, kind, page)
  return { count, items: await withListings(accountKey, rows, (keys) => views(db, services, keys, accountKey)) }
}

const keep = async <View extends { readonly key: string }>(
  db: Db,
  services: Services,
  caller: Caller,
  { kind, key, views }: { readonly kind: ListingKind; readonly key: string; readonly views: Views<View> },
) => {
  const kept = await keepFavorite(db, services, caller, { kind, key })
  return {
    notices: kept.isNew ? favoriteNotices(db, services, caller.accountKey, kept, "FavoriteAddedEvent") : [],
    answer: async () => {
      const rows = await db
        .selectFrom("favorites")
        .select(["key", "listing_key", "created_date"])
        .where("key", "=", kept.key)
        .execute()
      const [favorite] = await withListings(caller.accountKey, rows, (keys) =>
        views(db, services, keys, caller.accountKey),
      )
      if (favorite === undefined) throw notFound()
      return favorite
    },
  }
}

const drop = async (db: Db, services: Services, caller: Caller, which: { kind: ListingKind; key: string }) => {
  const dropped = await dropFavorite(db, caller, which)
  return {
    notices: favoriteNotices(db, services, caller.accountKey, dropped, "FavoriteRemovedEvent"),
    answer: async () => null,
  }
}

type Operations =
  | "listFavoriteOrders"
  | "addFavoriteOrder"
  | "removeFavoriteOrder"
  | "listFavoriteOffers"
  | "addFavoriteOffer"
  | "removeFavoriteOffer"

export const favoriteRoutes: Handlers<Operations> = {
  listFavoriteOrders: {
    kind: "read",
    access: "account",
    handle: ({ db, services, caller, input: { query } }) =>
      listOf(db, services, caller, { kind: "Order", views: publicOrders, page: query }),
  },
  addFavoriteOrder: {
    kind: "write",
    access: "account",
    handle: ({ db, services, caller, input: { body } }) =>
      keep(db, services, caller, { kind: "Order", key: body.orderKey, views: publicOrders }),
  },
  removeFavoriteOrder: {
    kind: "write",
    access: "account",
    handle: ({ db, services, caller, input: { path } }) => drop(db, services, caller, { kind: "Order", key: path.key }),
  },
  listFavoriteOffers: {
    kind: "read",
    access: "account",
    handle: ({ db, services, caller, input: { query } }) =>
      listOf(db, services, caller, { kind: "Offer", views: publicOffers, page: query }),
  },
  addFavoriteOffer: {
    kind: "write",
    access: "account",
    handle: ({ db, services, caller, input: { body } }) =>
      keep(db, services, caller, { kind: "Offer", key: body.offerKey, views: publicOffers }),
  },
  removeFavoriteOffer: {
    kind: "write",
    access: "account",
    handle: ({ db, services, caller, input: { path } }) => drop(db, services, caller, { kind: "Offer", key: path.key }),
  },
}
