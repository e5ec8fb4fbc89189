/** Compares two states of the contracts: all that differs, judged by the table of rules. */
import { shapesOfTree } from "../normal/shape-of.ts"
import { callsIn } from "../normal/calls.ts"
import { paired, type Paired } from "../normal/paired.ts"
import { levelOf, kindName, verdictOf } from "../rules/table.ts"
import type { Edit, Level, Way } from "../rules/rule.ts"
import type { ContractTree } from "../source/contract-tree.ts"
import { placeOf, recordAt, type Place } from "../source/parse.ts"
import type { Contracts } from "../source/read.ts"
import { compareSchemes } from "./access.ts"
import { compareExtensions } from "./annotations.ts"
import type { Sides } from "./contents.ts"
import { compareHeaders } from "./headers.ts"
import { compareHubs } from "./hubs.ts"
import { openEnds } from "./open-ends.ts"
import { compareCalls } from "./operations.ts"
import { schemaComparison } from "./schemas.ts"
import { compareServers } from "./servers.ts"
import type { Spot, Reporter } from "./spot.ts"

export interface Change {
  readonly service: string
  /** By the name that it had where it was there; null: of a component that operations share, or of the whole service. */
  readonly operation: string | null
  readonly where: string
  readonly what: string
  readonly way: Way
  readonly schema: string | null
  /** The names of the fields from the component there, or from the operation's body, answer or parameters. */
  readonly fields: readonly string[]
  /** The JSON of each value that may not be there any more. */
  readonly values: readonly string[]
  readonly level: Level
  /** Where a breaking change is met: on the wire, or where code is generated from the contract. */
  readonly breaks: "wire" | "code" | null
  /** The rule that judged it, such as `Schema.maxLength widened`, and its reason. */
  readonly rule: string
  readonly why: string
  readonly place: Place | null
}

const emptyTree: ContractTree = {
  root: {},
  files: new Map(),
  follow: (node) => ({ target: node, name: null }),
  resolve: () => ({ node: {}, name: null }),
  components: new Map(),
}

const compareAll = (pairs: Paired, sent: Way, reporterOf: (operation: string) => Reporter, sides: Sides): void => {
  const isMessage = sent === "told"
  const spot: Spot = { where: isMessage ? "message" : "operation", way: sent, schema: null }
  const [object, field]: [string, string] = isMessage ? ["OpenAPI", "webhooks"] : ["Paths", "/{path}"]
  for (const [old, now] of pairs) {
    if (now === undefined) {
      const place = placeOf(sides.after.root, isMessage ? "webhooks" : "paths")
      if (old !== undefined) reporterOf(old.name)([object, field, "removed"], spot, "is gone", place)
      continue
    }
    if (old === undefined) {
      reporterOf(now.name)([object, field, "added"], spot, "is new", placeOf(now.operation))
      continue
    }
    // Clients, recorded traffic and counts know it by the name that it had.
    const report = reporterOf(old.name)
    if (old.key !== now.key) {
      const paths = recordAt(sides.after.root, isMessage ? "webhooks" : "paths")
      const place = old.path === now.path ? placeOf(now.operation) : placeOf(paths, now.path)
      report([object, field, "renamed"], spot, `is at ${now.name} now`, place)
    }
    compareCalls(old, now, sent, report, sides)
  }
}

const compareDocuments = (before: ContractTree, after: ContractTree, report: Reporter): void => {
  const spot: Spot = { where: "the contract", way: "asked", schema: null }
  const say = (field: string, edit: Edit, what: string): void =>
    report(["OpenAPI", field, edit], spot, what, placeOf(after.root, field))
  const [version, newVersion] = [before, after].map(({ root }) => String(root["openapi"] ?? ""))
  const minorOf = (text: string | undefined) => text?.split(".").slice(0, 2).join(".")
  const isOther = minorOf(version) !== minorOf(newVersion)
  if (isOther || minorOf(newVersion) === "3.2") {
    const isBeyond = [version, newVersion].some((one) => minorOf(one) === "3.2")
    const limits = isBeyond ? "what 3.2 adds is not compared" : "each is read as its version means it"
    const since = isOther ? `, was ${version}` : ""
    say("openapi", isBeyond ? "widened" : "changed", `is OpenAPI ${newVersion}${since}: ${limits}`)
  }
  const [dialect, newDialect] = [before, after].map(({ root }) => root["jsonSchemaDialect"])
  if (dialect !== newDialect) {
    const edit = dialect === undefined ? "added" : newDialect === undefined ? "removed" : "changed"
    say("jsonSchemaDialect", edit, `has dialect ${String(newDialect)}, was ${String(dialect)}`)
  }
  compareExtensions(before.root, after.root, spot, report)
  compareServers(before, after, report)
  compareSchemes(before, after, report)
}

const compareService = (
  service: string,
  before: ContractTree,
  after: ContractTree,
  isWhole: boolean,
): readonly Change[] => {
  const changes: Change[] = []
  const reporterOf =
    (operation: string | null): Reporter =>
    ([object, field, edit], { where, way, schema, fields = [], values = [] }, what, place) => {
      const kind = { object, field, edit }
      const { verdict, why } = verdictOf(kind, way)
      const breaks = verdict === "wire" || verdict === "code" ? verdict : null
      const judged = { level: levelOf(verdict), breaks, rule: kindName(kind), why } as const
      changes.push({
        service,
        operation: schema === null ? operation : null,
        where,
        what,
        way,
        schema,
        fields,
        values,
        ...judged,
        place,
      })
    }
  const [shapeOf, newShapeOf] = [shapesOfTree(before), shapesOfTree(after)]
  const open = openEnds([
    [before, shapeOf],
    [after, newShapeOf],
  ])
  const [old, now] = [
    { shapeOf, components: before.components },
    { shapeOf: newShapeOf, components: after.components },
  ]
  const callsOf = (tree: ContractTree, field: "paths" | "webhooks") =>
    callsIn(tree, recordAt(tree.root, field), field === "webhooks")
  // A named schema is told once, whichever operation came across it first.
  let report: Reporter = reporterOf(null)
  const { compare, isSame } = schemaComparison({
    before: old,
    after: now,
    open,
    report: (...change) => report(...change),
  })
  const sides: Sides = { before, after, compare, isSame, compareHeaders }
  const reporterWithin = (operation: string): Reporter => {
    report = reporterOf(operation)
    return report
  }
  // A service that comes or goes says so by its operations.
  if (isWhole) compareDocuments(before, after, reporterOf(null))
  compareAll(paired(callsOf(before, "paths"), callsOf(after, "paths")), "asked", reporterWithin, sides)
  compareAll(paired(callsOf(before, "webhooks"), callsOf(after, "webhooks")), "told", reporterWithin, sides)
  compareHubs(before.root, after.root, reporterOf("hubs"))
  return changes
}

const ranks: Readonly<Record<Level, number>> = { breaking: 0, warning: 1, note: 2 }

/** Warnings of access that opens come before the others. */
const rankOf = ({ level, breaks, rule }: Change): number =>
  ranks[level] * 2 + (breaks === "code" || (level === "warning" && !rule.startsWith("SecurityRequirement")) ? 1 : 0)

const areSameFiles = ({ files }: ContractTree, { files: others }: ContractTree): boolean =>
  files.size === others.size && [...files].every(([name, said]) => others.get(name) === said)

/** All changes, those that break the wire first. */
export const changesOf = (before: Contracts, after: Contracts): readonly Change[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .flatMap((service) => {
      const [old, now] = [before.get(service), after.get(service)]
      if (old !== undefined && now !== undefined && areSameFiles(old, now)) return []
      return compareService(service, old ?? emptyTree, now ?? emptyTree, old !== undefined && now !== undefined)
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b))
