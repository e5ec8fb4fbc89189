/** The span of a hub message's sending, so that what another device makes of it joins the trace of who caused it. */
import { propagation, ROOT_CONTEXT, SpanKind, trace } from "@opentelemetry/api"
import { traceparentIn } from "../db/traces.ts"

const typeOf = (message: unknown): string =>
  typeof message === "object" && message !== null && "type" in message ? String(message.type) : "message"

/** Answers the `traceparent` that goes with the message; null where what caused it was not traced. */
export const sendingTrace = (message: unknown, cause: string | null): string | null => {
  if (cause === null) return null
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent: cause })
  const span = trace.getTracer("hubs").startSpan(`send ${typeOf(message)}`, { kind: SpanKind.PRODUCER }, parent)
  span.end()
  return traceparentIn(trace.setSpan(parent, span))
}
