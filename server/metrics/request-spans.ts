/** Makes a span of each request, and keeps it active while the request is worked on. */
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from "@opentelemetry/api"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { routeOf, type Contract } from "../contract/operations.ts"
import { requestNames } from "./request-names.ts"

/** Nobody has done anything who asks whether the node is well. */
const probes = ["/health", "/livez", "/readyz"]

/** Takes part in all routes that are added afterwards. */
export const traceRequests = (app: FastifyInstance, contract: Pick<Contract, "operations">): void => {
  const nameOf = requestNames(contract)
  const reports = contract.operations.filter(({ id }) => id === "reportSpans").map(routeOf)
  const untraced = new Set([...probes, ...reports])
  const traced = new WeakMap<FastifyRequest, Context>()
  const contextOf = (request: FastifyRequest): Context => traced.get(request) ?? ROOT_CONTEXT

  app.addHook("onRequest", (request, _reply, done) => {
    if (untraced.has(request.url)) return done()
    const parent = propagation.extract(ROOT_CONTEXT, request.headers)
    const span = trace.getTracer("requests").startSpan(request.method, { kind: SpanKind.SERVER }, parent)
    traced.set(request, trace.setSpan(parent, span))
    context.with(contextOf(request), done)
  })
  // The body comes in the connection's own context, in which other requests came, too.
  app.addHook("preValidation", (request, _reply, done) => context.with(contextOf(request), done))

  const end = (request: FastifyRequest, status: number | "gone"): void => {
    const span = trace.getSpan(contextOf(request))
    if (span === undefined) return
    traced.delete(request)
    span.updateName(nameOf(request))
    span.setAttributes({
      "http.request.method": request.method,
      ...(status !== "gone" && { "http.response.status_code": status }),
      "request.id": request.id,
    })
    if (status === "gone" || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  app.addHook("onRequestAbort", async (request) => end(request, "gone"))
  app.addHook("onResponse", async (request, reply) => end(request, reply.statusCode))
}
