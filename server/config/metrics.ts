/** Configures the port of its own on which operators read a node's metrics; off unless its number is given. */
import { isLocalHost, largestPort, readHost } from "./hosts.ts"
import type { Variables } from "./variables.ts"

export interface MetricsConfig {
  readonly port: number
  readonly host: string
  /** Asked for as a bearer token; null where the port is of this machine alone, and everybody on it may read. */
  readonly token: string | null
}

/** Shorter ones could be guessed, as nobody counts the tries. */
const shortestToken = 16

/** The signs that a bearer token of HTTP may have. */
const isToken = /^[\w.~+/-]+=*$/u

/** `ownPort`: that of the marketplace itself. Problems are reported without the token. */
export const readMetrics = (variables: Variables, ownPort: number): MetricsConfig | null => {
  const { text, refuse, problems } = variables
  const [port, token = null] = [text("METRICS_PORT"), text("METRICS_TOKEN")]
  if (port === undefined) {
    if (text("METRICS_HOST") !== undefined || token !== null)
      problems.push("METRICS_HOST and METRICS_TOKEN are for the port of METRICS_PORT, which must be set with them.")
    return null
  }
  const number = /^\d+$/u.test(port) ? Number(port) : 0
  if (number === 0 || number > largestPort || number === ownPort)
    refuse("METRICS_PORT", `a whole number from 1 to ${largestPort}, and another than PORT`)
  const host = readHost(variables, "METRICS_HOST", "localhost")
  if (token === null && !isLocalHost(host))
    problems.push("METRICS_TOKEN must be set where METRICS_HOST lets other machines in, as anybody could read along.")
  if (token !== null && (token.length < shortestToken || !isToken.test(token)))
    problems.push(`METRICS_TOKEN must have ${shortestToken} signs or more, of letters, digits and -._~+/ alone.`)
  return { port: number, host, token }
}
