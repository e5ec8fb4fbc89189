/** A real server with the hubs on a free port, accounts with tokens, and the official client to connect with. */
import { HttpTransportType, HubConnectionBuilder, LogLevel, type HubConnection } from "@microsoft/signalr"
import fastify from "fastify"
import type { HubCaller } from "../../../server/hubs/connection.ts"
import type { HubName } from "../../../server/contract/hub-names.ts"
import type { HubLimits, HubTiming } from "../../../server/hubs/limits.ts"
import { hubPaths } from "../../../server/hubs/requests.ts"
import { createHubs, type Hubs } from "../../../server/hubs/signalr.ts"
import { isHubUpgrade } from "../../../server/hubs/websockets.ts"
import { heardLog } from "../../traffic/log.ts"

export interface HubServer {
  readonly hubs: Hubs
  readonly origin: string
  readonly port: number
  /** Everything that the server logged. */
  readonly logged: readonly string[]
  /** A new token of the account. */
  readonly tokenOf: (accountKey: string, lifetimeMs?: number, session?: string | null) => string
  readonly close: () => Promise<void>
}

interface HubServerOptions {
  /** The accounts by their tokens, which several nodes may share. */
  readonly callers?: Map<string, HubCaller>
  readonly port?: number
  readonly timing?: Partial<HubTiming>
  readonly limits?: Partial<HubLimits>
}

/** Nothing here waits for longer than a test would. */
const quickTiming: Partial<HubTiming> = { heartbeatMs: 10, closeTimeoutMs: 200 }

const anHourMs = 3_600_000

export const startHubServer = async ({
  callers = new Map(),
  port = 0,
  timing,
  limits = {},
}: HubServerOptions = {}): Promise<HubServer> => {
  const logged: string[] = []
  const server = fastify({
    http: { shouldUpgradeCallback: isHubUpgrade },
    // A client that keeps its sockets open must not keep the server from closing, as in the whole server.
    forceCloseConnections: true,
    logger: heardLog("trace", (line) => void logged.push(line)),
  })
  const hubs = createHubs(server, {
    authenticate: async (token = "") => {
      if (token === "broken") throw new Error("The keys can't be read.")
      const caller = callers.get(token)
      return caller !== undefined && caller.expiresAt > Date.now() ? caller : null
    },
    timing: { ...quickTiming, ...timing },
    limits,
  })
  await server.listen({ port, host: "127.0.0.1" })
  const address = server.server.address()
  const bound = typeof address === "object" && address !== null ? address.port : port
  return {
    hubs,
    origin: `http://127.0.0.1:${bound}`,
    port: bound,
    logged,
    tokenOf: (accountKey, lifetimeMs = anHourMs, session = null) => {
      const token = `${accountKey}.${crypto.randomUUID()}`
      callers.set(token, { accountKey, session, expiresAt: Date.now() + lifetimeMs })
      return token
    },
    close: () => server.close(),
  }
}

export const transports = { WebSockets: HttpTransportType.WebSockets, LongPolling: HttpTransportType.LongPolling }

interface ClientOptions {
  readonly origin: string
  readonly token: () => string
  readonly hub?: HubName
  readonly transport?: HttpTransportType
  readonly retryDelaysMs?: number[]
}

export interface HubClient {
  readonly connection: HubConnection
  readonly heard: unknown[]
}

/** The official client, not started yet, and what it hears. */
export const hubClient = (options: ClientOptions): HubClient => {
  const { origin, token, hub = "user-notifications", transport = HttpTransportType.WebSockets } = options
  const builder = new HubConnectionBuilder()
    .withUrl(origin + hubPaths[hub], { accessTokenFactory: token, transport })
    .configureLogging(LogLevel.None)
  const connection = (
    options.retryDelaysMs === undefined ? builder : builder.withAutomaticReconnect(options.retryDelaysMs)
  ).build()
  const heard: unknown[] = []
  connection.on("SendNotification", (...values: readonly unknown[]) => heard.push(...values))
  return { connection, heard }
}
