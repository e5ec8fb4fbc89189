/**
 * Two logs of one trade side by side: the first fact that one has and the other shows otherwise. Two tabs or devices of
 * one account share its cursors; two accounts share the keys of things and the server's dates. Pseudonyms are each log's own,
 * so that of texts the lengths alone are compared. docs/replay.md says what can be compared.
 */
import { isRecord } from "../domain/json.ts"
import { changesBetween, type Change } from "./changes.ts"
import { hiddenFields } from "./hidden-fields.ts"
import { cursorClock, hasHeardOf, knownOf, serverClock, type Fact, type Known } from "./known-facts.ts"
import type { LogIndex } from "./log-index.ts"
import { missingMessages, missingOfTwo, type KnownLog } from "./missing-facts.ts"

/** "told": the hubs say each change, so an older state is wrong once they told of later ones. "read": only when it is asked for. */
type Spread = "told" | "read"

const ofOneAccount: Readonly<Record<string, Spread>> = {
  "account.account": "told",
  "applications.byKey": "told",
  "applications.counts": "read",
  "applications.pages": "read",
  "chat.chats": "told",
  "chat.messages": "told",
  "chat.pages": "read",
  "chat.unread": "told",
  "deals.byKey": "told",
  "deals.pages": "read",
  "listings.own": "told",
  "listings.pages": "read",
  "notifications.byId": "told",
  "notifications.pages": "read",
  "notifications.unread": "told",
  "profiles.byKey": "told",
}

const ofTwoAccounts: Readonly<Record<string, Spread>> = {
  "applications.byKey": "told",
  "chat.messages": "read",
  "deals.byKey": "told",
}

/** Fields that differ by when somebody looks: numbers that nobody is told of, and addresses that are signed anew. */
const ofTheMoment = [
  ...["asOf", "views", "applications", "favorites", "rating", "ordersInProgress", "ordersCompleted", "completionRate"],
  ...["photo", "url", "thumbnailUrl", "filesEnd", "authorName"],
]

/** Fields that the two sides of a thing see differently, or that one of them alone is told of. */
const ofEachSide = ["isRead", "isRemoved", "lockoutEndDate", "notInterested", "place", "unread", "updatedDate"]

/** Other things that stand within one as they were when it was read. */
const held: ReadonlySet<string> = new Set(["author", "customer", "executant", "listing", "owner"])

/** Of places the degrees are hidden, and of texts all but their lengths. */
const shown = (hidden: unknown): unknown => {
  if (typeof hidden === "string") return `${hidden.length} hidden signs`
  return Array.isArray(hidden) ? hidden.map(shown) : null
}

/** A thing as both logs could have it. */
const comparable = (value: unknown, leftOut: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((one) => comparable(one, leftOut))
  if (!isRecord(value)) return value
  const field = (name: string, of: unknown): unknown => {
    if (hiddenFields.has(name)) return shown(of)
    return held.has(name) && isRecord(of) ? of["key"] : comparable(of, leftOut)
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !leftOut.has(name))
      .map(([name, of]) => [name, field(name, of)]),
  )
}

/** A fact of one log beside what the other one shows of the same thing; null: it does not have it at all. */
export interface Divergence {
  /** 0: the first log has the fact; 1: the second one. */
  readonly has: 0 | 1
  readonly fact: Fact
  readonly other: Fact | null
  /** Of the thing: what the log that has the fact shows, beside what the other does. */
  readonly changes: readonly Change[]
}

export interface Pairing {
  readonly isOneAccount: boolean
  /** The number of facts that were compared, by the collection that they are in, as `deals.byKey`. */
  readonly compared: Readonly<Record<string, number>>
  /** By the moment that both logs share. */
  readonly first: Divergence | null
}

interface Rules {
  readonly spreads: Readonly<Record<string, Spread>>
  readonly leftOut: ReadonlySet<string>
}

const rulesOfOne: Rules = { spreads: ofOneAccount, leftOut: new Set(ofTheMoment) }
const rulesOfTwo: Rules = { spreads: ofTwoAccounts, leftOut: new Set([...ofTheMoment, ...ofEachSide]) }

const collectionOf = ({ path }: Fact): string => path.slice(0, 2).join(".")

const newestUpTo = (states: ReadonlyMap<number, Fact>, moment: number): Fact | null =>
  [...states.values()].reduce<Fact | null>(
    (newest, one) => (one.asOf <= moment && one.asOf > (newest?.asOf ?? -1) ? one : newest),
    null,
  )

/** The state that another log shows at the moment of a fact, if it should show the same. */
const counterpart = (fact: Fact, states: ReadonlyMap<number, Fact>, spread: Spread, other: Known): Fact | null => {
  const same = states.get(fact.asOf)
  if (same !== undefined || spread === "read") return same ?? null
  const isSuperseded = [...states.keys()].some((moment) => moment > fact.asOf)
  const older = isSuperseded ? null : newestUpTo(states, fact.asOf)
  return older !== null && hasHeardOf(other, older.asOf, fact.asOf) ? older : null
}

const compare = (mine: Known, theirs: Known, has: 0 | 1, rules: Rules) => {
  const found: Divergence[] = []
  const compared: string[] = []
  for (const [name, states] of mine.facts) {
    const others = theirs.facts.get(name)
    if (others === undefined) continue
    for (const fact of states.values()) {
      const spread = rules.spreads[collectionOf(fact)]
      const other = spread === undefined ? null : counterpart(fact, others, spread, theirs)
      if (other === null) continue
      compared.push(collectionOf(fact))
      const changes = changesBetween(comparable(fact.value, rules.leftOut), comparable(other.value, rules.leftOut))
      if (changes.length > 0) found.push({ has, fact, other, changes })
    }
  }
  return { found, compared }
}

/** The account that the log was of last, also where it ends signed out; null: nobody signed in. */
export const accountOf = ({ log, stateAfter }: LogIndex, end: number): string | null => {
  const keys = log.envelopes.slice(0, end).map(({ event }) => {
    const account = "account" in event ? event.account : undefined
    return isRecord(account) && typeof account["key"] === "string" ? account["key"] : null
  })
  return keys.findLast((key) => key !== null) ?? stateAfter(0).account.account?.key ?? null
}

const counted = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** Compares two logs up to an event of the first one. */
export const pairOf = (one: LogIndex, other: LogIndex, end: number): Pairing => {
  const account = accountOf(one, end)
  const isOneAccount = account !== null && account === accountOf(other, other.length)
  const clock = isOneAccount ? cursorClock : serverClock
  const rules = isOneAccount ? rulesOfOne : rulesOfTwo
  const knownLog = (index: LogIndex, upTo: number): KnownLog => ({
    known: knownOf(index, upTo, clock),
    index,
    end: upTo,
  })
  const [mine, theirs] = [knownLog(one, end), knownLog(other, other.length)]
  const [left, right] = [compare(mine.known, theirs.known, 0, rules), compare(theirs.known, mine.known, 1, rules)]
  const missing = ({ known }: KnownLog, of: KnownLog, has: 0 | 1): readonly Divergence[] =>
    [...missingMessages(known, of), ...(isOneAccount ? [] : missingOfTwo(known, of))].map((fact) => ({
      has,
      fact,
      other: null,
      changes: [],
    }))
  const found = [...left.found, ...right.found, ...missing(mine, theirs, 0), ...missing(theirs, mine, 1)]
  const [first = null] = found.toSorted((a, b) => a.fact.asOf - b.fact.asOf || a.has - b.has)
  return { isOneAccount, compared: counted([...left.compared, ...right.compared]), first }
}
