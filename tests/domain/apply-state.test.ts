/** The first true reason why a person can't apply, and what to do about it. */
import { describe, expect, it } from "vitest"
import type { Account } from "../../src/domain/account.ts"
import type { Application } from "../../src/domain/applications.ts"
import { applyState, type ApplyFacts } from "../../src/domain/apply-state.ts"
import type { Deal } from "../../src/domain/deals.ts"
import type { Rating } from "../../src/domain/participants.ts"
import type { Executant } from "../../src/domain/profiles.ts"
import { anAccountAt, anExecutantAt } from "../arbitraries/world-entities.ts"

const rating: Rating = { value: null, counts: [0, 0, 0, 0, 0] }

const account = (activeProfileKey: string): Account => ({ ...anAccountAt(1, activeProfileKey), key: "account" })

const executant = (key: string, status: Executant["status"], categoryKey = "gardens"): Executant => ({
  ...anExecutantAt(1, 1, status),
  key,
  name: `${key} & sons`,
  reason: status === "Draft" ? "Other" : null,
  categoryKey,
})

const application = (status: Application["status"], lockoutEndDate: string | null = null): Application => ({
  key: "application",
  status,
  createdDate: "2026-05-01T10:00:00.000Z",
  updatedDate: "2026-05-01T10:00:00.000Z",
  lockoutEndDate,
  isRead: false,
  notInterested: false,
  customer: { key: "stranger", name: "Bob", type: "Customer", photo: null, rating },
  executant: { key: "green", name: "Green", type: "Executant", photo: null, rating },
  listing: {
    kind: "Order",
    key: "order",
    name: "Mow the lawn",
    price: { byAgreement: true, rate: null },
    startDate: "2026-06-01",
    endDate: "2026-06-01",
    status: "Published",
  },
  dealKey: status === "Accepted" ? "deal" : null,
  asOf: 1,
})

const deal = (status: Deal["status"]): ApplyFacts["deal"] => ({ key: "deal", status })

const facts = (given: Partial<ApplyFacts>): ApplyFacts => ({
  presence: "signedIn",
  account: account("green"),
  executants: [executant("green", "Published")],
  listing: "Order",
  ownerKey: "stranger",
  rootCategoryKey: "gardens",
  application: null,
  deal: undefined,
  now: "2026-05-02T00:00:00.000Z",
  ...given,
})

describe("applying to an order", () => {
  it("is open to a published executant who has not applied", () => {
    expect(applyState(facts({}))).toEqual({ kind: "canApply", profileKey: "green" })
  })

  it("needs somebody signed in, whatever else is known", () => {
    expect(applyState(facts({ presence: "anonymous", account: null, executants: undefined }))).toEqual({
      kind: "signIn",
    })
  })

  it("says nothing before enough is known", () => {
    expect(applyState(facts({ presence: "unknown" }))).toEqual({ kind: "unknown" })
    expect(applyState(facts({ account: null }))).toEqual({ kind: "unknown" })
    expect(applyState(facts({ executants: undefined }))).toEqual({ kind: "unknown" })
    expect(applyState(facts({ application: undefined }))).toEqual({ kind: "unknown" })
    expect(applyState(facts({ account: account("just made elsewhere") }))).toEqual({ kind: "unknown" })
  })

  it("leads an owner to the owner's view, with any profile active", () => {
    for (const active of ["account", "green"])
      expect(applyState(facts({ account: account(active), ownerKey: "account" }))).toEqual({ kind: "ownListing" })
  })

  it("asks a customer with a published executant to switch, to one of the same category first", () => {
    const executants = [executant("blue", "Published", "paint"), executant("green", "Published")]
    expect(applyState(facts({ account: account("account"), executants }))).toEqual({
      kind: "switchProfile",
      profileKey: "green",
      name: "green & sons",
    })
    expect(applyState(facts({ account: account("account"), executants, rootCategoryKey: "law" }))).toMatchObject({
      profileKey: "blue",
    })
  })

  it("asks a waiting or refused executant to switch when another profile is published", () => {
    const executants = [executant("blue", "Published"), executant("green", "OnModeration")]
    expect(applyState(facts({ executants }))).toMatchObject({ kind: "switchProfile", profileKey: "blue" })
  })

  it("asks who has no executant, or only refused ones, to create one", () => {
    expect(applyState(facts({ account: account("account"), executants: [] }))).toEqual({ kind: "createExecutant" })
    expect(applyState(facts({ executants: [executant("green", "Draft")] }))).toEqual({ kind: "createExecutant" })
  })

  it("tells who has one on moderation to wait", () => {
    const executants = [executant("green", "OnModeration")]
    for (const active of ["account", "green"])
      expect(applyState(facts({ account: account(active), executants }))).toEqual({
        kind: "onModeration",
        name: "green & sons",
      })
  })

  it("shows an application that waits, and one that became a deal", () => {
    expect(applyState(facts({ application: application("Sent") }))).toMatchObject({ kind: "applied" })
    expect(applyState(facts({ application: application("Accepted") }))).toEqual({
      kind: "accepted",
      profileKey: "green",
      dealKey: "deal",
    })
  })

  // Accepted applications are in neither list that an applicant loads (D56).
  it.each([undefined, null])("shows a running deal where its application is %s", (unlisted) => {
    expect(applyState(facts({ application: unlisted, deal: deal("InProgress") }))).toEqual({
      kind: "accepted",
      profileKey: "green",
      dealKey: "deal",
    })
  })

  it.each(["Closed", "Canceled"] as const)("is open again once the deal is %s (D58)", (status) => {
    for (const last of [null, application("Accepted")])
      expect(applyState(facts({ application: last, deal: deal(status) }))).toMatchObject({ kind: "canApply" })
    expect(applyState(facts({ application: undefined, deal: deal(status) }))).toEqual({ kind: "unknown" })
    expect(applyState(facts({ application: application("Sent"), deal: deal(status) }))).toMatchObject({
      kind: "applied",
    })
  })

  it.each(["Canceled", "Rejected"] as const)("is locked after %s until the lockout ends", (status) => {
    const until = "2026-05-02T10:00:00.000Z"
    expect(applyState(facts({ application: application(status, until) }))).toEqual({ kind: "lockedOut", until })
    expect(applyState(facts({ application: application(status, until), now: until }))).toMatchObject({
      kind: "canApply",
    })
    expect(applyState(facts({ application: application(status) }))).toMatchObject({ kind: "canApply" })
  })
})

describe("applying to an offer", () => {
  const offered = (given: Partial<ApplyFacts>): ApplyFacts =>
    facts({ listing: "Offer", account: account("account"), ownerKey: "stranger at work", ...given })

  it("is open to every customer who has not applied, with or without an executant", () => {
    for (const executants of [[], [executant("green", "Draft")], [executant("green", "Published")]])
      expect(applyState(offered({ executants }))).toEqual({ kind: "canApply", profileKey: "account" })
  })

  it("asks who acts as an executant to switch to the customer", () => {
    expect(applyState(offered({ account: account("green") }))).toEqual({
      kind: "switchProfile",
      profileKey: "account",
      name: "Anna",
    })
  })

  it("leads whoever offers it to the owner's view, with any profile active", () => {
    for (const active of ["account", "green"])
      expect(applyState(offered({ account: account(active), ownerKey: "green" }))).toEqual({ kind: "ownListing" })
  })

  it("says nothing before the own profiles and applications are known", () => {
    expect(applyState(offered({ executants: undefined }))).toEqual({ kind: "unknown" })
    expect(applyState(offered({ application: undefined }))).toEqual({ kind: "unknown" })
  })

  it("shows a running deal of the customer", () => {
    expect(applyState(offered({ deal: deal("InProgress") }))).toMatchObject({ kind: "accepted", profileKey: "account" })
  })

  it("shows an application that waits, and is locked until a lockout ends", () => {
    const until = "2026-05-02T10:00:00.000Z"
    expect(applyState(offered({ application: application("Sent") }))).toMatchObject({ kind: "applied" })
    expect(applyState(offered({ application: application("Rejected", until) }))).toEqual({ kind: "lockedOut", until })
  })
})

describe("a status that only a newer contract knows", () => {
  it.each<readonly [string, Partial<ApplyFacts>, object]>([
    ["of the last application", { application: application("Unknown") }, { kind: "unknown" }],
    [
      "of the deal that it became",
      { application: application("Accepted"), deal: deal("Unknown") },
      { kind: "accepted", profileKey: "green", dealKey: "deal" },
    ],
    ["of the only profile", { executants: [executant("green", "Unknown")] }, { kind: "unknown" }],
  ])("%s lets nobody apply", (_, given, state) => {
    expect(applyState(facts(given))).toEqual(state)
  })
})
