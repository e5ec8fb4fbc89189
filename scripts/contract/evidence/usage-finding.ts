/** A breaking change held against the counts of a server. */
import type { BuildUsage } from "./usage-file.ts"

/** The worst first. */
export const usageKinds = ["broken", "potentially affected", "no evidence", "unaffected"] as const

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
