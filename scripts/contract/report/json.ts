/** Writes a report as JSON, of the form in `report.schema.json`. */
import type { Impact } from "../impact/impact.ts"
import { isBreaking, type Report, type ReportedChange } from "./reported.ts"
import { sentenceOf } from "./text.ts"

const placeOf = ({ place }: ReportedChange) =>
  place === null ? null : { file: `openapi/${place.file}`, line: place.line }

const impactOf = ({ touched, ...reached }: Impact) => ({
  ...reached,
  lines: touched.map(({ as, file, line, name, within }) => ({ as, file: `src/${file}`, line, name, within })),
})

const changeOf = (change: ReportedChange) => {
  const { fingerprint, level, breaks, rule, way, why, services, operations, messages, standing, impact, refolding } =
    change
  return {
    ...{ fingerprint, level, breaks, rule, way, why, services, operations, messages },
    sentence: sentenceOf(change),
    place: placeOf(change),
    approval:
      standing === null
        ? null
        : {
            state: standing.state,
            reason: standing.approval.reason,
            owner: standing.approval.owner,
            until: standing.approval.until,
            uses: standing.approval.uses,
          },
    impact: impact === null ? null : impactOf(impact),
    refolding,
  }
}

export const jsonOf = (reports: readonly Report[]): string =>
  JSON.stringify(
    {
      version: 1,
      reports: reports.map((report) => ({
        title: report.title,
        base: report.base,
        isBreaking: isBreaking(report),
        changes: report.changes.map(changeOf),
        versions: report.versions,
        evidence: report.evidence,
        idleApprovals: report.idle.map(({ change }) => change),
      })),
    },
    null,
    2,
  )
