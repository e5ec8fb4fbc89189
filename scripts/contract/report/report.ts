/** Reports a comparison: each change once, with all services and operations that share it and whom it reaches. */
import { changesOf, type Change } from "../compare/contracts.ts"
import { clientGraph } from "../impact/client-graph.ts"
import { impactIn, type Impact } from "../impact/impact.ts"
import { reachIn } from "../impact/reach.ts"
import type { Contracts } from "../source/read.ts"

export interface ReportedChange extends Pick<Change, "level" | "breaks" | "rule" | "why" | "way" | "where" | "place"> {
  readonly services: readonly string[]
  /** The change without its operations: `Price.note is new in requests`. */
  readonly what: string
  /** The same without the field: `is new`. */
  readonly edit: string
  /** Every operation or hub message of a service has it. */
  readonly isOfAll: boolean
  /** The one that it is of alone. */
  readonly only: string | null
  readonly operations: readonly string[]
  readonly messages: readonly string[]
  readonly impact: Impact
  /** The new name of what was renamed. */
  readonly newName: string | null
}

export interface Report {
  /** The commit or folder that was compared with. */
  readonly base: string
  readonly changes: readonly ReportedChange[]
}

const said = ({ where, what, schema, way, rule }: Change): string => {
  if (where === "operation" || where === "message") return what
  return `${where} ${what}${schema !== null && rule !== "Schema.$ref renamed" ? ` in ${way === "asked" ? "requests" : "answers"}` : ""}`
}

/** Services and operations that share a component say the same about it. */
const groupsOf = (changes: readonly Change[]): readonly (readonly Change[])[] => [
  ...Map.groupBy(changes, (change) => {
    // Operations that come and go are told one by one.
    const one = change.rule.startsWith("Paths.") ? change.operation : ""
    return `${change.level} ${change.breaks} ${said(change)} ${one}`
  }).values(),
]

const all = <Item>(lists: readonly (readonly Item[])[]): readonly Item[] => [...new Set(lists.flat())]

const joined = (impacts: readonly Impact[]): Impact => {
  const of = (kind: Exclude<keyof Impact, "touched">) => all(impacts.map((impact) => impact[kind])).toSorted()
  const touched = new Map(
    impacts.flatMap((impact) => impact.touched).map((one) => [`${one.file}:${one.line} ${one.name}`, one]),
  )
  return {
    commands: of("commands"),
    normalisers: of("normalisers"),
    events: of("events"),
    recipes: of("recipes"),
    selectors: of("selectors"),
    screens: of("screens"),
    touched: [...touched.values()],
  }
}

/** `base` names what there was before, `wireTypes` has what was generated from it, by its way below `src/`. */
export const reportOf = async (
  base: string,
  before: Contracts,
  after: Contracts,
  wireTypes: ReadonlyMap<string, string> = new Map(),
): Promise<Report> => {
  const groups = groupsOf(changesOf(before, after))
  if (groups.length === 0) return { base, changes: [] }
  const reachOf = reachIn(before, after)
  const impactOf = impactIn(await clientGraph(wireTypes))
  const changes = groups.flatMap((group): readonly ReportedChange[] => {
    const [first] = group
    if (first === undefined) return []
    const reached = group.map((change) => [change, reachOf(change)] as const)
    const named = all(group.map(({ operation }) => (operation === null ? [] : [operation])))
    const { level, breaks, rule, why, way, where, place, what } = first
    return [
      {
        ...{ level, breaks, rule, why, way, where, place },
        services: all([group.map(({ service }) => service)]),
        what: said(first),
        edit: what,
        isOfAll: named.length === 0 && first.schema === null,
        only: named.length === 1 ? (named[0] ?? null) : null,
        operations: all(reached.map(([, reach]) => reach.operations)),
        messages: all(reached.map(([, reach]) => reach.messages)),
        impact: joined(reached.map(([change, reach]) => impactOf(change, reach))),
        newName: /^is named (\S+) now$/u.exec(what)?.[1] ?? null,
      },
    ]
  })
  return { base, changes }
}

export const isBreaking = ({ changes }: Report): boolean => changes.some(({ level }) => level === "breaking")
