/** Writes a report as JUnit's XML, in which what breaks is a failed test. */
import { escaped } from "./markup.ts"
import { isOpen, type Report, type ReportedChange } from "./reported.ts"
import { linesToDo, remarksOf, sentenceOf, standingLines } from "./text.ts"

const caseOf = (change: ReportedChange): string => {
  const { place, services, rule } = change
  const file = place === null ? "" : ` file="${escaped(`openapi/${place.file}`)}" line="${place.line}"`
  const opening = `    <testcase classname="${escaped(services.join(", "))}" name="${escaped(sentenceOf(change))}"${file}`
  if (!isOpen(change)) return `${opening}/>`
  const words = [change.why, ...standingLines(change), ...linesToDo(change)].join("\n")
  return `${opening}>\n      <failure type="${escaped(rule)}" message="${escaped(change.why)}">${escaped(words)}</failure>\n    </testcase>`
}

export const junitOf = (reports: readonly Report[]): string =>
  [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<testsuites>`,
    ...reports.flatMap((report) => {
      const { changes, title } = report
      const counts = `tests="${changes.length}" failures="${changes.filter(isOpen).length}"`
      const remarks = remarksOf(report)
      const out = remarks.length === 0 ? [] : [`    <system-out>${escaped(remarks.join("\n"))}</system-out>`]
      return [`  <testsuite name="${escaped(title)}" ${counts}>`, ...changes.map(caseOf), ...out, `  </testsuite>`]
    }),
    `</testsuites>`,
  ].join("\n")
