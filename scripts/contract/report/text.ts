/** Writes a report as text for a terminal: what breaks clients first, and whom it reaches. */
import type { Impact, Touched } from "../impact/impact.ts"
import type { Report, ReportedChange } from "./report.ts"

/** So many operations are named; more are counted. */
const named = 3

/** So many lines of the client are shown; more are counted. */
const mostLines = 12

const counted = (names: readonly string[], noun: string): string =>
  names.length > named ? `${names.length} ${noun}` : names.join(", ")

/** A sentence on the change and its operations, without its file and line. */
export const sentenceOf = ({ services, where, what, only, isOfAll, operations, messages }: ReportedChange): string => {
  const joint = where === "operation" || where === "message" ? " " : ", "
  if (only !== null) return `${services.join(", ")}: ${only}${joint}${what}.`
  const reach = [counted(operations, "operations"), counted(messages, "hub messages")]
  const places = reach.filter((one) => one !== "").join(" and ")
  return `${services.join(", ")}: ${what}${isOfAll || places === "" ? "" : ` in ${places}`}.`
}

/** The steps from the wire to the screens, in the order in which a value takes them; each line has what belongs together. */
export const steps: readonly (readonly (readonly [name: string, of: (impact: Impact) => readonly string[]])[])[] = [
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
  return newName === null ? `${name} ${edit}` : `${name} → ${newName}`
}

/** Each line of the client that reads or writes the field, or shows what came of it. */
export const linesToDo = (change: ReportedChange): readonly string[] =>
  change.level === "note"
    ? []
    : change.impact.touched.map((one) => {
        const unit = one.within === "" ? "" : ` in ${one.within}`
        return `src/${one.file}:${one.line}: ${toDo(change, one)}${unit}`
      })

const linesOf = (change: ReportedChange): string => {
  const place = change.place === null ? "" : ` (openapi/${change.place.file}:${change.place.line})`
  const reached = steps
    .filter((line, index) => index !== 1 || line.some(([, of]) => of(change.impact).length > 0))
    .map((line) => line.map(([step, of]) => `${step}: ${of(change.impact).join(", ") || "none"}.`).join(" "))
  const places = linesToDo(change)
  const more = places.length - mostLines
  return [
    `  ${sentenceOf(change)}${place}`,
    ...[
      change.why,
      ...reached,
      ...(more > 0 ? [...places.slice(0, mostLines), `… and ${more} more lines.`] : places),
    ].map((line) => `    ${line}`),
  ].join("\n")
}

const headings = [
  ["Breaks the wire", ({ breaks }: ReportedChange) => breaks === "wire"],
  ["Breaks the generated code", ({ breaks }: ReportedChange) => breaks === "code"],
  ["Warnings", ({ level }: ReportedChange) => level === "warning"],
  ["Notes", ({ level }: ReportedChange) => level === "note"],
] as const

/** The changes by what they mean, the worst first. */
export const partsOf = ({ changes }: Report) =>
  headings.map(([heading, isIn]) => ({ heading, changes: changes.filter(isIn) }))

export const countsOf = (report: Report): string => {
  const counts = partsOf(report).map(({ heading, changes }) => `${heading.toLowerCase()} ${changes.length}`)
  return `Since ${report.base}: ${counts.join(", ")}.`
}

export const textOf = (report: Report): string => {
  if (report.changes.length === 0) return `openapi/ says what ${report.base} says.`
  const parts = partsOf(report).filter(({ changes }) => changes.length > 0)
  const texts = parts.map(({ heading, changes }) => [`${heading}:`, ...changes.map(linesOf), ""].join("\n"))
  return [...texts, countsOf(report)].join("\n")
}
