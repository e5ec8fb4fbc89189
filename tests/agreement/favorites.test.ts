/**
 * Favourites of both kinds: what is known and heard of them is what is so, for who keeps and for whose they are. Spec
 * §7 Favourites. Law 4.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listingKinds, type ListingKind } from "../../src/domain/listings.ts"
import { isFavorite } from "../../src/projections/favorites.ts"
import { oneEngine } from "../server/db/engines.ts"
import { joinAsExecutant, publishedOffer, publishedOrder } from "./acts.ts"
import { agreement } from "./agree.ts"
import { openMarket, type Market, type Member } from "./market.ts"

describe.each(oneEngine)("favourites on $name", (engine) => {
  let market: Market
  beforeAll(async () => void (market = await openMarket(engine)))
  afterAll(() => market.close())

  const published: Readonly<Record<ListingKind, () => Promise<{ readonly anna: Member; readonly key: string }>>> = {
    Order: async () => {
      const anna = await market.join("Anna")
      return { anna, key: await publishedOrder(market, anna) }
    },
    Offer: async () => {
      const anna = await joinAsExecutant(market, "Anna")
      return { anna, key: await publishedOffer(market, anna) }
    },
  }

  describe.each(listingKinds)("of kind %s", (kind) => {
    const [list, keepers] = [`favorite ${kind.toLowerCase()}s`, `who keeps the ${kind.toLowerCase()}`]

    it("agree when one is kept, and when it is let go", async () => {
      const [{ anna, key }, boris] = [await published[kind](), await market.join("Boris")]
      const added = await agreement([anna, boris], () => boris.acting.does({ type: "AddFavorite", kind, key }))
      expect(added["Boris"]).toEqual([list])
      expect(added["Anna"]).toEqual(expect.arrayContaining([keepers]))
      expect(isFavorite(boris.watching.models().favorites, { kind, key })).toBe(true)
      const removed = await agreement([anna, boris], () => boris.acting.does({ type: "RemoveFavorite", kind, key }))
      expect(removed["Boris"]).toEqual([list])
      expect(removed["Anna"]).toEqual(expect.arrayContaining([keepers]))
    })

    it("agree on which are kept, whichever tab asked when", async () => {
      const [{ key }, boris] = [await published[kind](), await market.join("Boris")]
      await boris.watching.does({ type: "LoadFavoriteMarks", kind })
      await agreement([boris], () => boris.acting.does({ type: "AddFavorite", kind, key }))
      for (const { models } of [boris.acting, boris.watching])
        expect(isFavorite(models().favorites, { kind, key })).toBe(true)
    })
  })
})
