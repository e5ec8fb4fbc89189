/** The hubs' HTTP routes: negotiation, and poll, send and close of long polling. Spec §7 Live. */
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Connection, HubCaller } from "./connection.ts"
import type { HubLimits, HubTiming } from "./limits.ts"
import { createLongPollTransport, type LongPollTransport } from "./long-polling.ts"
import type { Registry } from "./registry.ts"
import { hubPaths, readHubRequest, refusals, type Refusal } from "./requests.ts"
import { hubNames, type HubName } from "../contract/hub-names.ts"

export interface HubRoutesOptions {
  readonly registry: Registry
  readonly timing: HubTiming
  readonly limits: HubLimits
  readonly authenticate: (token: string | undefined) => Promise<HubCaller | null>
}

interface Call {
  readonly caller: HubCaller
  readonly connectionToken: string | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

const refuse = (request: FastifyRequest, reply: FastifyReply, { status, type, message }: Refusal): FastifyReply =>
  reply.code(status).send({ type, message, traceId: request.id })

/** The log is told once in so long, however many clients poll, ms. */
const warnedEveryMs = 60_000

/** A node that was started anew is asked so, too, until its clients have come back. */
const warningOfElsewhere = (): ((log: FastifyBaseLogger) => void) => {
  let warnedAt = -Infinity
  return (log) => {
    const now = performance.now()
    if (now - warnedAt < warnedEveryMs) return
    warnedAt = now
    log.warn(
      "A hub was polled for a connection of another node: long polling needs a proxy that leads each client to one node. After a start of this node, that passes by itself.",
    )
  }
}

/** Registers the routes in a scope of their own, as their bodies are plain text. */
export const hubRoutes =
  ({ registry, timing, limits, authenticate }: HubRoutesOptions) =>
  async (scope: FastifyInstance): Promise<void> => {
    const longPolls = new WeakMap<object, LongPollTransport>()
    const warnOfElsewhere = warningOfElsewhere()

    const signedIn =
      (handle: (call: Call) => FastifyReply | Promise<FastifyReply>) =>
      async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const { connectionToken, accessToken } = readHubRequest(request.raw)
        const caller = await authenticate(accessToken)
        void reply.header("cache-control", "no-store")
        if (caller === null) return refuse(request, reply, refusals.unauthorized)
        return handle({ caller, connectionToken, request, reply })
      }

    /** Each request of a long poll has to come to one node, which a proxy alone can see to. */
    const found = ({ request, caller }: Call, hub: HubName, token: string): Connection | null => {
      if (registry.isElsewhere(token)) warnOfElsewhere(request.log)
      return registry.find(hub, token, caller)
    }

    const negotiate = (hub: HubName) =>
      signedIn(({ caller, request, reply }) => {
        if (caller.isDeleted) return refuse(request, reply, refusals.unauthorized)
        const connection = registry.negotiate(hub, caller)
        if (connection === null) return refuse(request, reply, refusals.tooManyConnections)
        return reply.send({
          negotiateVersion: 1,
          connectionId: connection.id,
          connectionToken: connection.token,
          availableTransports: [
            { transport: "WebSockets", transferFormats: ["Text"] },
            { transport: "LongPolling", transferFormats: ["Text"] },
          ],
        })
      })

    const poll = (hub: HubName) =>
      signedIn(async (call) => {
        const { connectionToken, request, reply } = call
        if (connectionToken === null) return refuse(request, reply, refusals.malformed)
        const connection = found(call, hub, connectionToken)
        if (connection === null) return refuse(request, reply, refusals.unknownConnection)
        void reply.type("text/plain; charset=utf-8")
        if (connection.state() === "negotiated") {
          const transport = createLongPollTransport(timing)
          longPolls.set(connection, transport)
          connection.attach(transport)
          // The first poll only tests the transport, and is answered at once.
          return reply.send("")
        }
        const waiting = longPolls.get(connection)?.poll()
        if (waiting === undefined) return refuse(request, reply, refusals.malformed)
        reply.raw.once("close", () => {
          if (!reply.raw.writableFinished) waiting.abandon()
        })
        const text = await waiting.answer
        return text === null ? reply.code(204).send() : reply.send(text)
      })

    const post = (hub: HubName) =>
      signedIn((call) => {
        const { connectionToken, request, reply } = call
        if (connectionToken === null) return refuse(request, reply, refusals.malformed)
        const connection = found(call, hub, connectionToken)
        if (connection === null) return refuse(request, reply, refusals.unknownConnection)
        if (!longPolls.has(connection)) return refuse(request, reply, refusals.malformed)
        if (typeof request.body === "string") connection.receive(request.body)
        return reply.send("")
      })

    const end = (hub: HubName) =>
      signedIn(async (call) => {
        const { connectionToken, request, reply } = call
        if (connectionToken === null) return refuse(request, reply, refusals.malformed)
        const connection = found(call, hub, connectionToken)
        if (connection === null) return refuse(request, reply, refusals.unknownConnection)
        await connection.close(null)
        return reply.code(204).send()
      })

    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body))
    scope.setErrorHandler((error, request, reply) => {
      const isClients = error instanceof Error && "statusCode" in error && Number(error.statusCode) < 500
      if (!isClients) throw error
      return refuse(request, reply, refusals.malformed)
    })
    for (const hub of hubNames) {
      const path = hubPaths[hub]
      scope.post(`${path}/negotiate`, negotiate(hub))
      // A HEAD request would consume a poll's messages.
      scope.get(path, { exposeHeadRoute: false }, poll(hub))
      scope.post(path, { bodyLimit: limits.messageLength }, post(hub))
      scope.delete(path, end(hub))
    }
  }
