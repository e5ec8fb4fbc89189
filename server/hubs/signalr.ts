/** The SignalR server: both hubs on one Fastify server, for the official client. Spec §7 Live, §9. */
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { HubCaller } from "./connection.ts"
import type { HubName } from "../contract/hub-names.ts"
import { hubLimits, hubTiming, type HubLimits, type HubTiming } from "./limits.ts"
import { invocation, type CloseReason } from "./protocol.ts"
import { createRegistry } from "./registry.ts"
import { readHubRequest } from "./requests.ts"
import { hubRoutes } from "./routes.ts"
import { createUpgrade } from "./websockets.ts"

export interface Hubs {
  /**
   * Sends to all of the account's connections to the hub at this node; returns at once. `trace`: the `traceparent` that
   * goes along (E732).
   */
  readonly send: (hub: HubName, accountKey: string, message: unknown, trace?: string | null) => void
  /** Answers whether there may be connections, open or not yet, of an account with that number (outbox-payloads.ts). */
  readonly isHere: (accountNumber: number) => boolean
  /** Accounts with an open connection at this node: a live view. */
  readonly connectedAccounts: () => ReadonlySet<string>
  /** Answers how many connections are open at this node, by hub. */
  readonly openConnections: () => Readonly<Record<HubName, number>>
  /** Answers those of the accounts that are connected by somebody's sign-in, and not by the house itself (E307). */
  readonly signedInAccounts: () => ReadonlySet<string>
  /** Closes all of the account's connections at this node, without reconnecting. */
  readonly closeAccount: (accountKey: string) => void
  /** Closes the connections of a session that was signed out, without reconnecting. */
  readonly closeSession: (session: string) => void
  /** Closes all connections; with `allowReconnect` the clients come back by themselves and fill their gap. */
  readonly closeAll: (allowReconnect: boolean) => Promise<void>
}

export interface HubsOptions {
  /** The caller of an access token; `null` when it is invalid, or there is no account yet. */
  readonly authenticate: (token: string | undefined) => Promise<HubCaller | null>
  /** Called when an account without connections to this node has one. */
  readonly onConnected?: (accountKey: string) => void
  readonly timing?: Partial<HubTiming>
  readonly limits?: Partial<HubLimits>
}

const accountGone: CloseReason = { error: "The account was deleted.", allowReconnect: false }

const signedOut: CloseReason = { error: "The session has ended.", allowReconnect: false }

const leaving = (allowReconnect: boolean): CloseReason => ({
  error: "The server closes the connection.",
  allowReconnect,
})

/** Adds the hubs to the server. They close with it, and their clients reconnect later or to another node. */
export const createHubs = (server: FastifyInstance, options: HubsOptions): Hubs => {
  const { authenticate } = options
  const timing = { ...hubTiming, ...options.timing }
  const limits = { ...hubLimits, ...options.limits }
  const registry = createRegistry(timing, limits, options.onConnected ?? (() => {}))

  const upgrade = createUpgrade({
    registry,
    timing,
    limits,
    authenticate,
    report: (error) => server.log.error({ err: error }, "A hub could not take a connection."),
  })
  server.server.on("upgrade", (request, socket, head) => void upgrade(request, socket, head))

  void server.register(hubRoutes({ registry, timing, limits, authenticate }), {
    // The query of a hub request holds the access token and the connection's secret.
    logSerializers: { req: ({ raw }: FastifyRequest) => `${raw.method} ${readHubRequest(raw).path}` },
  })

  const heartbeat = setInterval(() => registry.sweep(Date.now()), timing.heartbeatMs).unref()
  const closeAll = (allowReconnect: boolean): Promise<void> => registry.closeAll(leaving(allowReconnect))
  server.addHook("preClose", async () => {
    clearInterval(heartbeat)
    registry.shut()
    await closeAll(true)
  })

  return {
    send: (hub, accountKey, message, trace = null) =>
      registry.send(hub, accountKey, invocation("SendNotification", trace === null ? [message] : [message, trace])),
    isHere: registry.isHere,
    connectedAccounts: () => registry.connectedAccounts,
    openConnections: registry.openConnections,
    signedInAccounts: registry.signedInAccounts,
    closeAccount: (accountKey) => void registry.closeAccount(accountKey, accountGone),
    closeSession: (session) => void registry.closeSession(session, signedOut),
    closeAll,
  }
}
