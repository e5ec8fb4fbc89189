/** Each person may ask from anywhere for what is theirs to ask, by keys of its own. */
import { describe, expect, it } from "vitest"
import { isModal } from "../../../src/domain/modals.ts"
import { isPathOf, routes } from "../../../src/domain/routes.ts"
import { defaultFlags, type FlagName } from "../../../src/domain/flags.ts"
import core from "../../../src/ui/i18n/messages/en/core.json" with { type: "json" }
import shortcuts from "../../../src/ui/i18n/messages/en/shortcuts.json" with { type: "json" }
import { acts, type ActName } from "../../../src/ui/app/acts.ts"
import { iconPaths } from "../../../src/ui/parts/icon-paths.ts"
import { allowedActs } from "../../../src/ui/routes/use-allowed-acts.ts"
import type { Visitor } from "../../../src/ui/routes/guards.ts"

const anonymous: Visitor = {
  presence: "anonymous",
  flags: defaultFlags,
  isModerator: false,
  isMobile: false,
  side: null,
}
const customer: Visitor = { ...anonymous, presence: "signedIn", side: "customer" }
const executant: Visitor = { ...customer, side: "executant" }
const moderator: Visitor = { ...customer, side: null, isModerator: true }
const without = (visitor: Visitor, flag: FlagName): Visitor => ({
  ...visitor,
  flags: { ...defaultFlags, [flag]: false },
})
const namesOf = (visitor: Visitor): readonly ActName[] => allowedActs(visitor).map(({ name }) => name)

const everybodys = ["home", "support", "faq", "privacy", "terms", "about", "language"] as const
const everywhere = ["palette", "search", "shortcuts"] as const
const members = ["deals", "chat", "notifications", "favorites", "settings"] as const

describe("the table of acts", () => {
  it("leads to pages and modals that there are, in words that there are", () => {
    const from = { path: "/deals", search: "modal=palette&page=2", profileKey: "p1", isMobile: false }
    for (const { way, label, icon } of acts) {
      expect({ ...core, ...shortcuts }).toHaveProperty([label])
      expect(iconPaths).toHaveProperty([icon])
      if (way.is !== "leads") continue
      const to = new URL(way.to(from), "http://here")
      expect(routes.filter((route) => isPathOf(route, to.pathname))).not.toEqual([])
      const modal = to.searchParams.get("modal")
      expect(modal === null || (isModal(modal) && to.searchParams.get("page") === "2")).toBe(true)
    }
  })

  it("leads to a form on phones, and to the ways to it elsewhere", () => {
    const order = acts.find(({ name }) => name === "createOrder")
    const at = { path: "/", search: "", profileKey: "" }
    const to = (isMobile: boolean) => (order?.way.is === "leads" ? order.way.to({ ...at, isMobile }) : "")
    expect(to(true)).toBe("/orders/new")
    expect(to(false)).toBe("/?modal=create-on-phone&modal.kind=Order")
  })
})

describe("somebody may ask for", () => {
  it("what is everybody's, and to come in", () => {
    expect(new Set(namesOf(anonymous))).toEqual(new Set([...everybodys, ...everywhere, "signIn"]))
    expect(namesOf(without(anonymous, "login"))).not.toContain("signIn")
  })

  it("what a customer may", () => {
    const own = [
      "orders",
      "sentToOffers",
      "customer",
      "createOrder",
      "createOffer",
      "switchProfile",
      "signOut",
    ] as const
    expect(new Set(namesOf(customer))).toEqual(new Set([...everybodys, ...everywhere, ...members, ...own]))
  })

  it("what an executant may", () => {
    const own = ["offers", "sentToOrders", "executant", "createOffer", "switchProfile", "signOut"] as const
    expect(new Set(namesOf(executant))).toEqual(new Set([...everybodys, ...everywhere, ...members, ...own]))
  })

  it("the console alone as a moderator", () => {
    expect(new Set(namesOf(moderator))).toEqual(
      new Set(["palette", "shortcuts", "language", "moderation", "blocks", "trail", "signOut"]),
    )
  })

  it("nothing of one's own before the account is known", () => {
    const unknown: Visitor = { ...customer, side: null }
    expect(namesOf(unknown)).not.toContain("orders")
    expect(namesOf({ ...unknown, presence: "unknown" })).not.toContain("signOut")
  })

  it.each<readonly [FlagName, ActName]>([
    ["chat", "chat"],
    ["deals", "deals"],
    ["order", "orders"],
    ["order", "createOrder"],
    ["applications", "sentToOffers"],
    ["notifications", "notifications"],
    ["favorites", "favorites"],
  ])("nothing of %s while that is off: not %s", (flag, name) => {
    expect(namesOf(customer)).toContain(name)
    expect(namesOf(without(customer, flag))).not.toContain(name)
  })

  it.each([
    ["anonymous", anonymous],
    ["customer", customer],
    ["executant", executant],
    ["moderator", moderator],
  ])("each by keys of its own, none of which begins another: %s", (_, visitor) => {
    const keys = allowedActs(visitor).flatMap((act) => (act.keys === undefined ? [] : act.keys.join(" ")))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((one) => keys.some((other) => other.startsWith(`${one} `)))).toEqual([])
  })

  it("with the keys of what comes first for them", () => {
    const keysOf = (visitor: Visitor, name: ActName) => allowedActs(visitor).find((act) => act.name === name)?.keys
    expect(keysOf(customer, "createOrder")).toEqual(["c"])
    expect(keysOf(customer, "createOffer")).toBeUndefined()
    expect(keysOf(executant, "createOffer")).toEqual(["c"])
    expect(keysOf(executant, "offers")).toEqual(["g", "o"])
  })
})
