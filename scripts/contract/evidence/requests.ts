/** Holds what the people of recorded journeys asked for against the changes of what is asked. */
import type { ReportedChange } from "../report/reported.ts"
import type { Finding } from "./evidence.ts"
import type { Requests } from "./traffic.ts"
import { usageEvidence } from "./usage.ts"

/** The journeys of an operation stand where a server has the build of a client. */
const separator = " "

export const requestFindings = (
  requests: readonly Requests[],
  changes: readonly ReportedChange[],
): readonly Finding[] => {
  const operations = requests.map(({ requests: operation, journeys, counts }) => ({
    operation,
    builds: [{ build: Object.keys(journeys).join(separator), since: "", until: "", counts }],
  }))
  const asked = changes.filter(({ way }) => way === "asked")
  return usageEvidence("", { from: "", to: "", operations }, asked).findings.map(
    ({ kind, what, unit, times, of, builds }) => ({
      ...{ kind, what, unit, times, of },
      journeys: [...new Set(builds.flatMap(({ build }) => build.split(separator)))].toSorted(),
    }),
  )
}
