/** Tells a database that can't be asked now from a mistake of ours: the first is nobody's fault here, and passes. */

/** Of the network: nobody listens, the way there is gone, or the name of the host is not known. */
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
])

/** Of PostgreSQL: it ends, starts, has no connection to spare, or a statement ran out of its time. */
const serverCodes = new Set(["57P01", "57P02", "57P03", "53300", "57014"])

/** The client's own words, which have no code. */
const clientWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable)/u

const codeOf = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : "")

/** Answers whether a failed question failed because the database is stopped, frozen, full of others or out of reach. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  // Where the host has several addresses, each has failed, and the first says why.
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  return networkCodes.has(code) || serverCodes.has(code) || code.startsWith("08") || clientWords.test(error.message)
}
