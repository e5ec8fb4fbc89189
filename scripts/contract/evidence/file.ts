/** A file of evidence: golden traffic of a release, or counts of a server. */
import { trafficIn, type Traffic } from "./traffic.ts"
import { isMeantAsUsage, usageOf, type Usage } from "./usage-file.ts"

export type EvidenceFile =
  | { readonly kind: "traffic"; readonly traffic: Traffic }
  | { readonly kind: "usage"; readonly usage: Usage }

/** Answers why a text is no JSON, null where it is. */
const faultOf = (text: string): string | null => {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split("\n").length

/** Counts are one record, which recorded answers are not: they are one a line. */
const jsonOf = (text: string): unknown => {
  const fault = faultOf(text)
  if (fault === null) return JSON.parse(text)
  const [first = ""] = text.split("\n", 1)
  if (!/^\s*[{[]/u.test(text) || faultOf(first) === null) return undefined
  const whole = text.trimEnd().length
  const position = /position (\d+)/u.exec(fault)?.[1]
  if (/^(?:Unterminated|Unexpected end)/u.test(fault) || Number(position) >= whole)
    throw new Error(`it is not whole JSON, and ends in line ${lineAt(text, whole)}`)
  throw new Error(
    position === undefined ? `it is no JSON: ${fault}` : `line ${lineAt(text, Number(position))}: ${fault}`,
  )
}

/** Throws where the text is neither; the message is the end of a sentence about the file. */
export const evidenceFile = (text: string): EvidenceFile => {
  const json = jsonOf(text)
  if (isMeantAsUsage(json)) return { kind: "usage", usage: usageOf(json) }
  const traffic = trafficIn(text)
  if (traffic.answers.length + traffic.counted.length === 0) throw new Error("it is empty")
  return { kind: "traffic", traffic }
}
