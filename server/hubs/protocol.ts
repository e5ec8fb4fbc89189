/** SignalR's hub protocol, JSON, version 1: what a client may say, and how we say things. Spec §7 Real time; D82. */

const separator = "\u001e"

/** Numbers that the protocol gives to its messages. */
const kinds = { invocation: 1, completion: 3, streamInvocation: 4, ping: 6, close: 7 } as const

export type ClientMessage =
  | { readonly kind: "invocation"; readonly invocationId: string | null }
  | { readonly kind: "close" }
  /** A ping, and whatever asks for nothing; newer clients may say things that we don't know. */
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

/** Both hubs tell; neither has a method to invoke, so this answers every invocation. */
export const unknownMethod = (invocationId: string): string =>
  record({ type: kinds.completion, invocationId, error: "This hub has no method to invoke." })

/** Tells the client to call its method `target` with one argument. */
export const invocation = (target: string, argument: unknown): string =>
  record({ type: kinds.invocation, target, arguments: [argument] })

/** Why we hang up, and whether the client should come back by itself. */
export interface Goodbye {
  readonly error: string
  readonly allowReconnect: boolean
}

export const closing = ({ error, allowReconnect }: Goodbye): string =>
  record({ type: kinds.close, error, allowReconnect })

/** What is wrong with a client's first record, or `null` when it asks for what we speak. */
export const handshakeFault = (text: string): string | null => {
  const request = objectOf(text)
  if (request === null || typeof request["protocol"] !== "string") return "The handshake is malformed."
  if (request["protocol"] !== "json") return "Only the protocol 'json' is available."
  return request["version"] === 1 ? null : "Only version 1 of the protocol is available."
}

/** A record after the handshake, or `null` when it is malformed. */
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
 * Cuts chunks into records. A record may come in several chunks and a chunk may hold several records. Answers `null`
 * once a record grows beyond the limit.
 */
export const recordReader = (maxLength: number): ((chunk: string) => readonly string[] | null) => {
  let unfinished = ""
  return (chunk) => {
    // Only the new chunk is searched, or a record that comes letter by letter would cost its length squared.
    const [first = "", ...rest] = chunk.split(separator)
    const records = [unfinished + first, ...rest]
    unfinished = records.pop() ?? ""
    return [unfinished, ...records].some(({ length }) => length > maxLength) ? null : records
  }
}
