/** Finds what the quick search offers, by what is typed and what was chosen lately. */
import { fitOf, soughtBy, type Sought } from "../../../domain/matching.ts"
import type { Act, Keys } from "../../app/acts.ts"
import type { IconName } from "../../parts/icon-paths.ts"

/** In the order in which they stand while nothing is typed. */
export const entryGroups = ["recent", "chats", "listings", "do", "go", "market"] as const
export type EntryGroup = (typeof entryGroups)[number]

export interface Entry {
  /** Names it among all entries. */
  readonly value: string
  readonly group: EntryGroup
  readonly label: string
  readonly detail?: string | undefined
  readonly icon: IconName
  readonly keys?: Keys | undefined
  readonly way: Act["way"]
  /** The server found it by words that are not in its name. */
  readonly isFound?: boolean | undefined
}

/** Of one's own things; nobody reads further in a list that answers to letters. */
const most = { untyped: 3, typed: 8 } as const

const isThing = ({ group }: Entry): boolean => group === "chats" || group === "listings"

/** The first of each group, as many as it has room for. */
const bounded = (entries: readonly Entry[], bound: number): readonly Entry[] => {
  const counts = new Map<EntryGroup, number>()
  return entries.filter((entry) => {
    const count = (counts.get(entry.group) ?? 0) + 1
    counts.set(entry.group, count)
    return !isThing(entry) || count <= bound
  })
}

/** Each as far down as it fits badly; what only its second line or the server has, comes after what its name has. */
const fitOfEntry = (sought: Sought, { label, detail = "", isFound = false }: Entry): number | null => {
  const [ofName, ofBoth] = [fitOf(sought, label), fitOf(sought, `${label} ${detail}`)]
  return ofName ?? (ofBoth === null ? (isFound ? 6 : null) : 3 + ofBoth)
}

/** The way to the market for the words is always the last: it fits anything. */
const worst = 9

const typedEntries = (all: readonly Entry[], sought: Sought): readonly Entry[] => {
  const fitting = all.flatMap((entry) => {
    const fit = entry.group === "market" ? worst : fitOfEntry(sought, entry)
    return fit === null ? [] : [{ entry, fit }]
  })
  const bestOf = (group: EntryGroup): number =>
    Math.min(...fitting.filter(({ entry }) => entry.group === group).map(({ fit }) => fit))
  const best = new Map(entryGroups.map((group) => [group, bestOf(group)]))
  const place = ({ group }: Entry): number =>
    (best.get(group) ?? worst) * entryGroups.length + entryGroups.indexOf(group)
  const sorted = fitting.toSorted((a, b) => place(a.entry) - place(b.entry) || a.fit - b.fit)
  return bounded(
    sorted.map(({ entry }) => entry),
    most.typed,
  )
}

/** `all` has the newest of each group first; `recent` has the values of those chosen lately, the last one first. */
export const shownEntries = (all: readonly Entry[], typed: string, recent: readonly string[]): readonly Entry[] => {
  const sought = soughtBy(typed)
  if (sought.words.length > 0) return typedEntries(all, sought)
  const again = recent.flatMap((value) => all.find((entry) => entry.value === value) ?? [])
  const others = all.filter((entry) => !again.includes(entry) && entry.group !== "market")
  const inOrder = others.toSorted((a, b) => entryGroups.indexOf(a.group) - entryGroups.indexOf(b.group))
  return [...again.map((entry) => ({ ...entry, group: "recent" }) as const), ...bounded(inOrder, most.untyped)]
}
