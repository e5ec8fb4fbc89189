/** Writes a report as Markdown, for a pull request or a changelog. */
import { endingTexts, evidenceHeading, findingTexts } from "./evidence.ts"
import { countsOf, linesToDo, partsOf, reachedAt, remarksOf, sentenceOf, standingLines } from "./text.ts"
import type { Report, ReportedChange } from "./reported.ts"

/** Names and values as they are, whatever Markdown would make of them. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>|#]/gu, (sign) => `\\${sign}`)

const itemOf = (change: ReportedChange): string => {
  const place = change.place === null ? "" : ` (\`openapi/${change.place.file}:${change.place.line}\`)`
  const reached = reachedAt(change).map(
    ([step, names]) => `  - ${step}: ${names.map((name) => `\`${name}\``).join(", ")}`,
  )
  return [
    `- **${escaped(sentenceOf(change))}**${place}`,
    `  ${escaped(change.why)}`,
    ...standingLines(change).map((line) => `  - ${escaped(line)}`),
    ...reached,
    ...endingTexts(change).map((line) => `  - ${escaped(line)}`),
    ...linesToDo(change).map((line) => `  - \`${line.replaceAll("`", "'")}\``),
  ].join("\n")
}

const evidenceOf = ({ evidence }: Report): readonly string[] =>
  evidence === null
    ? []
    : [
        `### ${escaped(evidenceHeading(evidence))}`,
        findingTexts(evidence)
          .map((line) => `- ${escaped(line)}`)
          .join("\n"),
      ]

const sectionOf = (report: Report): string =>
  [
    `## ${escaped(report.title)}`,
    ...partsOf(report)
      .filter(({ changes }) => changes.length > 0)
      .map(({ heading, changes }) => `### ${heading}\n\n${changes.map(itemOf).join("\n")}`),
    [report.changes.length === 0 ? "Nothing changed." : countsOf(report), ...remarksOf(report)].map(escaped).join("\n"),
    ...evidenceOf(report),
  ].join("\n\n")

export const markdownOf = (reports: readonly Report[]): string => reports.map(sectionOf).join("\n\n")
