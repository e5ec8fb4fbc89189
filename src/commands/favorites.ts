/** Commands about favourites; each asks the operation of its kind. Spec §7 Favourites, §8. */
import * as Effect from "effect/Effect"
import type { Failure } from "../domain/failures.ts"
import type { FavoriteMark } from "../domain/favorites.ts"
import { pageSizes } from "../domain/limits.ts"
import type { ListingId, ListingKind } from "../domain/listings.ts"
import { rowsOfPage } from "../domain/queries.ts"
import { toFavorite, toFavoriteMark } from "../events/wire/favorites.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"
import { Progress } from "./services.ts"

export type FavoriteCommand =
  | { readonly type: "LoadFavorites"; readonly kind: ListingKind; readonly page: number }
  /** Asks which listings of a kind are kept, all of them. */
  | { readonly type: "LoadFavoriteMarks"; readonly kind: ListingKind }
  | ({ readonly type: "AddFavorite" } & ListingId)
  | ({ readonly type: "RemoveFavorite" } & ListingId)
  /** Asks how many people keep each of one's own listings. */
  | { readonly type: "CountListingFavorites"; readonly kind: ListingKind; readonly keys: readonly string[] }

const paths = {
  Order: { list: "/orders/favorites", one: "/orders/favorites/{key}" },
  Offer: { list: "/offers/favorites", one: "/offers/favorites/{key}" },
} as const satisfies Readonly<Record<ListingKind, unknown>>

const pageOf = (kind: ListingKind, query: { readonly top: number; readonly skip: number }) =>
  Effect.gen(function* () {
    const { core } = yield* Sdk
    return yield* ask((signal) => core.GET(paths[kind].list, { params: { query }, signal }))
  })

/**
 * Page after page. They may be of different moments: all of it is said to be of the first one, so that whatever the hub
 * has reported since counts more. One that moved between two pages may be missed, and to keep it again changes nothing (E33).
 */
const allMarks = (kind: ListingKind) =>
  Effect.gen(function* () {
    const first = yield* pageOf(kind, { top: pageSizes.most, skip: 0 })
    const marks: FavoriteMark[] = first.data.items.map(toFavoriteMark)
    for (let skip = pageSizes.most; skip < first.data.count; skip += pageSizes.most)
      marks.push(...(yield* pageOf(kind, { top: pageSizes.most, skip })).data.items.map(toFavoriteMark))
    return [{ type: "FavoriteMarksLoaded", kind, marks, asOf: first.asOf }] as const
  })

/** The server has no such favourite: the listing has left the market, or another tab was faster (spec §8). */
const noFavorite: Readonly<Record<ListingKind, Failure>> = {
  Order: { _tag: "Refused", reason: "OrderInvalidStateException", errors: {}, details: {}, traceId: null },
  Offer: { _tag: "Refused", reason: "OfferInvalidStateException", errors: {}, details: {}, traceId: null },
}

export const favoriteHandlers: Handlers<FavoriteCommand> = {
  LoadFavorites: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ kind, page }) =>
      Effect.gen(function* () {
        const { data, asOf } = yield* pageOf(kind, rowsOfPage("favorites", page))
        const favorites = data.items.map(toFavorite)
        return [{ type: "FavoritesPageLoaded", kind, page, count: data.count, favorites, asOf }] as const
      }),
  },

  LoadFavoriteMarks: { policy: "share", failureDisplay: "inPlace", handle: ({ kind }) => allMarks(kind) },

  AddFavorite: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ kind, key }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* kind === "Order"
          ? ask((signal) => core.POST("/orders/favorites", { body: { orderKey: key }, signal }))
          : ask((signal) => core.POST("/offers/favorites", { body: { offerKey: key }, signal }))
        return [{ type: "FavoriteAdded", kind, key: data.key, listingKey: key, count: null, asOf }] as const
      }),
  },

  RemoveFavorite: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ kind, key }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { key } }
        const { asOf } = yield* ask((signal) => core.DELETE(paths[kind].one, { params, signal }))
        return [{ type: "FavoriteRemoved", kind, listingKey: key, count: null, asOf }] as const
      }).pipe(
        Effect.catchTag("NotFound", () =>
          Effect.gen(function* () {
            const { emit } = yield* Progress
            yield* Effect.match(allMarks(kind), { onSuccess: emit, onFailure: () => undefined })
            return yield* Effect.fail(noFavorite[kind])
          }),
        ),
      ),
  },

  CountListingFavorites: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ kind, keys }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* kind === "Order"
          ? ask((signal) => core.GET("/orders/summary", { params: { query: { orderKeys: [...keys] } }, signal }))
          : ask((signal) => core.GET("/offers/summary", { params: { query: { offerKeys: [...keys] } }, signal }))
        const counts = data.map(({ key, favorites }) => ({ listingKey: key, count: favorites }))
        return [{ type: "ListingFavoritesCounted", counts, asOf }] as const
      }),
  },
}
