/** State machine of one client's connection, over either transport: handshake, messages, keep-alive, close. */
import type { HubName } from "../contract/hub-names.ts"
import { randomBytes } from "node:crypto"
import type { HubLimits, HubTiming } from "./limits.ts"
import {
  clientMessage,
  closing,
  handshakeAccepted,
  handshakeFault,
  handshakeRefused,
  ping,
  recordReader,
  unknownMethod,
  type CloseReason,
} from "./protocol.ts"

/** The caller, by the bearer token. */
export interface HubCaller {
  readonly accountKey: string
  /** Epoch ms. */
  readonly expiresAt: number
  /** The grant of the token; null where the issuer is another. */
  readonly session?: string | null
  /** A deleted account opens no connections; those that are closing may still fetch their last messages. */
  readonly isDeleted?: boolean
}

/** Carries a connection: a WebSocket, or long polling. */
export interface Transport {
  readonly write: (text: string) => void
  /** Length of the text that is waiting to be sent. */
  readonly bufferedLength: () => number
  /** Closes after what was written has been sent. */
  readonly end: () => Promise<void>
  /** After `end`: whether everything has been sent. */
  readonly isDrained: () => boolean
  /** When the client was last heard, epoch ms. */
  readonly heardAt: () => number
  /** After this much silence the client counts as gone. */
  readonly maxSilenceMs: number
  /** Interval of pings; `null` for long polling, where polls show that the client lives. */
  readonly pingEveryMs: number | null
}

/**
 * `negotiated`: without a transport; `attached`: before the handshake; `open`: messages are sent; `closed` is final.
 */
export type ConnectionState = "negotiated" | "attached" | "open" | "closed"

export interface Connection {
  readonly id: string
  /** The secret by which requests find the connection. */
  readonly token: string
  readonly hub: HubName
  readonly accountKey: string
  readonly session: string | null
  readonly state: () => ConnectionState
  readonly transport: () => Transport | null
  readonly attach: (transport: Transport) => void
  /** A newer token of the same account prolongs the connection. */
  readonly renew: (expiresAt: number) => void
  readonly receive: (chunk: string) => void
  /** Sends a record; ignored unless the connection is open. */
  readonly send: (text: string) => void
  /** Closes the connection; without a message where the client has hung up. */
  readonly close: (reason: CloseReason | null) => Promise<void>
  /**
   * The heartbeat: pings, and closes connections that are silent, have not finished the handshake, or whose token has
   * expired.
   */
  readonly tick: (now: number) => void
}

interface ConnectionOptions {
  readonly hub: HubName
  readonly caller: HubCaller
  readonly timing: HubTiming
  readonly limits: HubLimits
  /** Begins the connection's secret. */
  readonly node: string
  readonly onState: (connection: Connection) => void
}

/** Random signs for an address. */
export const secret = (bytes: number): string => randomBytes(bytes).toString("base64url")

/** A negotiated connection. */
export const createConnection = ({ hub, caller, timing, limits, node, onState }: ConnectionOptions): Connection => {
  const createdAt = Date.now()
  const read = recordReader(limits.messageLength)
  let state: ConnectionState = "negotiated"
  let transport: Transport | null = null
  let expiresAt = caller.expiresAt
  let sentAt = createdAt

  const enter = (next: ConnectionState): void => {
    state = next
    onState(connection)
  }

  const write = (text: string): void => {
    sentAt = Date.now()
    transport?.write(text)
  }

  const close = async (reason: CloseReason | null): Promise<void> => {
    if (state === "closed") return
    // Before the handshake the client only understands a handshake response.
    if (reason !== null) write(state === "open" ? closing(reason) : handshakeRefused(reason.error))
    const ended = transport?.end()
    enter("closed")
    await ended
  }

  const hangUp = (reason: CloseReason | null): void => {
    void close(reason)
  }

  const shakeHands = (text: string): void => {
    const fault = handshakeFault(text)
    if (fault !== null) return hangUp({ error: fault, allowReconnect: false })
    write(handshakeAccepted)
    enter("open")
  }

  const send = (text: string): void => {
    if (state !== "open" || transport === null) return
    if (transport.bufferedLength() + text.length > limits.bufferedLength) {
      return hangUp({ error: "The client reads too slowly.", allowReconnect: true })
    }
    write(text)
  }

  const handleMessage = (text: string): void => {
    const message = clientMessage(text)
    if (message === null) return hangUp({ error: "The message is malformed.", allowReconnect: false })
    if (message.kind === "close") return hangUp(null)
    if (message.kind === "invocation" && message.invocationId !== null) send(unknownMethod(message.invocationId))
  }

  const receive = (chunk: string): void => {
    const records = read(chunk)
    if (records === null) return hangUp({ error: "The message is too long.", allowReconnect: false })
    for (const text of records) {
      if (state === "attached") shakeHands(text)
      else if (state === "open") handleMessage(text)
    }
  }

  const tick = (now: number): void => {
    if (state === "closed") return
    // Before the handshake an error can't say that the client should come back with a new token.
    if (state === "open" && now >= expiresAt) {
      return hangUp({ error: "The access token has expired.", allowReconnect: true })
    }
    if (state !== "open" && now - createdAt >= timing.handshakeTimeoutMs) {
      return hangUp({ error: "The handshake took too long.", allowReconnect: false })
    }
    if (transport === null) return
    if (now - transport.heardAt() >= transport.maxSilenceMs) {
      return hangUp({ error: "The client was silent for too long.", allowReconnect: true })
    }
    if (state === "open" && transport.pingEveryMs !== null && now - sentAt >= transport.pingEveryMs) send(ping)
  }

  const connection: Connection = {
    id: secret(16),
    token: node + secret(32),
    hub,
    accountKey: caller.accountKey,
    session: caller.session ?? null,
    state: () => state,
    transport: () => transport,
    attach: (carrier) => {
      if (state !== "negotiated") {
        void carrier.end()
        return
      }
      transport = carrier
      enter("attached")
    },
    renew: (until) => {
      expiresAt = Math.max(expiresAt, until)
    },
    receive,
    send,
    close,
    tick,
  }
  return connection
}
