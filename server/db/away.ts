/** Tells a database that can't be asked now from a mistake of ours: the first is nobody's fault here, and passes. */
import { codeOf } from "./error-codes.ts"
import { readOnlyCode } from "./read-only.ts"
import { DatabaseSilent } from "./silence.ts"

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

/** Of a statement that ran out of its time; its connection is as good as before. */
const outOfTime = "57014"

/** Of PostgreSQL: it ends, starts, has no connection to spare, or can only be read, as a standby until it is promoted. */
const serverCodes = new Set(["57P01", "57P02", "57P03", "53300", readOnlyCode, outOfTime])

/** The client's own words, which have no code. */
const clientWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable)/u

/** Answers whether the server said nothing in the time of a statement, and may still be at it. */
export const isSilence = ({ message }: Error): boolean => message === "Query read timeout"

/**
 * Answers whether a failed question failed because the database is stopped, frozen, full of others, out of reach or only to be
 * read.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  // Where the host has several addresses, each has failed, and the first says why.
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  const isOfClient = error instanceof DatabaseSilent || isSilence(error) || clientWords.test(error.message)
  return isOfClient || networkCodes.has(code) || serverCodes.has(code) || code.startsWith("08")
}

/** Answers whether whoever asks on the same connection would have no better answer. */
export const isConnectionSpoilt = (error: unknown): boolean => isDatabaseAway(error) && codeOf(error) !== outOfTime
