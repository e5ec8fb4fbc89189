/**
 * Says of each breaking change how many requests, answers and hub messages met it where a server has counted: what of them
 * would fail, what only may, and what nobody sends or is told. Where nothing was counted, nothing is said to be harmless.
 */
import type { CountedEvidence, ReportedChange } from "../report/reported.ts"
import { changeText } from "../report/text.ts"
import type { BuildUsage, Usage } from "./usage-file.ts"
import { worstFirst, type UsageFinding } from "./usage-finding.ts"

/** Answers how often a row of counts has something. */
type Times = (counts: BuildUsage["counts"]) => number

/** Rules of changes that take a place away, or make something else of it: whoever has it fails. */
const lost: ReadonlySet<string> = new Set([
  "Paths./{path} removed",
  "Paths./{path} renamed",
  "OpenAPI.webhooks removed",
  "OpenAPI.webhooks renamed",
  "Operation.parameters removed",
  "Operation.parameters renamed",
  "Operation.requestBody removed",
  "Schema.properties removed",
  "Schema.properties narrowed",
  "Schema.properties renamed",
  "Schema.type changed",
])

const needed: ReadonlySet<string> = new Set([
  "Schema.required added",
  "Parameter.required added",
  "RequestBody.required added",
])

/** Each request or answer of an operation is one of these. */
const wholes: ReadonlySet<string> = new Set(["operation", "message", "answer"])

const placeOf = ({ where }: ReportedChange): string => where.replaceAll("[]", "")

const carried = ({ way }: ReportedChange, place: string): Times => {
  if (wholes.has(place)) return (counts) => counts[way] ?? 0
  const key = `${way} ${place}`
  return (counts) => Math.max(...[key, `${key} present`, `${key} null`].map((one) => counts[one] ?? 0))
}

/** Counts the record that the place stands in; of a parameter and of a body, the operation itself. */
const surrounding = (change: ReportedChange, place: string): Times => {
  const end = place.lastIndexOf(".")
  if (place.startsWith("parameter ") || place === "body") return carried(change, "operation")
  return carried(change, end < 0 ? place : place.slice(0, end))
}

/** A field that the old contract does not name was never counted: it is absent wherever its record is. */
const lacking = (change: ReportedChange, place: string): Times => {
  const key = `${change.way} ${place}`
  const around = surrounding(change, place)
  return (counts) => {
    const isCounted = ["present", "absent", "null"].some((state) => counts[`${key} ${state}`] !== undefined)
    return isCounted ? (counts[`${key} absent`] ?? 0) : around(counts)
  }
}

const nameOf = (value: string): string => String(JSON.parse(value))

/** A list has several of the values at once; so it is one more than it should be at most, and never more than all. */
const having = (change: ReportedChange, place: string): Times => {
  const keys = change.values.map((one) => `${change.way} ${place} ${one === "null" ? "null" : `= ${nameOf(one)}`}`)
  return (counts) =>
    Math.min(
      counts[change.way] ?? 0,
      keys.reduce((sum, key) => sum + (counts[key] ?? 0), 0),
    )
}

const meets = (change: ReportedChange, place: string): { readonly times: Times; readonly isSure: boolean } => {
  if (change.values.length > 0) return { times: having(change, place), isSure: true }
  if (needed.has(change.rule)) return { times: lacking(change, place), isSure: true }
  return { times: carried(change, place), isSure: lost.has(change.rule) }
}

/** The same whatever the parameters of a path are called. */
const keyOf = (operation: string): string => operation.replaceAll(/\{[^}]*\}/gu, "{}")

const findingOf = (change: ReportedChange, { operations }: Usage): UsageFinding => {
  const place = placeOf(change)
  const names = [...change.former.operations, ...change.former.messages]
  const countsOf = (name: string): readonly BuildUsage[] =>
    operations.find(({ operation }) => keyOf(operation) === keyOf(name))?.builds ?? []
  const all = names.map((name) => ({
    name,
    rows: countsOf(name).filter(({ counts }) => counts[change.way] !== undefined),
  }))
  const rows = all.flatMap((one) => one.rows)
  const sum = (times: Times): number => rows.reduce((total, { counts }) => total + times(counts), 0)
  const { times, isSure } = meets(change, place)
  const [met, of] = [sum(times), sum((counts) => counts[change.way] ?? 0)]
  const isKnown = of > 0 && !place.includes("*") && (met > 0 || sum(surrounding(change, place)) > 0)
  const builds = Map.groupBy(
    rows.filter(({ counts }) => times(counts) > 0),
    ({ build }) => build,
  )
  return {
    kind: !isKnown ? "no evidence" : met === 0 ? "unaffected" : isSure ? "broken" : "potentially affected",
    what: changeText(change).slice(0, -1),
    unit: change.way === "asked" ? "requests" : "answers",
    times: isKnown ? met : 0,
    of,
    builds: [...builds].map(([build, spans]) => ({
      build,
      since: spans.map(({ since }) => since).toSorted()[0] ?? "",
      until:
        spans
          .map(({ until }) => until)
          .toSorted()
          .at(-1) ?? "",
    })),
    uncounted: all.filter((one) => one.rows.length === 0).map(({ name }) => name),
  }
}

interface Found {
  readonly change: ReportedChange
  readonly finding: UsageFinding
}

/** All that was counted, and what it says of each breaking change. */
export const usageEvidence = (
  usage: Usage,
  changes: readonly ReportedChange[],
): { readonly requests: number; readonly answers: number; readonly found: readonly Found[] } => {
  const rows = usage.operations.flatMap(({ builds }) => builds)
  const total = (way: "asked" | "told"): number => rows.reduce((sum, { counts }) => sum + (counts[way] ?? 0), 0)
  return {
    requests: total("asked"),
    answers: total("told"),
    found: changes
      .filter(({ level }) => level === "breaking")
      .map((change) => ({ change, finding: findingOf(change, usage) })),
  }
}

/** `name`: of the file with the counts. */
export const countedEvidence = (name: string, usage: Usage, changes: readonly ReportedChange[]): CountedEvidence => {
  const { requests, answers, found } = usageEvidence(usage, changes)
  const findings = found.map(({ finding }) => finding).toSorted(worstFirst)
  return { source: "counted", name, from: usage.from, to: usage.to, requests, answers, findings }
}
