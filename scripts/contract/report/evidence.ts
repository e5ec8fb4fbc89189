/** Says what golden traffic and the counts of a server show: what changes for clients, and the screens that end otherwise. */
import type { UsageFinding } from "../evidence/usage-finding.ts"
import type { Ending } from "../refold/endings.ts"
import type { CountedEvidence, RecordedEvidence, Report, ReportedChange } from "./reported.ts"

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

/** So many builds are named; more are counted. */
const namedBuilds = 4

const buildsText = (builds: UsageFinding["builds"]): string => {
  const first = builds.slice(0, namedBuilds).map(({ build, since, until }) => `${build} ${since} to ${until}`)
  const more = builds.length - first.length
  return [...first, ...(more > 0 ? [`${more} more`] : [])].join(", ")
}

/** So many journeys are named; more are counted. */
const namedJourneys = 4

const journeysText = (journeys: readonly string[]): string => {
  const more = journeys.length - namedJourneys
  return more > 0 ? `${journeys.slice(0, namedJourneys).join(", ")} and ${more} more journeys` : journeys.join(", ")
}

interface Said extends Omit<UsageFinding, "builds"> {
  /** The journeys, or the builds of the client, that met the change. */
  readonly who: string
  /** The verb of what the evidence is. */
  readonly verb: RecordedEvidence["source"] | CountedEvidence["source"]
}

const findingText = ({ kind, what, unit, times, of, uncounted, who, verb }: Said): string => {
  if (kind === "no evidence") {
    const why =
      of === 0
        ? `none of its ${unit} were ${verb}`
        : `of ${of} ${unit} none had what it is in, and refusals are not ${verb}`
    return `no evidence: ${what} (${why}): it counts as breaking`
  }
  const rest = uncounted.length === 0 ? "" : `; nothing ${verb} of ${uncounted.join(", ")}: there it counts as breaking`
  return `${kind}: ${what} (${times} of ${of} ${unit}${who === "" ? "" : `; ${who}`}${rest})`
}

const saidOf = (evidence: Reported): readonly Said[] =>
  evidence.source === "recorded"
    ? evidence.findings.map((one) => ({ ...one, verb: evidence.source, who: journeysText(one.journeys) }))
    : evidence.findings.map((one) => ({
        ...one,
        verb: evidence.source,
        who: one.builds.length === 0 ? "" : `builds: ${buildsText(one.builds)}`,
      }))

type Reported = NonNullable<Report["evidence"]>

/** The findings, worst first. */
export const findingTexts = (evidence: Reported): readonly string[] => {
  const texts = saidOf(evidence).map(findingText)
  return texts.length === 0 ? ["Nothing breaks, so there is nothing to hold against it."] : texts
}

export const evidenceHeading = (evidence: Reported): string => {
  const { name, requests, answers } = evidence
  const all = `Evidence of ${requests} requests and ${answers} answers and hub messages`
  return evidence.source === "recorded"
    ? `${all} in ${name}`
    : `${all}, counted from ${evidence.from} to ${evidence.to} in ${name}`
}
