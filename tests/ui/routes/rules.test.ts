/** Routes let in and send on just the people of a table written by hand. Spec §2 Routes. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { defaultFlags, flagNames, type FlagName, type Flags } from "../../../src/domain/flags.ts"
import { ownPage, routes, type RoutePattern } from "../../../src/domain/routes.ts"
import { admit, filledPath, type Visitor } from "../../../src/ui/routes/guards.ts"
import { rulesOf } from "../../../src/ui/routes/rules.ts"

/** Where somebody ends up: on the page, at the sign-in, or at another address. */
type End = "enters" | "signs in" | `/${string}`

interface Expected {
  /** Off, everybody goes home. */
  readonly flag?: FlagName
  readonly anonymous: End
  readonly customer: End
  readonly executant: End
  /** The end for somebody at a desk, where they aren't sent to sign in. */
  readonly desk?: End
}

const all = { anonymous: "enters", customer: "enters", executant: "enters" } as const
const members = { anonymous: "signs in", customer: "enters", executant: "enters" } as const

/** Members are none. */
const moderators = { anonymous: "signs in", customer: "/", executant: "/" } as const

const customers = { anonymous: "signs in", customer: "enters", executant: "/offers" } as const
const executants = { anonymous: "signs in", customer: "/orders", executant: "enters" } as const
/** A person who is no executant sees what everybody does. */
const offerOwner = { anonymous: "signs in", customer: "/offers/:key", executant: "enters" } as const
/** Page 1 of what is active. */
const toCustomers = "/applications/customer?page=1&at=active"
const toExecutants = "/applications/executant?page=1&at=active"

/** Home, with the dialog of the ways to the form over it (D11, E252). */
const formAtADesk = (kind: string, listing?: string): End =>
  `/?modal=create-on-phone&modal.kind=${kind}${listing === undefined ? "" : `&modal.listing=${listing}`}`

const expected = new Map<RoutePattern, Expected>([
  ["/", all],
  ["/auth/callback", all],
  ["/search", all],
  ["/orders", { flag: "order", ...customers }],
  ["/orders/new", { flag: "order", ...customers, desk: formAtADesk("Order") }],
  ["/orders/:key/edit", { flag: "order", ...customers, desk: formAtADesk("Order", ":key") }],
  ["/orders/:key/view", { flag: "order", ...members }],
  ["/orders/:key/view/:tab", { flag: "order", ...members }],
  ["/orders/:key", { flag: "order", ...all }],
  ["/offers", { flag: "offer", ...executants }],
  ["/offers/new", { flag: "offer", ...members, desk: formAtADesk("Offer") }],
  ["/offers/:key/edit", { flag: "offer", ...members, desk: formAtADesk("Offer", ":key") }],
  ["/offers/:key/view", { flag: "offer", ...offerOwner }],
  ["/offers/:key/view/:tab", { flag: "offer", ...offerOwner }],
  ["/offers/:key", { flag: "offer", ...all }],
  ["/applications", { flag: "applications", ...members }],
  [
    "/applications/executant",
    { flag: "applications", anonymous: "signs in", customer: toCustomers, executant: "enters" },
  ],
  [
    "/applications/customer",
    { flag: "applications", anonymous: "signs in", customer: "enters", executant: toExecutants },
  ],
  ["/deals", { flag: "deals", ...members }],
  ["/deals/:key", { flag: "deals", ...members }],
  ["/favorites", { flag: "favorites", ...members }],
  ["/executant/profile", { flag: "executant", anonymous: "signs in", customer: "/profile", executant: "enters" }],
  ["/profile", { anonymous: "signs in", customer: "enters", executant: "/executant/profile" }],
  ["/executant/profile/:key", { flag: "executant", ...all }],
  ["/profile/:key", { flag: "profile", ...all }],
  ["/chat", { flag: "chat", ...members }],
  ["/notifications", { flag: "notifications", ...members }],
  ["/moderation", { flag: "moderation", ...moderators }],
  ["/moderation/queue/:key", { flag: "moderation", ...moderators }],
  ["/moderation/blocks", { flag: "moderation", ...moderators }],
  ["/moderation/audit", { flag: "moderation", ...moderators }],
  ["/other", { ...all, desk: "/" }],
  ["/settings", members],
  ["/support/support", all],
  ["/support/faq", all],
  ["/support/privacy", all],
  ["/support/about", all],
  ["/support/ua", all],
  ["/testing", { flag: "testing", ...all }],
  [ownPage("handra"), { ...members, desk: "/orders" }],
])

const someFlags: fc.Arbitrary<Flags> = fc
  .tuple(...flagNames.map(() => fc.boolean()))
  .map((values) => Object.fromEntries(flagNames.map((name, index) => [name, values[index] ?? false])) as Flags)

/** Everybody of whom all is known. */
const aKnownVisitor = fc.record({
  who: fc.constantFrom("anonymous", "customer", "executant"),
  isMobile: fc.boolean(),
  flags: someFlags,
})
type KnownVisitor = typeof aKnownVisitor extends fc.Arbitrary<infer One> ? One : never

const visitorOf = ({ who, isMobile, flags }: KnownVisitor): Visitor =>
  who === "anonymous"
    ? { presence: "anonymous", side: null, isModerator: false, isMobile, flags }
    : { presence: "signedIn", side: who, isModerator: false, isMobile, flags }

const endOf = (path: RoutePattern, visitor: Visitor): End | "waits" => {
  const verdict = admit(rulesOf(path), visitor)
  switch (verdict.go) {
    case "in":
      return "enters"
    case "signIn":
      return "signs in"
    case "wait":
      return "waits"
    case "to":
      return verdict.path as `/${string}`
  }
}

/** The order of D9: flag, sign-in, resolution, and only then the profile. */
const expectedEnd = (row: Expected, { who, isMobile, flags }: KnownVisitor): End => {
  if (row.flag !== undefined && !flags[row.flag]) return "/"
  if (row[who] === "signs in") return flags.login ? "signs in" : "/"
  if (row.desk !== undefined && !isMobile) return row.desk
  return row[who]
}

it("is said of every route", () => {
  expect([...expected.keys()].toSorted()).toEqual([...routes, ownPage("handra")].toSorted())
})

describe.each([...expected])("%s", (path, row) => {
  it("lets in whom it should, and sends the others where they belong", () => {
    fc.assert(
      fc.property(aKnownVisitor, (visitor) => {
        expect(endOf(path, visitorOf(visitor))).toBe(expectedEnd(row, visitor))
      }),
      { numRuns: 300 },
    )
  })

  it("decides no sooner than it can, and never otherwise than it does once all is known", () => {
    const unknown = fc.constantFrom<Partial<Visitor>>(
      { flags: null },
      { presence: "unknown", side: null },
      { side: null },
      { flags: null, presence: "unknown", side: null },
    )
    fc.assert(
      fc.property(aKnownVisitor, unknown, (visitor, missing) => {
        const early = endOf(path, { ...visitorOf(visitor), ...missing })
        expect(["waits", expectedEnd(row, visitor)]).toContain(early)
      }),
      { numRuns: 300 },
    )
  })

  it("waits for what decides", () => {
    const phone: Visitor = { presence: "unknown", side: null, isModerator: false, isMobile: true, flags: null }
    const needs = row.flag !== undefined || row.anonymous === "signs in"
    expect(endOf(path, phone)).toBe(needs ? "waits" : "enters")
  })
})

describe("a route for a profile that its address names", () => {
  it.each([
    "/orders/:key/view/:tab",
    "/offers/:key/view/:tab",
    "/deals/:key",
    "/chat",
    "/executant/profile",
    "/applications/executant",
    "/applications/customer",
  ] as const)("is %s", (path) => {
    expect(rulesOf(path).linked).toBe(true)
  })

  it("leads away only when it is known as whom the visitor acts", () => {
    const visitor: Visitor = {
      presence: "signedIn",
      isModerator: false,
      isMobile: false,
      flags: defaultFlags,
      side: null,
    }
    expect(endOf("/offers/:key/view/:tab", visitor)).toBe("waits")
    expect(endOf("/offers/:key/view/:tab", { ...visitor, side: "customer" })).toBe("/offers/:key")
  })
})

it("fills in the parts of the address that it leads away from", () => {
  expect(filledPath("/offers/:key", { key: "k1", tab: "details" })).toBe("/offers/k1")
  expect(filledPath("/orders", { key: "k1" })).toBe("/orders")
})
