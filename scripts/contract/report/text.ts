/** Writes a report as text for a terminal: what breaks clients first, and whom it reaches. */
import type { Impact, Touched } from "../impact/impact.ts"
import { endingTexts, evidenceHeading, findingTexts } from "./evidence.ts"
import { isOpen, type Report, type ReportedChange } from "./reported.ts"
import { isAtLeast } from "./versions.ts"

/** So many operations are named; more are counted. */
const named = 3

/** So many lines of the client are shown; more are counted. */
const mostLines = 12

const counted = (names: readonly string[], noun: string): string =>
  names.length > named ? `${names.length} ${noun}` : names.join(", ")

/** Says the change and its operations, without its services. */
export const changeText = ({ where, what, only, isOfAll, operations, messages }: ReportedChange): string => {
  const joint = where === "operation" || where === "message" ? " " : ", "
  if (only !== null) return `${only}${joint}${what}.`
  const reach = [counted(operations, "operations"), counted(messages, "hub messages")]
  const places = reach.filter((one) => one !== "").join(" and ")
  return `${what}${isOfAll || places === "" ? "" : ` in ${places}`}.`
}

export const sentenceOf = (change: ReportedChange): string => `${change.services.join(", ")}: ${changeText(change)}`

/** The steps from the wire to the screens, in the order in which a value takes them; each line has what belongs together. */
const steps: readonly (readonly (readonly [name: string, of: (impact: Impact) => readonly string[]])[])[] = [
  [
    ["Normalisers", ({ normalisers }) => normalisers],
    ["Commands", ({ commands }) => commands],
  ],
  [
    ["Events", ({ events }) => events],
    ["Recipes", ({ recipes }) => recipes],
    ["Selectors", ({ selectors }) => selectors],
  ],
  [["Screens", ({ screens }) => screens]],
]

const toDo = ({ edit, newName }: ReportedChange, { as, name }: Touched): string => {
  if (as === "shown") return `shows ${name}`
  if (as === "asked") return `asks ${name}`
  return newName === null ? `${name} ${edit}` : `${name} → ${newName}`
}

/** The steps at which a change reaches somebody, each with whom. */
export const reachedAt = ({ impact }: ReportedChange): readonly (readonly [step: string, names: readonly string[]])[] =>
  impact === null
    ? []
    : steps
        .flat()
        .map(([step, of]) => [step, of(impact)] as const)
        .filter(([, names]) => names.length > 0)

/** Each line of the client that reads or writes the field, or shows what came of it. */
export const linesToDo = (change: ReportedChange): readonly string[] =>
  change.level === "note"
    ? []
    : (change.impact?.touched ?? []).map((one) => {
        const unit = one.within === "" ? "" : ` in ${one.within}`
        return `src/${one.file}:${one.line}: ${toDo(change, one)}${unit}`
      })

const usesText = (uses: number): string => `${uses} ${uses === 1 ? "use" : "uses"}`

const standingText = (
  { fingerprint, operations, messages }: ReportedChange,
  standing: ReportedChange["standing"],
): string => {
  const uses = operations.length + messages.length
  if (standing === null) return `Fingerprint: ${fingerprint}, with ${usesText(uses)}.`
  const { owner, until, reason, uses: approved } = standing.approval
  if (standing.state === "ended") return `Open again: the approval ${fingerprint} by ${owner} ended on ${until}.`
  if (standing.state === "grown")
    return `Open again: ${owner} approved ${fingerprint} for ${usesText(approved)}, and there are ${uses} now.`
  return `Approved by ${owner} until ${until}: ${reason}`
}

/** Of a breaking change a line with its approval, or with the fingerprint by which it can get one. */
export const standingLines = (change: ReportedChange): readonly string[] =>
  change.level === "breaking" ? [standingText(change, change.standing)] : []

/** Nobody has to do anything about a note, so a number says enough; other formats have the names. */
const reachedCounts = (change: ReportedChange): readonly string[] => {
  const counts = reachedAt(change).map(([step, { length }]) => `${step.toLowerCase()} ${length}`)
  return counts.length === 0 ? [] : [`Reaches ${counts.join(", ")}.`]
}

const reachedLines = (change: ReportedChange): readonly string[] => {
  const { impact } = change
  if (impact === null) return []
  if (change.level === "note") return reachedCounts(change)
  return steps
    .filter((line, index) => index !== 1 || line.some(([, of]) => of(impact).length > 0))
    .map((line) => line.map(([step, of]) => `${step}: ${of(impact).join(", ") || "none"}.`).join(" "))
}

const linesOf = (change: ReportedChange): string => {
  const place = change.place === null ? "" : ` (openapi/${change.place.file}:${change.place.line})`
  const places = linesToDo(change)
  const more = places.length - mostLines
  return [
    `  ${sentenceOf(change)}${place}`,
    ...[
      change.why,
      ...standingLines(change),
      ...reachedLines(change),
      ...endingTexts(change),
      ...(more > 0 ? [...places.slice(0, mostLines), `… and ${more} more lines.`] : places),
    ].map((line) => `    ${line}`),
  ].join("\n")
}

const headings = [
  ["Breaks the wire", (change: ReportedChange) => isOpen(change) && change.breaks === "wire"],
  ["Breaks the generated code", (change: ReportedChange) => isOpen(change) && change.breaks === "code"],
  ["Approved", (change: ReportedChange) => change.level === "breaking" && !isOpen(change)],
  ["Warnings", ({ level }: ReportedChange) => level === "warning"],
  ["Notes", ({ level }: ReportedChange) => level === "note"],
] as const

/** The changes by what they mean, the worst first. */
export const partsOf = ({ changes }: Report) =>
  headings.map(([heading, isIn]) => ({ heading, changes: changes.filter(isIn) }))

export const countsOf = (report: Report): string => {
  const counts = partsOf(report)
    .filter(({ heading, changes }) => heading !== "Approved" || changes.length > 0)
    .map(({ heading, changes }) => `${heading.toLowerCase()} ${changes.length}`)
  return `Since ${report.base}: ${counts.join(", ")}.`
}

/** A sentence for each service whose version should rise, and for each approval of a change that there is not. */
export const remarksOf = ({ versions, idle }: Report): readonly string[] => [
  ...versions.map(({ service, was, is, next, step }) => {
    const advice = `${service} ${was} should become ${next}, a ${step} version`
    return is === was
      ? `${advice}.`
      : isAtLeast(is, next)
        ? `${service} ${was} became ${is}.`
        : `${advice}, and became ${is}.`
  }),
  ...idle.map(({ change, place }) => {
    const at = place === null ? "" : ` (openapi/${place.file}:${place.line})`
    return `The approval ${change} is of no change since then.${at}`
  }),
]

const evidenceText = ({ evidence }: Report): readonly string[] =>
  evidence === null ? [] : ["", `${evidenceHeading(evidence)}:`, ...findingTexts(evidence).map((line) => `  ${line}`)]

const sameText = ({ base, now }: Report): string => `${now} means what ${base} means.`

export const textOf = (reports: readonly Report[]): string =>
  reports
    .map((report) => {
      // One comparison is what was asked for; of several each says which it is.
      const title = reports.length > 1 ? [`${report.title}\n`] : []
      if (report.changes.length === 0)
        return [...title, sameText(report), ...remarksOf(report), ...evidenceText(report)].join("\n")
      const parts = partsOf(report).filter(({ changes }) => changes.length > 0)
      const texts = parts.map(({ heading, changes }) => [`${heading}:`, ...changes.map(linesOf), ""].join("\n"))
      return [...title, ...texts, countsOf(report), ...remarksOf(report), ...evidenceText(report)].join("\n")
    })
    .join("\n\n")
