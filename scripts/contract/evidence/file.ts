/** A file of evidence: golden traffic of a release, or counts of a server. */
import { trafficIn, type Traffic } from "./traffic.ts"
import { isMeantAsUsage, usageOf, type Usage } from "./usage-file.ts"

export type EvidenceFile =
  | { readonly kind: "traffic"; readonly traffic: Traffic }
  | { readonly kind: "usage"; readonly usage: Usage }

/** Counts are one record, which recorded answers are not: they are one a line. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // more than one line is no JSON
  }
}

/** Throws where the text is neither; the message is the end of a sentence about the file. */
export const evidenceFile = (text: string): EvidenceFile => {
  const json = jsonOf(text)
  if (isMeantAsUsage(json)) return { kind: "usage", usage: usageOf(json) }
  const traffic = trafficIn(text)
  if (traffic.answers.length + traffic.counted.length === 0) throw new Error("it is empty")
  return { kind: "traffic", traffic }
}
