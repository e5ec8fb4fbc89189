/** One client's connection, whichever transport carries it: handshake, messages, signs of life, end. D82. */
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
  type Goodbye,
} from "./protocol.ts"

export type HubName = "user-notifications" | "system-notifications"

/** Who is calling, as the bearer token says. */
export interface HubCaller {
  readonly accountKey: string
  /** Epoch ms. */
  readonly expiresAt: number
  /** The sign-in that the token came of; null where the issuer is another. */
  readonly session?: string | null
  /** Only what its connections were still to say is said. */
  readonly isDeleted?: boolean
}

/** What carries a connection: a WebSocket, or a long-polling client's mailbox. */
export interface Transport {
  readonly write: (text: string) => void
  /** How much waits to leave. */
  readonly bufferedLength: () => number
  /** Hangs up once what was written has left. */
  readonly end: () => Promise<void>
  /** Whether everything has left after the end. */
  readonly isDrained: () => boolean
  /** Epoch ms of the client's last sign of life. */
  readonly heardAt: () => number
  /** Silence for this long means that the client is gone. */
  readonly maxSilenceMs: number
  /** How often it wants a ping; `null` when polls show life by themselves. */
  readonly pingEveryMs: number | null
}

/** `negotiated` has no transport yet, `attached` no handshake; `open` receives, `closed` never does again. */
export type ConnectionState = "negotiated" | "attached" | "open" | "closed"

export interface Connection {
  readonly id: string
  /** The secret by which the client finds its connection again. */
  readonly token: string
  readonly hub: HubName
  readonly accountKey: string
  readonly session: string | null
  readonly state: () => ConnectionState
  readonly transport: () => Transport | null
  readonly attach: (transport: Transport) => void
  /** A newer token of the same account keeps the connection for longer. */
  readonly renew: (expiresAt: number) => void
  readonly receive: (chunk: string) => void
  /** Sends a record, if the connection is open. */
  readonly send: (text: string) => void
  /** Ends it; without a goodbye when the client hung up first. */
  readonly close: (goodbye: Goodbye | null) => Promise<void>
  /** Looks at the clock: pings, and closes what has been silent, unfinished or signed in for too long. */
  readonly tick: (now: number) => void
}

interface ConnectionOptions {
  readonly hub: HubName
  readonly caller: HubCaller
  readonly timing: HubTiming
  readonly limits: HubLimits
  readonly onState: (connection: Connection) => void
}

const secret = (bytes: number): string => randomBytes(bytes).toString("base64url")

/** A connection as negotiated: it lives from here to `closed`, and never goes back. */
export const createConnection = ({ hub, caller, timing, limits, onState }: ConnectionOptions): Connection => {
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

  const close = async (goodbye: Goodbye | null): Promise<void> => {
    if (state === "closed") return
    // Before the handshake the client understands nothing but an answer to it.
    if (goodbye !== null) write(state === "open" ? closing(goodbye) : handshakeRefused(goodbye.error))
    const ended = transport?.end()
    enter("closed")
    await ended
  }

  const hangUp = (goodbye: Goodbye | null): void => {
    void close(goodbye)
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

  const obey = (text: string): void => {
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
      else if (state === "open") obey(text)
    }
  }

  const tick = (now: number): void => {
    if (state === "closed") return
    if (now >= expiresAt) return hangUp({ error: "The access token has expired.", allowReconnect: true })
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
    token: secret(32),
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
