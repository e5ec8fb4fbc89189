/**
 * Says why another server could not be asked, in an operator's words. Of the error itself it shows a code alone: libraries put
 * addresses with their passwords into their messages.
 */
import { diskWords } from "../files/disk-words.ts"

const words: Readonly<Record<string, string>> = {
  ...diskWords,
  ECONNREFUSED: "nobody listens there",
  ECONNRESET: "it hangs up",
  EPIPE: "it hangs up",
  EHOSTUNREACH: "there is no way to it",
  ENETUNREACH: "there is no way to it",
  ENOTFOUND: "its host's name is not known",
  EAI_AGAIN: "its host's name can't be looked up now",
  EDNS: "its host's name is not known",
  ETIMEDOUT: "it does not answer",
  ECONNECTION: "nobody listens there, or it does not answer",
  UND_ERR_CONNECT_TIMEOUT: "it does not answer",
  UND_ERR_SOCKET: "it hangs up",
  TimeoutError: "it does not answer",
  AbortError: "it does not answer",
  CERT_HAS_EXPIRED: "its certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "nobody known has signed its certificate (NODE_EXTRA_CA_CERTS names more)",
  SELF_SIGNED_CERT_IN_CHAIN: "nobody known has signed its certificate (NODE_EXTRA_CA_CERTS names more)",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "nobody known has signed its certificate (NODE_EXTRA_CA_CERTS names more)",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host",
}

/** The error that a library wrapped, where it says no code itself: of several addresses the first says why. */
const within = (error: Error): unknown =>
  error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error.cause

/** The code of an error, or its name where it has none; the mail library puts its own over the system's. */
export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "no error"
  if ("originalCode" in error && typeof error.originalCode === "string") return error.originalCode
  if ("code" in error && typeof error.code === "string" && error.code !== "") return error.code
  const inner = within(error)
  return inner instanceof Error ? codeOf(inner) : error.name
}

export const reasonOf = (error: unknown): string => {
  const code = codeOf(error)
  const said = words[code]
  return said === undefined ? code : `${said} (${code})`
}
