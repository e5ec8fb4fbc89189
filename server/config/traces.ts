/** Configures where traces go, by the names that OpenTelemetry has for it; off unless there is an address. */
import { withoutSlash, type Variables } from "./variables.ts"

export interface TracesConfig {
  /** The address of a collector that takes OTLP over HTTP; paths are appended to it. */
  readonly endpoint: string
  /** Sent along with each export, such as a key of the collector's. */
  readonly headers: Readonly<Record<string, string>>
  /** The part of all presses and requests that is traced, above 0 to 1. */
  readonly share: number
}

const [endpointName, headersName, shareName] = [
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_TRACES_SAMPLER_ARG",
] as const

const header = /^\s*([\w-]+)\s*=\s*(\S[^,]*?)\s*$/u

/** Answers null for what is no list of `name=value`. */
const headersIn = (text: string): Readonly<Record<string, string>> | null => {
  const found = text.split(",").map((one) => header.exec(one))
  if (found.includes(null)) return null
  return Object.fromEntries(found.map((one) => [one?.[1] ?? "", one?.[2] ?? ""]))
}

/** Problems are reported without the headers, which may hold a key. */
export const readTraces = ({ text, url, refuse, problems }: Variables): TracesConfig | null => {
  const endpoint = url(endpointName, ["http:", "https:"])
  const [given, part] = [text(headersName), text(shareName)]
  if (endpoint === undefined) {
    if (text(endpointName) === undefined && (given !== undefined || part !== undefined))
      problems.push(
        `${headersName} and ${shareName} are for the collector of ${endpointName}, which must be set with them.`,
      )
    return null
  }
  const headers = given === undefined ? {} : headersIn(given)
  if (headers === null) problems.push(`${headersName} must be a list like name=value,name=value.`)
  const share = part === undefined ? 1 : Number(part)
  if (!(share > 0 && share <= 1)) refuse(shareName, "a number above 0, up to 1")
  return { endpoint: withoutSlash(endpoint), headers: headers ?? {}, share }
}
