/** Links lead to what is on, and nowhere else. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { defaultFlags, flagNames, type FlagName, type Flags } from "../../../src/domain/flags.ts"
import { routes } from "../../../src/domain/routes.ts"
import { withModal } from "../../../src/ui/app/paths.ts"
import { admit } from "../../../src/ui/routes/guards.ts"
import { reachOf } from "../../../src/ui/routes/reachable.ts"
import { rulesOf } from "../../../src/ui/routes/rules.ts"

const someFlags = fc.subarray([...flagNames]).map((on): Flags => {
  const entries = flagNames.map((name) => [name, on.includes(name)])
  return Object.fromEntries(entries) as Flags
})

const without = (off: FlagName): Flags => ({ ...defaultFlags, [off]: false })

const here = { path: "/search", search: "type=orders" }

describe("a link", () => {
  it("leads to a route where its guard would not send everybody home", () => {
    fc.assert(
      fc.property(someFlags, fc.constantFrom(...routes), fc.webQueryParameters(), (flags, route, search) => {
        const visitor = { presence: "signedIn", isModerator: true, isMobile: true, side: null, flags } as const
        const { flag } = rulesOf(route)
        const isOff = flag !== undefined && !flags[flag]
        expect(reachOf(flags)(`${route.replaceAll(/:\w+/gu, "some-key")}?${search}#last`)).toBe(!isOff)
        if (isOff) expect(admit(rulesOf(route), visitor)).toEqual({ go: "to", path: "/" })
      }),
    )
  })

  it.each([
    ["report", {}, "complaints"],
    ["create-deal", {}, "deals"],
    ["write-review", {}, "feedbacks"],
    ["create-executant", {}, "executant"],
    ["delete-message", {}, "chat"],
    ["delete-account", {}, "deleteAccount"],
    ["sign-in", {}, "login"],
    ["create-on-phone", {}, "order"],
    ["create-on-phone", { kind: "Offer" }, "offer"],
    ["listing-sent", { kind: "Offer" }, "offer"],
  ] as const)("opens %s with %o only while %s is on", (name, args, flag) => {
    const href = withModal(here, name, args)
    expect(reachOf(defaultFlags)(href)).toBe(true)
    expect(reachOf(without(flag))(href)).toBe(false)
  })

  it("opens what belongs to no feature, and what there is not", () => {
    const off = Object.fromEntries(flagNames.map((name) => [name, false])) as Flags
    for (const href of ["/", "/support/faq", "/search?modal=sign-out", "/search?modal=nonsense", "/no/such/page"])
      expect(reachOf(off)(href)).toBe(true)
  })
})
