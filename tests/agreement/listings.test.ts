/** Listings of both kinds: what is known and heard of them is what is so. Spec §7 Orders, Offers, §4. Law 4. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { OwnerMove } from "../../src/domain/listing-moves.ts"
import { listingDraftOf } from "../../src/domain/listing-drafts.ts"
import type { PlaceChange } from "../../src/domain/place-drafts.ts"
import { listingKinds, type ListingKind } from "../../src/domain/listings.ts"
import { ownListing } from "../../src/projections/listings.ts"
import { until } from "../server/db/people.ts"
import { oneEngine } from "../server/db/engines.ts"
import { dayIn } from "../server/market.ts"
import { joinAsExecutant, newOffer, newOrder, publishedOffer, publishedOrder, type Executant } from "./acts.ts"
import { agreement } from "./agree.ts"
import { openMarket, type Market, type Member } from "./market.ts"

/** The owner of listings of a kind, and all they do with them: the customer with orders, the executant with offers. */
interface Owner extends Member {
  readonly sends: (description?: string) => Promise<void>
  readonly publishes: () => Promise<string>
}

const described = (description?: string) => (description === undefined ? {} : { description })

const joinAs: Readonly<Record<ListingKind, (market: Market, name: string) => Promise<Owner>>> = {
  Order: async (market, name) => {
    const member = await market.join(name)
    return {
      ...member,
      sends: (description) => member.acting.does(newOrder(described(description))),
      publishes: () => publishedOrder(market, member),
    }
  },
  Offer: async (market, name) => {
    const member: Executant = await joinAsExecutant(market, name)
    return {
      ...member,
      sends: (description) => member.acting.does(newOffer(member, described(description))),
      publishes: () => publishedOffer(market, member),
    }
  },
}

describe.each(oneEngine)("listings on $name", (engine) => {
  let market: Market
  beforeAll(async () => void (market = await openMarket(engine)))
  afterAll(() => market.close())

  describe.each(listingKinds)("of kind %s", (kind) => {
    const one = kind.toLowerCase()
    const [underReview, published] = [`own ${one}s moderation`, `own ${one}s published`]
    it("agree when one is sent to moderation, and let through", async () => {
      const anna = await joinAs[kind](market, "Anna")
      const sent = await agreement([anna], () => anna.sends())
      expect(sent).toEqual({ Anna: [underReview] })
      const approved = await agreement([anna], market.moderate)
      expect(approved["Anna"]).toEqual(expect.arrayContaining([underReview, published, one, "unread notifications"]))
    })

    it("agree when one is refused", async () => {
      const anna = await joinAs[kind](market, "Anna")
      await anna.sends("Write to anna@example.com, please.")
      const refused = await agreement([anna], market.moderate)
      expect(refused["Anna"]).toEqual(expect.arrayContaining([underReview, one, "unread notifications"]))
    })

    it("agree when a file is attached to one that is public, and let through", async () => {
      const anna = await joinAs[kind](market, "Anna")
      const listing = { kind, key: await anna.publishes() }
      const file = anna.acting.pick(new File(["Two walls, one ceiling."], "plan.txt"))
      const attached = await agreement([anna], () => anna.acting.does({ type: "UploadListingFile", listing, file }))
      expect(attached["Anna"]?.toSorted()).toEqual([published, underReview, one].toSorted())
      const approved = await agreement([anna], market.moderate)
      expect(approved["Anna"]).toEqual(expect.arrayContaining([published, underReview, one]))
    })

    it("agree when one is written anew, and let through", async () => {
      const anna = await joinAs[kind](market, "Anna")
      const key = await anna.publishes()
      const listing = { kind, key }
      const own = () => ownListing(anna.watching.models().listings, listing)
      await until(() => own() !== undefined, "the own one is known")
      const known = own()
      if (known === undefined) throw new Error("It is the own one.")
      const draft = { ...listingDraftOf(known), description: "Three walls, and both ceilings." }
      const revised = await agreement([anna], () =>
        anna.acting.does({ type: "ReviseListing", listing, versionKey: known.versionKey, draft }),
      )
      expect(revised["Anna"]?.toSorted()).toEqual([published, underReview, one].toSorted())
      expect(ownListing(anna.watching.models().listings, listing)).toMatchObject({
        status: "Published",
        versionStatus: "OnModeration",
        description: "Three walls, and both ceilings.",
      })
      const approved = await agreement([anna], market.moderate)
      expect(approved["Anna"]).toEqual(expect.arrayContaining([published, underReview, one]))
    })

    it("agree when its place is named, moved and taken away", async () => {
      const anna = await joinAs[kind](market, "Anna")
      const listing = { kind, key: await anna.publishes() }
      const point = { lat: 51.0509, lon: 13.7383 }
      const place = { address: "Dresden", freeFormAddress: "Dresden, Sachsen, DE", geometryId: null, point }
      const its = () => ownListing(anna.watching.models().listings, listing)?.place ?? null
      const change = async (to: PlaceChange) => {
        const heard = await agreement([anna], () =>
          anna.acting.does({ type: "ChangeListingPlace", listing, change: to }),
        )
        expect(heard["Anna"]).toContain(one)
      }
      await change({ act: "add", place: { ...place, radius: 20_000 } })
      expect(its()).toMatchObject({ ...place, radius: 20_000 })
      const seen = () => ({ key: its()?.key ?? "", versionKey: its()?.versionKey ?? "" })
      const first = seen()
      await change({ act: "replace", ...first, place: { ...place, radius: 50_000 } })
      expect(its()?.radius).toBe(50_000)
      expect(seen().versionKey).not.toBe(first.versionKey)
      await change({ act: "remove", ...seen() })
      expect(its()).toBeNull()
    })

    it("agree when files are removed", async () => {
      const anna = await joinAs[kind](market, "Anna")
      const listing = { kind, key: await anna.publishes() }
      const file = anna.acting.pick(new File(["Two walls, one ceiling."], "plan.txt"))
      await anna.acting.does({ type: "UploadListingFile", listing, file })
      await market.moderate()
      const files = () => ownListing(anna.watching.models().listings, listing)?.files.map(({ key }) => key) ?? []
      await until(() => files().length === 1, "the file is known")
      await agreement([anna], () => anna.acting.does({ type: "RemoveListingFiles", listing, fileKeys: files() }))
      expect(files()).toEqual([])
    })

    it("agree when files are removed of which another tab has removed one", async () => {
      const anna = await joinAs[kind](market, "Anna")
      const listing = { kind, key: await anna.publishes() }
      for (const name of ["front.txt", "back.txt"]) {
        const file = anna.acting.pick(new File([`A wall, called ${name}.`], name))
        await anna.acting.does({ type: "UploadListingFile", listing, file })
      }
      await market.moderate()
      const files = () => ownListing(anna.watching.models().listings, listing)?.files.map(({ key }) => key) ?? []
      await until(() => files().length === 2, "the files are known")
      const both = files()
      await anna.acting.does({ type: "RemoveListingFiles", listing, fileKeys: both.slice(0, 1) })
      await agreement([anna], () => anna.acting.does({ type: "RemoveListingFiles", listing, fileKeys: both }))
      expect(files()).toEqual([])
      // Nor does a repeated press fail, whose first answer got lost.
      await anna.acting.does({ type: "RemoveListingFiles", listing, fileKeys: both })
    })

    it("agree when several files are sent at once, which stay in that order", async () => {
      const anna = await joinAs[kind](market, "Anna")
      const listing = { kind, key: await anna.publishes() }
      const names = ["front.txt", "back.txt", "roof.txt"]
      await agreement([anna], async () => {
        const picked = names.map((name, at) => anna.acting.pick(new File(["A wall. ".repeat(9 ** (5 - at))], name)))
        await Promise.all(picked.map((file) => anna.acting.does({ type: "UploadListingFile", listing, file })))
      })
      const kept = ownListing(anna.watching.models().listings, listing)
      expect(kept?.files.map(({ name }) => name)).toEqual(names)
    })

    it("agree when its owner hides it, shows it, archives it and publishes it again", async () => {
      const anna = await joinAs[kind](market, "Anna")
      const key = await anna.publishes()
      const move = (move: OwnerMove): Promise<void> =>
        anna.acting.does({ type: "MoveListing", kind, key, move, canUndo: true })
      const known = () => ownListing(anna.watching.models().listings, { kind, key })
      expect(await agreement([anna], () => move("hide"))).toEqual({ Anna: [published, one] })
      expect(known()?.hidden).toBe(true)
      expect(await agreement([anna], () => move("unhide"))).toEqual({ Anna: [published, one] })
      expect(known()?.hidden).toBe(false)
      const put = await agreement([anna], () => move("archive"))
      expect(put["Anna"]?.toSorted()).toEqual([published, `own ${one}s archive`, one].toSorted())
      const listing = known()
      if (listing === undefined) throw new Error("It is not known.")
      const sent = await agreement([anna], () =>
        anna.acting.does({ type: "RepublishListing", listing, today: dayIn(0) }),
      )
      expect(sent["Anna"]?.toSorted()).toEqual([`own ${one}s archive`, underReview, one].toSorted())
      expect(known()?.status).toBe("OnModeration")
    })

    it("agree when it is cancelled for good", async () => {
      const anna = await joinAs[kind](market, "Anna")
      const key = await anna.publishes()
      await agreement([anna], () =>
        anna.acting.does({ type: "MoveListing", kind, key, move: "cancel", canUndo: false }),
      )
      expect(ownListing(anna.watching.models().listings, { kind, key })?.status).toBe("Canceled")
    })

    it("agree when somebody looks at one", async () => {
      const [anna, boris] = [await joinAs[kind](market, "Anna"), await market.join("Boris")]
      const key = await anna.publishes()
      const looked = await agreement([anna, boris], () => boris.acting.does({ type: "LoadPublicListing", kind, key }))
      expect(looked).toEqual({ Anna: [published, one], Boris: [] })
    })

    it("agree on a list that is too long for one page", async () => {
      const anna = await joinAs[kind](market, "Anna")
      for (let number = 0; number < 21; number += 1) await anna.sends()
      await agreement([anna], () => anna.sends())
      const approved = await agreement([anna], market.moderate)
      expect(approved["Anna"]).toEqual(expect.arrayContaining([underReview, published]))
    })
  })
})
