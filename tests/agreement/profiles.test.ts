/**
 * Accounts and executant profiles: what is known and heard of them is what is so. Spec §7 Account, executants. Law 4.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ownAccount } from "../../src/projections/account.ts"
import { oneEngine } from "../server/db/engines.ts"
import { filesOf, profileParts } from "../../src/domain/profiles.ts"
import { executantByKey, publicProfile } from "../../src/projections/profiles.ts"
import { ownListing } from "../../src/projections/listings.ts"
import type { PlaceChange } from "../../src/domain/place-drafts.ts"
import { dayIn, rootCategory } from "../server/market.ts"
import { executantKeysOf, joinAsExecutant, newExecutant, publishedOffer } from "./acts.ts"
import { agreement } from "./agree.ts"
import { openMarket, type Market, type Member } from "./market.ts"

const own = ({ watching }: Member, key: string) => executantByKey(watching.models().profiles, key)

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

  it("agree when an executant profile is changed, refused, and changed again", async () => {
    const anna = await joinAsExecutant(market, "Anna")
    const key = anna.executantKey
    const change = (description: string) => ({
      type: "ChangeExecutant" as const,
      key,
      status: "Published" as const,
      name: "Anna and sons",
      categoryKey: rootCategory,
      description,
      workExperience: "Ten years.",
      educationDescription: "Licence C.",
    })
    const sent = await agreement([anna], () => anna.acting.does(change("Call +49 151 23456789")))
    expect(sent).toEqual({ Anna: ["executants"] })
    const refused = await agreement([anna], market.moderate)
    expect(refused["Anna"]).toEqual(expect.arrayContaining(["executants"]))
    expect(own(anna, key)).toMatchObject({ status: "Published", versionStatus: "Declined", reason: "ContactDetails" })
    await agreement([anna], () => anna.acting.does(change("We move pianos.")))
    await agreement([anna], market.moderate)
    expect(own(anna, key)).toMatchObject({
      name: "Anna and sons",
      versionStatus: "Published",
      workExperience: "Ten years.",
    })
  })

  it.each(profileParts)("agree when a file comes into the %s and leaves it", async (part) => {
    const anna = await joinAsExecutant(market, "Anna")
    const executantKey = anna.executantKey
    const file = anna.acting.pick(new File(["Two walls, one ceiling."], "plan.txt"))
    const added = await agreement([anna], () =>
      anna.acting.does({ type: "UploadProfileFile", executantKey, part, file }),
    )
    expect(added).toEqual({ Anna: ["executants"] })
    await agreement([anna], market.moderate)
    const executant = own(anna, executantKey)
    const [kept] = executant === undefined ? [] : filesOf(executant, part)
    expect(kept?.name).toBe("plan.txt")
    const removed = await agreement([anna], () =>
      anna.acting.does({ type: "RemoveProfileFile", executantKey, fileKey: kept?.key ?? "" }),
    )
    expect(removed).toEqual({ Anna: ["executants"] })
    // Nor does a repeated press fail, or one in another tab.
    await anna.acting.does({ type: "RemoveProfileFile", executantKey, fileKey: kept?.key ?? "" })
  })

  it("agree on the towns of a profile while its offer leaves the market and comes back", async () => {
    const anna = await joinAsExecutant(market, "Anna")
    const key = await publishedOffer(market, anna)
    const listing = { kind: "Offer", key } as const
    const towns = () => own(anna, anna.executantKey)?.towns
    const place = {
      address: "Dresden",
      freeFormAddress: "Dresden, Sachsen, DE",
      geometryId: null,
      point: { lat: 51.0509, lon: 13.7383 },
      radius: 20_000,
    }
    const change: PlaceChange = { act: "add", place }
    await agreement([anna], () => anna.acting.does({ type: "ChangeListingPlace", listing, change }))
    expect(towns()).toEqual(["Dresden"])
    const moves = [
      ["hide", []],
      ["unhide", ["Dresden"]],
      ["archive", []],
    ] as const
    for (const [move, left] of moves) {
      await agreement([anna], () => anna.acting.does({ type: "MoveListing", ...listing, move, canUndo: true }))
      expect(towns()).toEqual(left)
    }
    const archived = ownListing(anna.watching.models().listings, listing)
    if (archived === undefined) throw new Error("It is not known.")
    await anna.acting.does({ type: "RepublishListing", listing: archived, today: dayIn(0) })
    await agreement([anna], market.moderate)
    expect(towns()).toEqual(["Dresden"])
  })

  it("agree when a profile hears no more of new orders, and does again", async () => {
    const anna = await joinAsExecutant(market, "Anna")
    for (const isSubscribed of [false, true]) {
      const changed = await agreement([anna], () =>
        anna.acting.does({ type: "SubscribeExecutant", key: anna.executantKey, isSubscribed }),
      )
      expect(changed).toEqual({ Anna: ["executants"] })
      expect(own(anna, anna.executantKey)?.isSubscribed).toBe(isSubscribed)
    }
  })

  it("agree when a stranger looks at a profile", async () => {
    const [anna, boris] = [await joinAsExecutant(market, "Anna"), await market.join("Boris")]
    const profile = { type: "Executant", key: anna.executantKey } as const
    const looked = await agreement([anna, boris], () => boris.acting.does({ type: "LoadPublicProfile", profile }))
    expect(looked).toEqual({ Anna: ["executants"], Boris: [] })
    expect(publicProfile(boris.acting.models().profiles, profile)?.contacts).toBeNull()
  })

  it("agree when the account's words, telephone and language change", async () => {
    const anna = await joinAsExecutant(market, "Anna")
    const named = await agreement([anna], () =>
      anna.acting.does({ type: "ChangeAccount", name: "Anna Kowalska", description: "I like old houses." }),
    )
    expect(named["Anna"]).toEqual(expect.arrayContaining(["account"]))
    const reached = await agreement([anna], () => anna.acting.does({ type: "ChangePhone", phone: "+49 30 1234567" }))
    expect(reached["Anna"]).toEqual(expect.arrayContaining(["account"]))
    const spoken = await agreement([anna], () =>
      anna.acting.does({ type: "ChooseLanguage", language: "pl-PL", isAccounts: true }),
    )
    expect(spoken).toEqual({ Anna: ["account"] })
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
