/** Approvals of breaking changes: what holds, what opens again, and what is off the form. docs/contracts.md. */
import { describe, expect, it } from "vitest"
import { approvalsIn, standingOf } from "../../scripts/contract/report/approvals.ts"
import { reportOf } from "../../scripts/contract/report/report.ts"
import { isBreaking, type Report } from "../../scripts/contract/report/reported.ts"
import { textOf } from "../../scripts/contract/report/text.ts"
import { contractTree } from "../../scripts/contract/source/contract-tree.ts"
import { contract, nothing, record, text, type Schema } from "./small-contracts.ts"

const entry = (change: string, more = ""): string => `- change: ${change}
  what: Told.name is gone
  reason: Nobody reads it.
  owner: the deals team
  until: 2027-03-31
  uses: 1
${more}`

const contractsOf = (told: Schema) => new Map([["core", contractTree("core", contract(nothing, told).core)]])

const report = (approved: string, today: string, now: Schema = record({})): Promise<Report> =>
  reportOf({
    ...{ title: "", base: "BASE", now: "openapi/", today, wireTypes: null, evidence: null },
    before: contractsOf(record({ name: text })),
    after: contractsOf(now),
    approvals: approvalsIn("approved.yaml", approved),
  })

const fingerprint = async (now?: Schema): Promise<string> =>
  (await report("", "2027-01-01", now)).changes[0]?.fingerprint ?? ""

describe("an approval", () => {
  it("lets a change break until its day has passed", async () => {
    const approved = entry(await fingerprint())
    const [before, after] = [await report(approved, "2027-03-31"), await report(approved, "2027-04-01")]
    expect([isBreaking(before), isBreaking(after)]).toEqual([false, true])
    expect(textOf([before])).toContain("Approved by the deals team until 2027-03-31: Nobody reads it.")
    expect(textOf([after])).toMatch(/Open again: the approval F\w+ by the deals team ended on 2027-03-31\./u)
  })

  it("is open again where more is reached than was approved", () => {
    const [approval] = approvalsIn("approved.yaml", entry("F0123456789"))
    if (approval === undefined) throw new Error("There is no approval.")
    expect(standingOf(approval, 1, "2027-01-01").state).toBe("approved")
    expect(standingOf(approval, 2, "2027-01-01").state).toBe("grown")
  })

  it("is of one change, whatever words and order the contract has", async () => {
    const words = record({ other: text })
    expect(await fingerprint({ ...record({}), description: "Other words." })).toBe(await fingerprint())
    expect(await fingerprint({ properties: {}, type: "object" })).toBe(await fingerprint())
    expect(await fingerprint(words)).not.toBe(await fingerprint())
  })

  it("tells values apart", async () => {
    const grown = async (...values: readonly string[]) => {
      const [before, after] = [["A"], ["A", ...values]].map((all) => contractsOf(record({ kind: { enum: all } })))
      if (before === undefined || after === undefined) throw new Error("There are two.")
      const { changes } = await reportOf({
        ...{ title: "", base: "BASE", now: "openapi/", today: "", wireTypes: null, approvals: [], evidence: null },
        before,
        after,
      })
      return changes.map((change) => change.fingerprint)
    }
    expect(await grown("B")).not.toEqual(await grown("C"))
  })

  it("says of itself where it is of no change", async () =>
    expect(textOf([await report(entry("F0123456789"), "2027-01-01")])).toContain(
      "The approval F0123456789 is of no change since then. (openapi/approved.yaml:1)",
    ))
})

describe("a file of approvals", () => {
  it.each([
    ["is no list", "change: F0123456789\n", "approved.yaml:1: is no list"],
    ["is no YAML", "- change: [\n", "can't be read"],
    ["has an entry without a reason", entry("F0123456789").replace(/.*reason.*\n/u, ""), "1: an approval needs reason"],
    ["has no day", entry("F0123456789").replace(/.*until.*\n/u, ""), "1: an approval needs until, a day such as"],
    ["has a day that there is not", entry("F0123456789").replace("03-31", "02-31"), ":5: 2027-02-31 is no day"],
    ["has a number that is none", entry("F0123456789").replace("uses: 1", "uses: many"), ":6: an approval needs uses"],
    ["has a name that nobody knows", entry("F0123456789", "  forever: true\n"), ":7: an approval has no forever"],
    ["names no fingerprint", entry("Told.name"), ":1: Told.name is no fingerprint"],
    ["approves twice", entry("F0123456789") + entry("F0123456789"), ":7: F0123456789 is approved twice"],
    ["has something else in its list", "- F0123456789\n", "approved.yaml:1: an approval is a record"],
  ])("that %s approves nothing, and is an error at its line", (_what, file, sentence) =>
    expect(() => approvalsIn("approved.yaml", file)).toThrow(sentence),
  )

  it("may be empty", () => expect(approvalsIn("approved.yaml", "# Nothing yet.\n")).toEqual([]))
})
