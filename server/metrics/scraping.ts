/** Serves metrics to an operator's scraper, on a port that has nothing else, to whoever has the token where there is one. */
import { createHash, timingSafeEqual } from "node:crypto"
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify"
import type { Registry } from "prom-client"
import type { MetricsConfig } from "../config/metrics.ts"

/** Of one length, which the comparison in constant time needs. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest()

const tokenOf = ({ headers }: FastifyRequest): string =>
  /^bearer +(\S+)$/iu.exec(headers.authorization ?? "")?.[1] ?? ""

const readableWith = (token: string | null): ((request: FastifyRequest) => boolean) => {
  if (token === null) return () => true
  const wanted = digest(token)
  return (request) => timingSafeEqual(digest(tokenOf(request)), wanted)
}

interface Scraping {
  readonly registry: Registry
  readonly token: MetricsConfig["token"]
  /** Brings the gauges up to date. */
  readonly refresh: () => Promise<void>
}

/** Makes the server, which listens only when told to. */
export const createScraping = ({ registry, token, refresh }: Scraping): FastifyInstance => {
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  const mayRead = readableWith(token)
  app.get("/metrics", async (request, reply) => {
    reply.header("Cache-Control", "no-store")
    if (!mayRead(request))
      return reply
        .code(401)
        .header("WWW-Authenticate", 'Bearer realm="metrics"')
        .send({ message: "Metrics are read with the bearer token of METRICS_TOKEN." })
    await refresh()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return app
}
