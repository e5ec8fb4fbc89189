/** Writes a report as the workflow commands of GitHub: an annotation at the line of each change. */
import { endingTexts } from "./evidence.ts"
import { isOpen, type Report, type ReportedChange } from "./reported.ts"
import { countsOf, reachedAt, remarksOf, sentenceOf, standingLines } from "./text.ts"

const value = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
const property = (text: string): string => value(text).replaceAll(":", "%3A").replaceAll(",", "%2C")

const kindOf = (change: ReportedChange): string =>
  isOpen(change) ? "error" : change.level === "note" ? "notice" : "warning"

const annotationOf = (change: ReportedChange): string => {
  const { place, breaks, level } = change
  const at = place === null ? "" : `file=${property(`openapi/${place.file}`)},line=${place.line},`
  const title = breaks === null ? level : breaks === "wire" ? "breaks the wire" : "breaks the generated code"
  const reached = reachedAt(change).map(([step, names]) => `${step}: ${names.join(", ")}.`)
  const words = [sentenceOf(change), change.why, ...standingLines(change), ...reached, ...endingTexts(change)]
  return `::${kindOf(change)} ${at}title=${property(title)}::${value(words.join("\n"))}`
}

export const githubOf = (reports: readonly Report[]): string =>
  reports
    .flatMap((report) => [...report.changes.map(annotationOf), ...[countsOf(report), ...remarksOf(report)].map(value)])
    .join("\n")
