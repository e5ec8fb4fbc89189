/** A comparison as it is reported: its changes, whom they reach, and what was seen of them. */
import type { Change } from "../compare/contracts.ts"
import type { RecordedFinding, UsageFinding } from "../evidence/usage-finding.ts"
import type { Impact } from "../impact/impact.ts"
import type { Named } from "../impact/reach.ts"
import type { Ending } from "../refold/endings.ts"
import type { Approval, Standing } from "./approvals.ts"
import type { Version } from "./versions.ts"

export interface ReportedChange
  extends Pick<Change, "level" | "breaks" | "rule" | "why" | "way" | "where" | "values" | "place">, Named {
  readonly services: readonly string[]
  /** The change without its operations: `Price.note is new in requests`. */
  readonly what: string
  /** The same without the field: `is new`. */
  readonly edit: string
  /** Every operation or hub message of a service has it. */
  readonly isOfAll: boolean
  /** The one that it is of alone. */
  readonly only: string | null
  /** Operations and hub messages by their names at the base, by which traffic was recorded and counted. */
  readonly former: Named
  /** Null where nobody asked whom it reaches in the client. */
  readonly impact: Impact | null
  /** The new name of what was renamed. */
  readonly newName: string | null
  readonly fingerprint: string
  /** The approval of a breaking change, if it has one. */
  readonly standing: Standing | null
  /** The screens that end otherwise in recorded journeys; null without evidence, or of a change that it can't show. */
  readonly refolding: { readonly answers: number; readonly endings: readonly Ending[] } | null
}

export interface RecordedEvidence {
  readonly source: "recorded"
  /** The file that it is in. */
  readonly name: string
  readonly requests: number
  readonly answers: number
  readonly findings: readonly RecordedFinding[]
}

export interface CountedEvidence {
  readonly source: "counted"
  /** The file that it is in. */
  readonly name: string
  /** The days, `YYYY-MM-DD`, both of them counted. */
  readonly from: string
  readonly to: string
  readonly requests: number
  readonly answers: number
  readonly findings: readonly UsageFinding[]
}

export interface Report {
  /** The name of what was compared, such as `openapi/ since main`. */
  readonly title: string
  /** The commit or folder that was compared with. */
  readonly base: string
  /** The name of what was compared with it: a commit, a folder or a file. */
  readonly now: string
  readonly changes: readonly ReportedChange[]
  /** The version that each service's contract should have next. */
  readonly versions: readonly Version[]
  /** Approvals of changes that there are not. */
  readonly idle: readonly Approval[]
  readonly evidence: RecordedEvidence | CountedEvidence | null
}

export const isOpen = ({ level, standing }: ReportedChange): boolean =>
  level === "breaking" && standing?.state !== "approved"

export const isBreaking = ({ changes }: Report): boolean => changes.some(isOpen)
