/** The HTTP server without its routes: what it takes at most, what its log shows, and what it answers to what no route gets. */
import type { IncomingMessage } from "node:http"
import fastify, { LogController, type FastifyError, type FastifyInstance } from "fastify"
import type { Config } from "../config/config.ts"
import { createRequestIds } from "../contract/request-ids.ts"
import type { BuiltFiles } from "./built-files.ts"
import { sendUnreadable } from "./client.ts"
import { securityHeaders } from "./security.ts"

/**
 * The longest JSON body. A body is a few texts of at most 2,000 characters of several bytes each; files are multipart
 * and have limits of their own.
 */
const maxBodyBytes = 256 * 1024

/**
 * Idle time-out of a connection (E150): longer than a picture may queue before it is drawn; polls and uploads send
 * something more often.
 */
const stillConnectionMs = 5 * 60 * 1000

/** Longest path parameter that the router passes on, characters; the contract's own limits are far below. */
const longestParameter = 8 * 1024

/** Takes the lines of the log. */
export interface LogLines {
  readonly write: (line: string) => void
}

interface HttpServerOptions {
  readonly config: Config
  readonly built: BuiltFiles
  /** The standard output unless said. */
  readonly log: LogLines | undefined
  /** Answers whether a request to upgrade is answered as one. */
  readonly isUpgrade: (request: IncomingMessage) => boolean
}

/**
 * The log's view of a request or an error. Query strings may hold access tokens and signatures, so only the path is
 * logged; database errors hold the values that were to be written, password hashes among them, so those are left out.
 */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split("?")[0] }),
  err: ({ name, message, stack = "", code }: FastifyError) => ({ type: name, message, stack, code }),
}

export const createHttpServer = ({ config, built, log: stream, isUpgrade }: HttpServerOptions): FastifyInstance =>
  fastify({
    bodyLimit: maxBodyBytes,
    connectionTimeout: stillConnectionMs,
    genReqId: createRequestIds(config.trustedProxies),
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    http: { shouldUpgradeCallback: isUpgrade },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestParameter },
    logger: {
      level: config.logLevel,
      serializers,
      redact: ["req.headers", "res.headers", "busboyOptions"],
      ...(stream && { stream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // A server that goes answers what is asked meanwhile: stopping.ts says for how long.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    // Malformed URLs never reach a route, so neither its hooks nor its error handler run.
    frameworkErrors: (_error, request, reply) => {
      void sendUnreadable(built, request, reply.headers(securityHeaders(config)))
    },
  })
