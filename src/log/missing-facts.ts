/** The things that one log has and another one should show, but never does. docs/replay.md says when it should. */
import { ownExecutants } from "../projections/profiles.ts"
import { hasHeardOf, type Fact, type Facts, type Known } from "./known-facts.ts"
import type { LogIndex } from "./log-index.ts"
import { pathText, valueAt } from "./readable.ts"

/** A log with what is known by it, up to an event. */
export interface KnownLog {
  readonly known: Known
  readonly index: LogIndex
  readonly end: number
}

const newestOfEach = (facts: Facts): readonly Fact[] =>
  [...facts.values()].flatMap((states) => [...states.values()].toSorted((a, b) => b.asOf - a.asOf).slice(0, 1))

/** A log that shows a stretch of a conversation has each message of it. */
export const missingMessages = (mine: Known, { index, end }: KnownLog): readonly Fact[] => {
  const state = index.readAfter(end)
  return newestOfEach(mine.facts).filter(({ path }) => {
    const [model, collection, place = ""] = path
    if (model !== "chat" || collection !== "messages") return false
    const [chatKey = "", id = ""] = place.split("/")
    const [first, last] = ["first", "last"].map((name) => valueAt(state, ["chat", "spans", chatKey, name]))
    const isShown = typeof first === "number" && typeof last === "number" && first <= Number(id) && Number(id) <= last
    return isShown && valueAt(state, path) === undefined
  })
}

/** The collections of things that both sides are told of when they are made. */
const sharedOfTwo: ReadonlySet<string> = new Set(["applications.byKey", "deals.byKey"])

const sides = ["customer", "executant"] as const

/**
 * A log of one side has each application and deal that was made between two moments which hubs told of. Both are the
 * server's dates.
 */
export const missingOfTwo = (mine: Known, { known, index, end }: KnownLog): readonly Fact[] => {
  const { account, profiles } = index.stateAfter(end)
  const executants = ownExecutants(profiles) ?? []
  const own = new Set([account.account?.key, ...executants.map(({ key }) => key)])
  return newestOfEach(mine.facts).filter(({ path, value }) => {
    if (!sharedOfTwo.has(path.slice(0, 2).join(".")) || known.facts.has(pathText(path))) return false
    const isTheirs = sides.some((side) => own.has(String(valueAt(value, [side, "key"]))))
    const made = Date.parse(String(value["createdDate"]))
    return isTheirs && hasHeardOf(known, made - 1, made + 1)
  })
}
