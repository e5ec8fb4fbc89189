/** Traces at the database: each statement of a traced request is a span, and what the request leaves for later names it. */
import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api"
import type { LogEvent } from "kysely"

/** A statement's text is the server's own, its values are parameters; a longer one is cut. Characters. */
const longestText = 1_000

/** Makes a span of a statement that has ended; none outside of a trace. */
export const noteStatement = ({ level, query, queryDurationMillis }: LogEvent): void => {
  const active = trace.getActiveSpan()
  if (active?.isRecording() !== true) return
  const endedAt = Date.now()
  const span = trace.getTracer("database").startSpan(query.sql.trimStart().split(/\s/u, 1)[0] ?? "", {
    kind: SpanKind.CLIENT,
    startTime: endedAt - queryDurationMillis,
    attributes: { "db.system.name": "postgresql", "db.query.text": query.sql.slice(0, longestText) },
  })
  if (level === "error") span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(endedAt)
}

/** Answers the span of a context, the active one unless given, as a `traceparent` of W3C Trace Context; null without a trace. */
export const traceparentIn = (within = context.active()): string | null => {
  const carrier: { traceparent?: string } = {}
  propagation.inject(within, carrier)
  return carrier.traceparent ?? null
}
