/**
 * Breaking changes that somebody answers for, in `openapi/approved.yaml`: each by its fingerprint, with a reason, an owner,
 * the day on which it ends, and the uses that it had. A file that is off its form approves nothing, and is an error.
 */
import { isSaid, parseContract, placeOf, Unsound, type Place, type Said } from "../source/parse.ts"

export interface Approval {
  readonly change: string
  readonly reason: string
  readonly owner: string
  /** The last day that it holds, `YYYY-MM-DD`. */
  readonly until: string
  /** Operations and hub messages that the change reached when it was approved. */
  readonly uses: number
  readonly place: Place | null
}

/** A breaking change is approved, or open again: its day has passed, or more is reached than was approved. */
export type Standing =
  | { readonly state: "approved"; readonly approval: Approval }
  | { readonly state: "ended"; readonly approval: Approval }
  | { readonly state: "grown"; readonly approval: Approval }

const words = ["change", "what", "reason", "owner", "until"]

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)

const approvalIn = (entry: unknown, file: string, list: unknown, index: number): Approval => {
  const fail = (why: string, key?: string): never => {
    throw new Unsound(why, placeOf(entry, key) ?? placeOf(list, String(index)) ?? { file, line: 1 })
  }
  if (!isSaid(entry)) return fail("an approval is a record with change, what, reason, owner, until and uses.")
  const text = (said: Said, key: string): string => {
    const one = said[key]
    return typeof one === "string" && one.trim() !== ""
      ? one
      : fail(`an approval needs ${key}, ${key === "until" ? "a day such as 2027-01-31" : "in words"}.`, key)
  }
  for (const key of Object.keys(entry))
    if (key !== "uses" && !words.includes(key)) fail(`an approval has no ${key}.`, key)
  const [change = "", , reason = "", owner = "", until = ""] = words.map((key) => text(entry, key))
  if (!/^F[0-9a-f]{10}$/u.test(change)) fail(`${change} is no fingerprint of a change: sdk:diff says them.`, "change")
  if (!isDay(until)) fail(`${until} is no day, such as 2027-01-31.`, "until")
  const { uses } = entry
  if (typeof uses !== "number" || !Number.isInteger(uses) || uses < 0)
    return fail("an approval needs uses, a number that sdk:diff says.", "uses")
  return { change, reason, owner, until, uses, place: placeOf(entry) }
}

/** Throws `Unsound` where the file is off its form; a file that is empty approves nothing. */
export const approvalsIn = (file: string, text: string): readonly Approval[] => {
  const list = parseContract(file, text)
  if (list === null) return []
  if (!Array.isArray(list)) throw new Unsound("is no list of approvals.", { file, line: 1 })
  const approvals = list.map((entry: unknown, index) => approvalIn(entry, file, list, index))
  for (const [index, { change, place }] of approvals.entries())
    if (approvals.slice(0, index).some((one) => one.change === change))
      throw new Unsound(`${change} is approved twice.`, place)
  return approvals
}

/** `today`: as `YYYY-MM-DD`. */
export const standingOf = (approval: Approval, uses: number, today: string): Standing => {
  const state = today > approval.until ? "ended" : uses > approval.uses ? "grown" : "approved"
  return { state, approval }
}
