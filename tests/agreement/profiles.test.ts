/** Accounts and executant profiles: what is known and heard of them is what is so. Spec §7 Account, executants. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ownAccount } from "../../src/projections/account.ts"
import { oneEngine } from "../server/db/engines.ts"
import { executantKeysOf, newExecutant } from "./acts.ts"
import { agreement } from "./agree.ts"
import { openMarket, type Market } from "./market.ts"

describe.each(oneEngine)("profiles on $name", (engine) => {
  let market: Market
  beforeAll(async () => void (market = await openMarket(engine)))
  afterAll(() => market.close())

  it("agree when the account is created, by two tabs at once", async () => {
    const { clients, reader } = await market.visitor("Anna", 2)
    await Promise.all(clients.map(({ enter }) => enter()))
    const fresh = reader()
    await fresh.cursor()
    const asked = ownAccount(fresh.models().account)
    // One notice says that the account is there, one welcomes its owner.
    expect(asked).toMatchObject({ name: "Anna", asOf: 2 })
    expect(clients.map(({ models }) => ownAccount(models().account))).toEqual([asked, asked])
  })

  it("agree when an executant profile is created, and let through", async () => {
    const anna = await market.join("Anna")
    const created = await agreement([anna], () => anna.acting.does(newExecutant("Anna at work")))
    expect(created).toEqual({ Anna: ["account", "executants"] }) // it is the active one at once (E196)
    expect(ownAccount(anna.acting.models().account)?.activeProfileKey).toBe(executantKeysOf(anna)[0])
    const published = await agreement([anna], market.moderate)
    expect(published["Anna"]).toEqual(
      expect.arrayContaining(["executants", "unread notifications", "notifications content desc"]),
    )
  })

  it("agree when an executant profile is refused", async () => {
    const anna = await market.join("Anna")
    await anna.acting.does({ ...newExecutant("Anna at work"), description: "Call +49 151 23456789" })
    const refused = await agreement([anna], market.moderate)
    expect(refused["Anna"]).toEqual(expect.arrayContaining(["executants", "notifications content desc"]))
  })

  it("agree when the active profile is switched, there and back", async () => {
    const anna = await market.join("Anna")
    await anna.acting.does(newExecutant("Anna at work"))
    await market.moderate()
    const [executantKey = ""] = executantKeysOf(anna)
    for (const profileKey of [anna.key, executantKey]) {
      const switched = await agreement([anna], () => anna.acting.does({ type: "SwitchProfile", profileKey }))
      expect(switched).toEqual({ Anna: ["account"] })
    }
  })
})
