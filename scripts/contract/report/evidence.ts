/** Says what golden traffic and the counts of a server show: what changes for clients, and the screens that end otherwise. */
import type { Finding } from "../evidence/evidence.ts"
import type { UsageFinding } from "../evidence/usage-finding.ts"
import type { Ending } from "../refold/endings.ts"
import type { Report, ReportedChange } from "./reported.ts"

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

const findingText = ({ kind, what, unit, times, of, journeys }: Finding): string =>
  times === 0 ? `${kind}: ${what}` : `${kind}: ${what} (${times} of ${of} ${unit}; ${journeys.join(", ")})`

/** So many builds are named; more are counted. */
const namedBuilds = 4

const buildsText = (builds: UsageFinding["builds"]): string => {
  const first = builds.slice(0, namedBuilds).map(({ build, since, until }) => `${build} ${since} to ${until}`)
  const more = builds.length - first.length
  return [...first, ...(more > 0 ? [`${more} more`] : [])].join(", ")
}

const countedText = ({ kind, what, unit, times, of, builds, uncounted }: UsageFinding): string => {
  if (kind === "no evidence") {
    const why =
      of === 0
        ? `none of its ${unit} were counted`
        : `of ${of} ${unit} none had what it is in, and refusals are not counted`
    return `no evidence: ${what} (${why}): it counts as breaking`
  }
  const seen = builds.length === 0 ? "" : `; builds: ${buildsText(builds)}`
  const rest = uncounted.length === 0 ? "" : `; nothing counted of ${uncounted.join(", ")}: there it counts as breaking`
  return `${kind}: ${what} (${times} of ${of} ${unit}${seen}${rest})`
}

type Reported = NonNullable<Report["evidence"]>

/** The findings, worst first. */
export const findingTexts = (evidence: Reported): readonly string[] => {
  const texts = evidence.source === "recorded" ? evidence.findings.map(findingText) : evidence.findings.map(countedText)
  return texts.length === 0 ? ["unaffected: all of them"] : texts
}

export const evidenceHeading = (evidence: Reported): string => {
  const { name, requests, answers } = evidence
  const all = `Evidence of ${requests} requests and ${answers} answers and hub messages`
  return evidence.source === "recorded"
    ? `${all} in ${name}`
    : `${all}, counted from ${evidence.from} to ${evidence.to} in ${name}`
}
