/** Accounts and profiles: what is known and heard of them is what is so. Spec §7 Account, executants; issue 2 §3. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ownAccount } from "../../src/projections/account.ts"
import { engines } from "../server/db/engines.ts"
import { rootCategory } from "../server/market.ts"
import { agreement } from "./agree.ts"
import { openMarket, type Market } from "./market.ts"

describe.each(engines)("profiles on $name", (engine) => {
  let market: Market
  beforeAll(async () => void (market = await openMarket(engine)))
  afterAll(() => market.close())

  const executant = (name: string) =>
    ({
      type: "CreateExecutant",
      id: crypto.randomUUID(),
      name,
      categoryKey: rootCategory,
      description: "Careful work.",
    }) as const

  it("agree when the account is created", async () => {
    const anna = await market.join("Anna")
    const fresh = anna.reader()
    await fresh.cursor()
    const [heard, asked] = [anna.acting, fresh].map(({ models }) => ownAccount(models().account))
    expect(heard).toEqual(asked)
    expect(heard).toMatchObject({ name: "Anna", activeProfileKey: anna.key })
  })

  it("agree when an executant profile is created, and let through", async () => {
    const anna = await market.join("Anna")
    expect(await agreement([anna], () => anna.acting.does(executant("Anna at work")))).toEqual({ Anna: ["executants"] })
    const changed = await agreement([anna], market.moderate)
    expect(changed["Anna"]).toEqual(expect.arrayContaining(["executants", "unread notifications"]))
  })

  it("agree when an executant profile is refused", async () => {
    const anna = await market.join("Anna")
    await agreement([anna], () => anna.acting.does({ ...executant("Anna"), description: "Call +49 151 23456789" }))
    const changed = await agreement([anna], market.moderate)
    expect(changed["Anna"]).toEqual(expect.arrayContaining(["executants", "notifications content desc"]))
  })

  it("agree when the active profile is switched", async () => {
    const anna = await market.join("Anna")
    await anna.acting.does(executant("Anna at work"))
    await market.moderate()
    const [profileKey = ""] = anna.acting.models().profiles.known
      ? Object.values(anna.acting.models().profiles.byKey).flatMap(Object.keys)
      : []
    const changed = await agreement([anna], () => anna.acting.does({ type: "SwitchProfile", profileKey }))
    expect(changed).toEqual({ Anna: ["account"] })
  })
})
