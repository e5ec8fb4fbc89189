/** Orders: what is known and heard of them is what is so. Spec §7 Orders, §4. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { engines } from "../server/db/engines.ts"
import { newOrder, publishedOrder } from "./acts.ts"
import { agreement } from "./agree.ts"
import { openMarket, type Market } from "./market.ts"

describe.each(engines)("orders on $name", (engine) => {
  let market: Market
  beforeAll(async () => void (market = await openMarket(engine)))
  afterAll(() => market.close())

  it("agree when one is sent to moderation, and let through", async () => {
    const anna = await market.join("Anna")
    const sent = await agreement([anna], () => anna.acting.does(newOrder()))
    expect(sent).toEqual({ Anna: ["own orders moderation"] })
    const published = await agreement([anna], market.moderate)
    expect(published["Anna"]).toEqual(
      expect.arrayContaining(["own orders moderation", "own orders published", "order", "unread notifications"]),
    )
  })

  it("agree when one is refused", async () => {
    const anna = await market.join("Anna")
    await anna.acting.does(newOrder({ description: "Write to anna@example.com, please." }))
    const refused = await agreement([anna], market.moderate)
    expect(refused["Anna"]).toEqual(expect.arrayContaining(["own orders moderation", "order", "unread notifications"]))
  })

  it("agree when a file is attached to one that is public, and let through", async () => {
    const anna = await market.join("Anna")
    const orderKey = await publishedOrder(market, anna)
    const file = anna.acting.pick(new File(["Two walls, one ceiling."], "plan.txt"))
    const attached = await agreement([anna], () => anna.acting.does({ type: "UploadOrderFile", orderKey, file }))
    expect(attached).toEqual({ Anna: ["own orders published", "own orders moderation", "order"] })
    const approved = await agreement([anna], market.moderate)
    expect(approved["Anna"]).toEqual(expect.arrayContaining(["own orders published", "own orders moderation", "order"]))
  })

  it("agree when somebody looks at one", async () => {
    const [anna, boris] = [await market.join("Anna"), await market.join("Boris")]
    const key = await publishedOrder(market, anna)
    const looked = await agreement([anna, boris], () => boris.acting.does({ type: "LoadPublicOrder", key }))
    expect(looked).toEqual({ Anna: ["own orders published", "order"], Boris: [] })
  })

  it("agree on a list that is too long for one page", async () => {
    const anna = await market.join("Anna")
    for (let number = 0; number < 21; number += 1) await anna.acting.does(newOrder())
    await agreement([anna], () => anna.acting.does(newOrder()))
    const published = await agreement([anna], market.moderate)
    expect(published["Anna"]).toEqual(expect.arrayContaining(["own orders moderation", "own orders published"]))
  })
})
