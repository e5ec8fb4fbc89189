/**
 * Applications to listings of both kinds and the deals they become: what is known and heard of them is what is so. Spec
 * §7 Applications, §4. Law 4.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listingKinds } from "../../src/domain/listings.ts"
import { oneEngine } from "../server/db/engines.ts"
import {
  applicationTo,
  apply,
  joinAsExecutant,
  publishedOffer,
  publishedOrder,
  takeBack,
  type Applicant,
} from "./acts.ts"
import { agreement } from "./agree.ts"
import { openMarket, type Market, type Member } from "./market.ts"

describe.each(oneEngine)("applications on $name", (engine) => {
  let market: Market
  beforeAll(async () => void (market = await openMarket(engine)))
  afterAll(() => market.close())

  describe.each(listingKinds)("to listings of kind %s", (kind) => {
    const one = kind.toLowerCase()
    const [active, archive] = [`applications to ${one} active`, `applications to ${one} archive`]
    const [ofInterest, aside] = [`${active}, interested`, `${active}, aside`]
    let anna: Member // the owner
    let ownerKey: string
    let publish: () => Promise<string>
    let boris: Applicant
    let clara: Applicant
    beforeAll(async () => {
      if (kind === "Order") {
        const owner = await market.join("Anna")
        ;[anna, ownerKey, publish] = [owner, owner.key, () => publishedOrder(market, owner)]
        boris = await joinAsExecutant(market, "Boris")
        clara = await joinAsExecutant(market, "Clara")
      } else {
        const owner = await joinAsExecutant(market, "Anna")
        ;[anna, ownerKey, publish] = [owner, owner.executantKey, () => publishedOffer(market, owner)]
        boris = await market.join("Boris")
        clara = await market.join("Clara")
      }
    })
    const accept = async (listingKey: string, applicationKey: string, moveToArchive: boolean): Promise<void> => {
      const description = "On Monday at nine."
      const id = crypto.randomUUID()
      const what = { kind, listingKey, ownerKey, applicationKey, description, moveToArchive }
      await anna.acting.does({ type: "AcceptApplication", id, ...what })
    }

    it("agree when one is sent, and taken back", async () => {
      const listingKey = await publish()
      const sent = await agreement([anna, boris, clara], () => apply(boris, listingKey))
      expect(sent["Anna"]).toEqual(expect.arrayContaining(["unread notifications", "application counts", active, one]))
      expect(sent["Boris"]).toEqual(["own applications active"])
      expect(sent["Clara"]).toEqual([])
      const applicationKey = await applicationTo(boris, listingKey)
      const canceled = await agreement([anna, boris], () => takeBack(boris, listingKey, applicationKey))
      expect(canceled["Anna"]).toEqual(expect.arrayContaining(["application counts", active, archive]))
      expect(canceled["Boris"]).toEqual(["own applications active", "own applications archive"])
    })

    it("agree when the owner has read all", async () => {
      const listingKey = await publish()
      await apply(boris, listingKey)
      await apply(clara, listingKey)
      const read = await agreement([anna, boris, clara], () =>
        anna.acting.does({ type: "MarkApplicationsRead", kind, listingKey }),
      )
      expect(read).toEqual({
        Anna: ["application counts", active, ofInterest],
        Boris: ["own applications active"],
        Clara: ["own applications active"],
      })
    })

    it("agree when one is put aside and taken up again, of which the applicant learns nothing", async () => {
      const listingKey = await publish()
      await apply(boris, listingKey)
      const applicationKey = await applicationTo(boris, listingKey)
      for (const interested of [false, true]) {
        const marked = await agreement([anna, boris], () =>
          anna.acting.does({ type: "MarkInterest", kind, listingKey, ownerKey, applicationKey, interested }),
        )
        expect(marked).toEqual({ Anna: ["application counts", active, ofInterest, aside], Boris: [] })
      }
    })

    it("agree when one is accepted and the listing stays", async () => {
      const listingKey = await publish()
      await apply(boris, listingKey)
      await apply(clara, listingKey)
      const applicationKey = await applicationTo(boris, listingKey)
      const accepted = await agreement([anna, boris, clara], () => accept(listingKey, applicationKey, false))
      expect(accepted["Anna"]).toEqual(expect.arrayContaining(["application counts", active, "deals active"]))
      expect(accepted[kind === "Order" ? "Anna" : "Boris"]).toContain("account") // the customer has an order more under way
      expect(accepted["Boris"]).toEqual(
        expect.arrayContaining(["own applications active", "deals active", "unread notifications"]),
      )
      expect(accepted["Clara"]).toEqual([])
    })

    it("agree when one is accepted, the listing archived and the others turned down", async () => {
      const listingKey = await publish()
      await apply(boris, listingKey)
      await takeBack(boris, listingKey, await applicationTo(boris, listingKey))
      await apply(boris, listingKey)
      await apply(clara, listingKey)
      const applicationKey = await applicationTo(boris, listingKey)
      const accepted = await agreement([anna, boris, clara], () => accept(listingKey, applicationKey, true))
      expect(accepted["Anna"]).toEqual(
        expect.arrayContaining([`own ${one}s published`, `own ${one}s archive`, archive, one]),
      )
      expect(accepted["Boris"]).toEqual(
        expect.arrayContaining(["own applications active", "own applications archive", "deals active"]),
      )
      expect(accepted["Clara"]).toEqual(
        expect.arrayContaining(["own applications active", "own applications archive", "unread notifications"]),
      )
    })
  })
})
