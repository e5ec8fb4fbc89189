/**
 * Holds the golden traffic of a release against the changes of a contract. Its counts say who has what changes, as those
 * of a server do; where they can't tell whether that fails, the recorded answers are decoded by the new contract.
 */
import { decode, type Shape } from "../../../src/sdk/decode.ts"
import type { RecordedEvidence, ReportedChange } from "../report/reported.ts"
import { timesOf, type Answer, type Counted, type Traffic } from "./traffic.ts"
import type { Usage } from "./usage-file.ts"
import { usageEvidence } from "./usage.ts"
import { worstFirst, type RecordedFinding } from "./usage-finding.ts"

type Named = Readonly<Record<string, Shape>>

export interface NewShapes {
  readonly shapes: Named
  readonly answers: Named
}

/** The journeys of an operation stand where a server has the build of a client. */
const separator = " "

const asUsage = (counted: readonly Counted[]): Usage => ({
  from: "",
  to: "",
  operations: counted.map(({ counted: operation, journeys, counts }) => ({
    operation,
    builds: [{ build: Object.keys(journeys).join(separator), since: "", until: "", counts }],
  })),
})

/** The field at the end of a place; empty where the place is a whole answer or component. */
const fieldAt = (place: string): string =>
  place.includes(".")
    ? (place
        .replaceAll(/\[\d*\]/gu, "")
        .split(".")
        .at(-1) ?? "")
    : ""

/** Answers at which field the new contract refuses an answer; null where it takes the answer. */
const misfitOf = ({ operation, body }: Answer, { shapes, answers }: NewShapes): string | null => {
  const shape = shapes[operation] ?? answers[operation]
  if (shape === undefined) return null
  const decoded = decode(shape, body, shapes, operation)
  return "where" in decoded ? fieldAt(decoded.where) : null
}

const journeysOf = (all: readonly Pick<Answer, "journeys">[]): readonly string[] =>
  [...new Set(all.flatMap(({ journeys }) => Object.keys(journeys)))].toSorted()

const sum = (answers: readonly Answer[]): number => answers.reduce((all, one) => all + timesOf(one), 0)

/** Answers are recorded by the schema of a hub message, which the contract names in the same words. */
const isOf =
  ({ former: { operations, messages } }: ReportedChange) =>
  ({ operation }: Answer): boolean =>
    operations.includes(operation) || messages.some((name) => name.toLowerCase() === operation.toLowerCase())

const decodedIn = (
  finding: RecordedFinding,
  change: ReportedChange,
  answers: readonly Answer[],
  newer: NewShapes,
): RecordedFinding => {
  if (finding.kind !== "potentially affected" || change.way !== "told") return finding
  const all = answers.filter(isOf(change))
  const broken = all.filter((answer) => misfitOf(answer, newer) === fieldAt(change.where))
  if (broken.length === 0) return finding
  return { ...finding, kind: "broken", times: sum(broken), of: sum(all), journeys: journeysOf(broken) }
}

/** `name`: of the file that the traffic is in. */
export const recordedEvidence = (
  name: string,
  { answers, counted }: Traffic,
  newer: NewShapes,
  changes: readonly ReportedChange[],
): RecordedEvidence => {
  const { found, ...totals } = usageEvidence(asUsage(counted), changes)
  const findings = found.map(({ change, finding: { builds, ...finding } }) => {
    const journeys = [...new Set(builds.flatMap(({ build }) => build.split(separator)))].toSorted()
    return decodedIn({ ...finding, journeys }, change, answers, newer)
  })
  return { source: "recorded", name, ...totals, findings: findings.toSorted(worstFirst) }
}

/** The recorded answers that a contract does not take: a line for each operation and field. */
export const misfitsIn = (answers: readonly Answer[], shapes: NewShapes): readonly string[] => [
  ...new Set(
    answers.flatMap((answer) => {
      const field = misfitOf(answer, shapes)
      return field === null ? [] : [`${answer.operation}: ${field}`]
    }),
  ),
]
