/** The WebSocket transport: upgrades a hub request, and carries one connection over the socket. */
import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import { WebSocketServer, type RawData, type WebSocket } from "ws"
import type { Connection, HubCaller, Transport } from "./connection.ts"
import { Refusal as Refused } from "../contract/refusals.ts"
import type { HubLimits, HubTiming } from "./limits.ts"
import type { Registry } from "./registry.ts"
import { hubAt, readHubRequest, refusals, refuseUpgrade, type Refusal } from "./requests.ts"

export interface UpgradeOptions {
  readonly registry: Registry
  readonly timing: HubTiming
  readonly limits: HubLimits
  readonly authenticate: (token: string | undefined) => Promise<HubCaller | null>
  readonly report: (error: unknown) => void
}

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>

const socketTransport = (socket: WebSocket, timing: HubTiming): Transport & { readonly hear: () => void } => {
  let heardAt = Date.now()
  let isEnded = false
  return {
    hear: () => {
      heardAt = Date.now()
    },
    write: (text) => socket.send(text),
    bufferedLength: () => socket.bufferedAmount,
    end: () => {
      isEnded = true
      if (socket.readyState === socket.CLOSED) return Promise.resolve()
      return new Promise((resolve) => {
        // A peer that is gone never answers the close frame.
        const impatience = setTimeout(() => socket.terminate(), timing.closeTimeoutMs)
        socket.once("close", () => {
          clearTimeout(impatience)
          resolve()
        })
        socket.close(1000)
      })
    },
    isDrained: () => isEnded,
    heardAt: () => heardAt,
    maxSilenceMs: timing.clientTimeoutMs,
    pingEveryMs: timing.keepAliveMs,
  }
}

const carry = (connection: Connection, socket: WebSocket, timing: HubTiming): void => {
  const transport = socketTransport(socket, timing)
  const hangUp = (): void => {
    void connection.close(null)
  }
  socket.on("message", (data: RawData, isBinary: boolean) => {
    transport.hear()
    // Only the text format is offered; by default ws delivers a message as one buffer.
    if (isBinary || !Buffer.isBuffer(data)) hangUp()
    else connection.receive(data.toString("utf8"))
  })
  // An invalid or oversized frame: ws closes the socket itself.
  socket.on("error", hangUp)
  socket.on("close", hangUp)
  connection.attach(transport)
}

/**
 * For Node's `shouldUpgradeCallback`: other requests for an upgrade, such as a client's offer of HTTP/2, are then
 * answered as ordinary requests.
 */
export const isHubUpgrade = (request: Pick<IncomingMessage, "url" | "headers">): boolean =>
  hubAt(readHubRequest(request).path) !== null

/** Handles every upgrade of the server; only hubs have any. */
export const createUpgrade = ({ registry, timing, limits, authenticate, report }: UpgradeOptions): Upgrade => {
  const sockets = new WebSocketServer({ noServer: true, clientTracking: false, maxPayload: limits.messageLength })

  /** The negotiated connection, or a new one for a client that skips negotiation, or did it with another node. */
  const connectionFor = async (request: IncomingMessage): Promise<Connection | Refusal> => {
    const { path, connectionToken, accessToken } = readHubRequest(request)
    const hub = hubAt(path)
    if (hub === null) return refusals.unknownPath
    const caller = await authenticate(accessToken)
    if (caller === null || caller.isDeleted) return refusals.unauthorized
    // A proxy may lead a socket to another node than its negotiation: the caller is known to each. E722.
    if (connectionToken === null || registry.isElsewhere(connectionToken))
      return registry.negotiate(hub, caller) ?? refusals.tooManyConnections
    const connection = registry.find(hub, connectionToken, caller)
    if (connection === null) return refusals.unknownConnection
    return connection.state() === "negotiated" ? connection : refusals.malformed
  }

  return async (request, socket, head) => {
    // Until ws takes over, a socket error without a listener would end the process.
    socket.on("error", () => socket.destroy())
    try {
      const found = await connectionFor(request)
      if ("status" in found) refuseUpgrade(socket, found)
      else sockets.handleUpgrade(request, socket, head, (webSocket) => carry(found, webSocket, timing))
    } catch (error) {
      // The caller's queue is full: a refusal, no fault of the server.
      if (error instanceof Refused) return refuseUpgrade(socket, refusals.tooManyConnections)
      report(error)
      refuseUpgrade(socket, refusals.fault)
    }
  }
}
