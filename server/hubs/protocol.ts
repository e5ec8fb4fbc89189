/** SignalR's hub protocol, JSON, version 1: parses clients' messages and serialises ours. Spec §7 Live. */

const separator = "\u001e"

/** Message types of the protocol. */
const kinds = { invocation: 1, completion: 3, streamInvocation: 4, ping: 6, close: 7 } as const

export type ClientMessage =
  | { readonly kind: "invocation"; readonly invocationId: string | null }
  | { readonly kind: "close" }
  /** A ping, or a message of a type that we don't know, which newer clients may send. */
  | { readonly kind: "sign-of-life" }

const record = (message: object): string => JSON.stringify(message) + separator

const objectOf = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

export const handshakeAccepted = record({})
export const handshakeRefused = (error: string): string => record({ error })
export const ping = record({ type: kinds.ping })

/** The completion that answers every invocation: our hubs have no methods for clients. */
export const unknownMethod = (invocationId: string): string =>
  record({ type: kinds.completion, invocationId, error: "This hub has no method to invoke." })

/** An invocation of the client's method `target`. */
export const invocation = (target: string, args: readonly unknown[]): string =>
  record({ type: kinds.invocation, target, arguments: args })

/** The reason why the connection is closed, and whether the client should reconnect by itself. */
export interface CloseReason {
  readonly error: string
  readonly allowReconnect: boolean
}

export const closing = ({ error, allowReconnect }: CloseReason): string =>
  record({ type: kinds.close, error, allowReconnect })

/** Answers what is wrong with a handshake request; `null` when it asks for our protocol. */
export const handshakeFault = (text: string): string | null => {
  const request = objectOf(text)
  if (request === null || typeof request["protocol"] !== "string") return "The handshake is malformed."
  if (request["protocol"] !== "json") return "Only the protocol 'json' is available."
  return request["version"] === 1 ? null : "Only version 1 of the protocol is available."
}

/** Parses a record after the handshake; `null` when it is malformed. */
export const clientMessage = (text: string): ClientMessage | null => {
  const message = objectOf(text)
  if (message === null || typeof message["type"] !== "number") return null
  if (message["type"] === kinds.close) return { kind: "close" }
  if (message["type"] !== kinds.invocation && message["type"] !== kinds.streamInvocation) {
    return { kind: "sign-of-life" }
  }
  const { target, invocationId = null } = message
  if (typeof target !== "string" || (invocationId !== null && typeof invocationId !== "string")) return null
  return { kind: "invocation", invocationId }
}

/**
 * Splits a stream of chunks into records, which may span chunks or share one. Answers `null` once a record exceeds the
 * limit.
 */
export const recordReader = (maxLength: number): ((chunk: string) => readonly string[] | null) => {
  let unfinished = ""
  return (chunk) => {
    // Searches the new chunk only, as searching the whole buffer would be quadratic for a record that comes byte by
    // byte.
    const [first = "", ...rest] = chunk.split(separator)
    const records = [unfinished + first, ...rest]
    unfinished = records.pop() ?? ""
    return [unfinished, ...records].some(({ length }) => length > maxLength) ? null : records
  }
}
