/** Applications and the deals they become: what is known and heard of them is what is so. Spec §7 Applications, §4; D43. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { engines } from "../server/db/engines.ts"
import { applicationTo, apply, joinAsExecutant, publishedOrder, type Executant } from "./acts.ts"
import { agreement } from "./agree.ts"
import { openMarket, type Market, type Member } from "./market.ts"

describe.each(engines)("applications on $name", (engine) => {
  let market: Market
  let anna: Member
  let boris: Executant
  let clara: Executant
  beforeAll(async () => {
    market = await openMarket(engine)
    anna = await market.join("Anna")
    boris = await joinAsExecutant(market, "Boris")
    clara = await joinAsExecutant(market, "Clara")
  })
  afterAll(() => market.close())

  const accept = async (orderKey: string, applicationKey: string, moveToArchive: boolean): Promise<void> => {
    const description = "On Monday at nine."
    const id = crypto.randomUUID()
    await anna.acting.does({ type: "AcceptApplication", id, orderKey, applicationKey, description, moveToArchive })
  }

  it("agree when one is sent, and taken back", async () => {
    const orderKey = await publishedOrder(market, anna)
    const sent = await agreement([anna, boris, clara], () => apply(boris, orderKey))
    expect(sent["Anna"]).toEqual(
      expect.arrayContaining(["unread notifications", "application counts", "applications to order active", "order"]),
    )
    expect(sent["Boris"]).toEqual(["own applications active"])
    expect(sent["Clara"]).toEqual([])
    const applicationKey = await applicationTo(boris, orderKey)
    const { executantKey } = boris
    const canceled = await agreement([anna, boris], () =>
      boris.acting.does({ type: "CancelApplication", orderKey, applicationKey, executantKey }),
    )
    expect(canceled["Anna"]).toEqual(
      expect.arrayContaining(["application counts", "applications to order active", "applications to order archive"]),
    )
    expect(canceled["Boris"]).toEqual(["own applications active", "own applications archive"])
  })

  it("agree when the owner has read all", async () => {
    const orderKey = await publishedOrder(market, anna)
    await apply(boris, orderKey)
    await apply(clara, orderKey)
    const read = await agreement([anna, boris, clara], () =>
      anna.acting.does({ type: "MarkApplicationsRead", orderKey }),
    )
    expect(read).toEqual({
      Anna: ["application counts", "applications to order active"],
      Boris: ["own applications active"],
      Clara: ["own applications active"],
    })
  })

  it("agree when one is accepted and the order stays", async () => {
    const orderKey = await publishedOrder(market, anna)
    await apply(boris, orderKey)
    await apply(clara, orderKey)
    const applicationKey = await applicationTo(boris, orderKey)
    const accepted = await agreement([anna, boris, clara], () => accept(orderKey, applicationKey, false))
    expect(accepted["Anna"]).toEqual(
      expect.arrayContaining(["account", "application counts", "applications to order active", "deals active"]),
    )
    expect(accepted["Boris"]).toEqual(
      expect.arrayContaining(["own applications active", "deals active", "unread notifications"]),
    )
    expect(accepted["Clara"]).toEqual([])
  })

  it("agree when one is accepted, the order archived and the others turned down", async () => {
    const orderKey = await publishedOrder(market, anna)
    await apply(boris, orderKey)
    const ended = await applicationTo(boris, orderKey)
    const { executantKey } = boris
    await boris.acting.does({ type: "CancelApplication", orderKey, applicationKey: ended, executantKey })
    await apply(boris, orderKey)
    await apply(clara, orderKey)
    const applicationKey = await applicationTo(boris, orderKey)
    const accepted = await agreement([anna, boris, clara], () => accept(orderKey, applicationKey, true))
    expect(accepted["Anna"]).toEqual(
      expect.arrayContaining(["own orders published", "own orders archive", "applications to order archive", "order"]),
    )
    expect(accepted["Boris"]).toEqual(
      expect.arrayContaining(["own applications active", "own applications archive", "deals active"]),
    )
    expect(accepted["Clara"]).toEqual(
      expect.arrayContaining(["own applications active", "own applications archive", "unread notifications"]),
    )
  })
})
