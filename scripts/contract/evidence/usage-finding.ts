/** A breaking change held against what was counted, by a server or in recorded journeys. */
import type { BuildUsage } from "./usage-file.ts"

/** The worst first. */
const usageKinds = ["broken", "potentially affected", "no evidence", "unaffected"] as const

export interface UsageFinding {
  readonly kind: (typeof usageKinds)[number]
  readonly what: string
  readonly unit: "requests" | "answers"
  /** The requests or answers that meet the change, and all of the same operations. */
  readonly times: number
  readonly of: number
  readonly builds: readonly Pick<BuildUsage, "build" | "since" | "until">[]
  /** Operations and hub messages of the change that nothing was counted of. */
  readonly uncounted: readonly string[]
}

export interface RecordedFinding extends Omit<UsageFinding, "builds"> {
  /** The journeys that met the change; where counts alone tell, all of the operations that met it. */
  readonly journeys: readonly string[]
}

type Ranked = Pick<UsageFinding, "kind" | "times">

export const worstFirst = (a: Ranked, b: Ranked): number =>
  usageKinds.indexOf(a.kind) - usageKinds.indexOf(b.kind) || b.times - a.times
