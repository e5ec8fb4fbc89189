/**
 * Two nodes look for listings whose time is over at the same moment: each owner is warned once, and each listing ends
 * once.
 */
import { expect, it } from "vitest"
import { expireAll } from "../../server/jobs/listing-expiry.ts"
import { ownOrder, publishedOrder } from "../server/market.ts"
import { cursorOf, namesOf, noticesTo } from "../server/sent-notices.ts"
import { onTwoNodes } from "./racing.ts"

const dayMs = 24 * 60 * 60 * 1000
const howMany = 12

const times = (name: string): readonly string[] => Array.from({ length: howMany }, () => name)

onTwoNodes((arena) => {
  it("warns and ends, once each", async () => {
    const { app, nodes } = arena()
    const owner = await app.person("Ana Pop")
    const orders = await Promise.all(times("").map(() => publishedOrder(owner)))
    const keys = orders.map(({ key }) => key)
    const expires = new Date(Date.now() + 30 * dayMs)
    await app.db.updateTable("listings").set({ expires_at: expires }).where("key", "in", keys).execute()

    const failures: unknown[] = []
    /** Both nodes look, so long from now. */
    const look = (afterMs: number) => {
      const now = () => new Date(Date.now() + afterMs)
      return Promise.all(
        nodes.map(({ db, app: { services } }) => expireAll(db, { ...services, now }, (error) => failures.push(error))),
      )
    }

    const before = await cursorOf(app, owner.key)
    await look(28 * dayMs)
    await look(28.5 * dayMs)
    const warned = await noticesTo(app, owner.key, before)
    expect(namesOf(warned).toSorted()).toEqual([
      ...times("system OrderExpiringSoonEvent"),
      ...times("user OrderExpiringSoonEvent"),
    ])
    const after = await cursorOf(app, owner.key)
    await look(31 * dayMs)
    await look(32 * dayMs)
    const ended = await noticesTo(app, owner.key, after)
    expect(namesOf(ended).toSorted()).toEqual([
      ...times("system OrderExpiredEvent"),
      ...times("user OrderExpiredEvent"),
    ])
    expect(new Set(ended.map(({ metadata }) => metadata["orderKey"]))).toEqual(new Set(keys))
    for (const key of keys) expect(await ownOrder(owner, key)).toMatchObject({ status: "Archived" })
    expect(failures).toEqual([])
  })
})
