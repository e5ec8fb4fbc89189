/** Reports a comparison: each change once, with all services and operations that share it and whom it reaches. */
import { changesOf, type Change } from "../compare/contracts.ts"
import { recordedEvidence, type NewShapes } from "../evidence/evidence.ts"
import type { Traffic } from "../evidence/traffic.ts"
import { clientGraph } from "../impact/client-graph.ts"
import type { Graph } from "../impact/graph.ts"
import { impactIn, type Impact } from "../impact/impact.ts"
import { reachIn, type Named } from "../impact/reach.ts"
import type { Client } from "../refold/client.ts"
import { endingsIn } from "../refold/endings.ts"
import { refoldingIn } from "../refold/refold.ts"
import type { Contracts } from "../source/read.ts"
import { standingOf, type Approval } from "./approvals.ts"
import { fingerprintOf, newNameIn } from "./fingerprint.ts"
import type { Report, ReportedChange } from "./reported.ts"
import { versionsOf } from "./versions.ts"

/** Recorded answers, and all that they are held against. */
export interface Evidence {
  readonly name: string
  readonly traffic: Traffic
  readonly newer: NewShapes
  /** The client with the wire types from before. */
  readonly client: Client
}

export interface Comparison {
  readonly title: string
  /** The name of what there was before. */
  readonly base: string
  /** The name of what there is now. */
  readonly now: string
  readonly before: Contracts
  readonly after: Contracts
  /** The wire types that were generated from it, by their way below `src/`; null: nobody asks whom it reaches. */
  readonly wireTypes: ReadonlyMap<string, string> | null
  readonly approvals: readonly Approval[]
  /** The day on which approvals are asked for, `YYYY-MM-DD`. */
  readonly today: string
  readonly evidence: Evidence | null
}

/** Answers of changes that share all but their operations which screens end otherwise. */
const refoldedBy = (found: readonly Change[], graph: Graph | null, evidence: Evidence | null) => {
  if (graph === null || evidence === null) return async () => null
  const refold = refoldingIn(evidence.client, evidence.traffic.answers)
  const endingsOf = endingsIn(graph)
  const valueOf = ({ schema, fields, way, operation }: Change) => JSON.stringify([schema, fields, way, operation])
  const ofValue = Map.groupBy(found, valueOf)
  return async (change: Change, before: Named, screens: readonly string[]) => {
    const refolded = await refold({ change, others: ofValue.get(valueOf(change)) ?? [], before })
    return refolded && { answers: refolded.answers, endings: endingsOf(refolded.ended, screens) }
  }
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

export const reportOf = async (comparison: Comparison): Promise<Report> => {
  const { title, base, now, before, after, wireTypes, approvals, today, evidence } = comparison
  const found = changesOf(before, after)
  const groups = groupsOf(found)
  const reachOf = reachIn(before, after)
  const graph = groups.length === 0 || wireTypes === null ? null : await clientGraph(wireTypes)
  const impactOf = graph === null ? null : impactIn(graph)
  const refold = refoldedBy(found, graph, evidence)
  const reported = groups.map(async (group): Promise<readonly ReportedChange[]> => {
    const [first] = group
    if (first === undefined) return []
    const reached = group.map((change) => [change, reachOf(change)] as const)
    const named = all(group.map(({ operation }) => (operation === null ? [] : [operation])))
    const operations = all(reached.map(([, reach]) => reach.operations))
    const messages = all(reached.map(([, reach]) => reach.messages))
    const former: Named = {
      operations: all(reached.map(([, { before: named }]) => named.operations)),
      messages: all(reached.map(([, { before: named }]) => named.messages)),
    }
    const { level, breaks, rule, why, way, where, values, place, what } = first
    const fingerprint = fingerprintOf(first)
    const approval = level === "breaking" ? approvals.find(({ change }) => change === fingerprint) : undefined
    const impact = impactOf === null ? null : joined(reached.map(([change, reach]) => impactOf(change, reach)))
    return [
      {
        ...{ level, breaks, rule, why, way, where, values, place, operations, messages, former, fingerprint, impact },
        services: all([group.map(({ service }) => service)]),
        what: said(first),
        edit: what,
        isOfAll: named.length === 0 && first.schema === null,
        only: named.length === 1 ? (named[0] ?? null) : null,
        newName: newNameIn(what),
        standing: approval === undefined ? null : standingOf(approval, operations.length + messages.length, today),
        refolding: await refold(first, former, impact?.screens ?? []),
      },
    ]
  })
  const changes = (await Promise.all(reported)).flat()
  const idle = approvals.filter(({ change }) => !changes.some(({ fingerprint }) => fingerprint === change))
  const versions = versionsOf(before, after, found)
  const recorded = evidence && recordedEvidence(evidence.name, evidence.traffic, evidence.newer, changes)
  return { title, base, now, changes, versions, idle, evidence: recorded }
}
