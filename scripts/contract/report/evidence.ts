/** Says what golden traffic shows: what clients are not told any more, and the screens that end otherwise. */
import type { Finding } from "../evidence/evidence.ts"
import type { Ending } from "../refold/endings.ts"
import type { ReportedChange, ReportedEvidence } from "./report.ts"

/** So many parts of the read models are named; more are counted. */
const named = 3

const pathsOf = (paths: readonly string[]): string =>
  paths.length > named ? `${paths.slice(0, named).join(", ")} and ${paths.length - named} more` : paths.join(", ")

const endingText = ({ screens, paths, journeys }: Ending): string =>
  `Ends otherwise: ${screens.join(", ")} (${pathsOf(paths)}) in ${journeys.length === 1 ? "journey" : "journeys"} ${journeys.join(", ")}.`

/** The screens that end otherwise by a change, a line for those of which the same is so. */
export const endingTexts = ({ refolding }: Pick<ReportedChange, "refolding">): readonly string[] => {
  if (refolding === null) return []
  const { answers, endings } = refolding
  if (endings.length > 0) return endings.map(endingText)
  return [
    `Ends otherwise: no screen, ${answers === 0 ? "as no recorded answer meets it" : `with ${answers} recorded answers that meet it`}.`,
  ]
}

const findingText = ({ kind, what, times, of, journeys }: Finding): string =>
  times === 0 ? `${kind}: ${what}` : `${kind}: ${what} (${times} of ${of} answers; ${journeys.join(", ")})`

/** The findings, worst first. */
export const findingTexts = ({ findings }: Pick<ReportedEvidence, "findings">): readonly string[] =>
  findings.length === 0 ? ["unaffected: all of them"] : findings.map(findingText)

export const evidenceHeading = ({ name, answers }: ReportedEvidence): string =>
  `Evidence of ${answers} answers and hub messages in ${name}`
