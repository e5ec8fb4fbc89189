/** The client's knowledge of how deals end and what their sides say of each other is what is so. Spec §4, §7. Law 4. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dealsPage } from "../../src/projections/deal-lists.ts"
import { oneEngine } from "../server/db/engines.ts"
import { applicationTo, apply, joinAsExecutant, publishedOrder, type Executant } from "./acts.ts"
import { agreement } from "./agree.ts"
import { openMarket, type Market, type Member } from "./market.ts"

describe.each(oneEngine)("deals on $name", (engine) => {
  let market: Market
  let anna: Member
  let boris: Executant
  beforeAll(async () => {
    market = await openMarket(engine)
    anna = await market.join("Anna")
    boris = await joinAsExecutant(market, "Boris")
  })
  afterAll(() => market.close())

  const newDeal = async (): Promise<string> => {
    const listingKey = await publishedOrder(market, anna)
    await apply(boris, listingKey)
    const applicationKey = await applicationTo(boris, listingKey)
    const id = crypto.randomUUID()
    const what = { kind: "Order", listingKey, ownerKey: anna.key, applicationKey, description: "" } as const
    await anna.acting.does({ type: "AcceptApplication", id, moveToArchive: true, ...what })
    const query = { tab: "active", page: 1 } as const
    await anna.acting.does({ type: "LoadDeals", profileKey: anna.key, side: "customer", query })
    return dealsPage(anna.acting.models().deals, { profileKey: anna.key, query })?.keys[0] ?? ""
  }

  it("agree when one is closed, and both sides rate each other", async () => {
    const key = await newDeal()
    const closed = await agreement([anna, boris], () =>
      boris.acting.does({ type: "CloseDeal", key, participantKey: boris.executantKey }),
    )
    for (const who of ["Anna", "Boris"])
      expect(closed[who]).toEqual(expect.arrayContaining(["deals active", "deals archive", "deal"]))
    expect(closed["Anna"]).toContain("own orders archive") // the order is closed with its last deal

    const rated = await agreement([anna, boris], () =>
      anna.acting.does({
        type: "GiveFeedback",
        id: crypto.randomUUID(),
        dealKey: key,
        authorKey: anna.key,
        about: { type: "Executant", key: boris.executantKey },
        mark: 5,
        details: "Careful and on time.",
      }),
    )
    expect(rated["Anna"]).toContain("feedback of the deal")
    expect(rated["Boris"]).toEqual(expect.arrayContaining(["feedback of the deal", "executants"]))

    const answered = await agreement([anna, boris], () =>
      boris.acting.does({
        type: "GiveFeedback",
        id: crypto.randomUUID(),
        dealKey: key,
        authorKey: boris.executantKey,
        about: { type: "Customer", key: anna.key },
        mark: 4,
        details: "",
      }),
    )
    expect(answered["Anna"]).toEqual(expect.arrayContaining(["feedback of the deal", "account"]))
  })

  it("agree when one is cancelled, with its reason", async () => {
    const key = await newDeal()
    const canceled = await agreement([anna, boris], () =>
      anna.acting.does({
        type: "CancelDeal",
        key,
        participantKey: anna.key,
        reason: "OtherReason",
        comment: "We have found that we need a plumber.",
      }),
    )
    for (const who of ["Anna", "Boris"])
      expect(canceled[who]).toEqual(expect.arrayContaining(["deals active", "deals archive", "deal"]))
  })
})
