/** Notifications: what is known and heard of them is what is so. Spec §7 Notifications. Law 4. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { notificationsPage } from "../../src/projections/notification-lists.ts"
import { oneEngine } from "../server/db/engines.ts"
import { newExecutant, newOrder } from "./acts.ts"
import { agreement } from "./agree.ts"
import { openMarket, type Market, type Member } from "./market.ts"

const newestFirst = { filter: "all", order: "desc", page: 1 } as const

describe.each(oneEngine)("notifications on $name", (engine) => {
  let market: Market
  beforeAll(async () => void (market = await openMarket(engine)))
  afterAll(() => market.close())

  /** Somebody who was told so many things. */
  const notified = async (count: number): Promise<Member> => {
    const anna = await market.join("Anna")
    for (let number = 0; number < count; number += 1) await anna.acting.does(newOrder())
    await market.moderate()
    return anna
  }

  const reads = async ({ acting }: Member, at: number): Promise<void> => {
    await acting.does({ type: "LoadNotifications", query: newestFirst })
    const id = notificationsPage(acting.models().notifications, newestFirst)?.keys[at] ?? ""
    await acting.does({ type: "MarkNotificationRead", id })
  }

  it("agree when one arrives", async () => {
    const anna = await notified(1)
    await anna.acting.does(newOrder())
    const heard = await agreement([anna], market.moderate)
    expect(heard["Anna"]).toEqual(
      expect.arrayContaining(["unread notifications", "notifications all desc", "notifications unread asc"]),
    )
  })

  it("agree when one is read", async () => {
    const anna = await notified(3)
    const read = await agreement([anna], () => reads(anna, 1))
    expect(read["Anna"]).toEqual(
      expect.arrayContaining(["unread notifications", "notifications all desc", "notifications unread desc"]),
    )
  })

  it("agree when all are read, and when more come after", async () => {
    const anna = await notified(3)
    const read = await agreement([anna], () => anna.acting.does({ type: "MarkAllNotificationsRead" }))
    expect(read["Anna"]).toEqual(
      expect.arrayContaining(["unread notifications", "notifications all desc", "notifications unread desc"]),
    )
    await anna.acting.does(newOrder())
    await agreement([anna], market.moderate)
  })

  it("agree on lists that are too long for one page", async () => {
    const anna = await notified(28) // listings, of which there are thirty a day at most (D93)
    for (const name of ["Paints", "Plants", "Moves", "Cleans"]) await anna.acting.does(newExecutant(`Anna ${name}`))
    await market.moderate()
    await anna.acting.does(newOrder())
    await agreement([anna], market.moderate)
    await agreement([anna], () => reads(anna, 0))
    await agreement([anna], () => anna.acting.does({ type: "MarkAllNotificationsRead" }))
  })
})
