/** The newest fact of the account says who it is and acts as. Spec §1, §3 Account; architecture: Events, rule 2. */
import { describe, expect, it } from "vitest"
import { activeProfileKey, activeSide, ownAccount } from "../../src/projections/account.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { anAccountAt, me, myExecutant } from "../arbitraries/world-entities.ts"

const after = (...events: readonly AppEvent[]) => foldPlain(events.map((event) => enveloped(event))).account
const known = (type: "AccountLoaded" | "AccountCreated" | "AccountChanged" | "ActiveProfileSwitched", at: number) =>
  ({ type, account: { ...anAccountAt(at, me), name: `${type} at ${at}` } }) as const

describe("the account", () => {
  it.each(["AccountLoaded", "AccountCreated", "AccountChanged", "ActiveProfileSwitched"] as const)(
    "is as the newest fact has it, and of two of one cursor as the later: %s",
    (type) => {
      const nameAfter = (before: number, now: number) =>
        ownAccount(after(known("AccountLoaded", before), { ...known(type, now) }))?.name
      expect(nameAfter(1, 2)).toBe(`${type} at 2`)
      expect(nameAfter(2, 2)).toBe(`${type} at 2`)
      expect(nameAfter(3, 2)).toBe("AccountLoaded at 3")
    },
  )

  it("is another person's at once, whatever the cursor: each account counts its own", () => {
    const theirs = { ...anAccountAt(1, "other"), key: "other" }
    expect(ownAccount(after(known("AccountLoaded", 9), { type: "AccountLoaded", account: theirs }))).toEqual(theirs)
  })

  it("is nobody's after signing out", () => {
    expect(ownAccount(after(known("AccountLoaded", 9), { type: "SignedOut", reason: "asked" }))).toBeNull()
  })
})

describe("the active side", () => {
  const as = (profileKey: string) => after({ type: "AccountLoaded", account: anAccountAt(1, profileKey) })

  it("is the customer's while the account itself is active, and the executant's while another profile is", () => {
    expect([activeSide(as(me)), activeSide(as(myExecutant))]).toEqual(["customer", "executant"])
    expect([activeProfileKey(as(me)), activeProfileKey(as(myExecutant))]).toEqual([me, myExecutant])
  })

  it("is the customer's while nobody is known", () => {
    expect([activeSide(after()), activeProfileKey(after())]).toEqual(["customer", null])
  })
})
