/** The span of a hub message's sending, so that what another device makes of it joins the trace of who caused it. */
import { context, propagation, ROOT_CONTEXT, SpanKind, trace } from "@opentelemetry/api"

const typeOf = (message: unknown): string =>
  typeof message === "object" && message !== null && "type" in message ? String(message.type) : "message"

/** Answers the `traceparent` that goes with the message; null where what caused it was not traced. */
export const sendingTrace = (message: unknown, cause: string | null): string | null => {
  if (cause === null) return null
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent: cause })
  const span = trace.getTracer("hubs").startSpan(`send ${typeOf(message)}`, { kind: SpanKind.PRODUCER }, parent)
  span.end()
  const carrier: { traceparent?: string } = {}
  context.with(trace.setSpan(parent, span), () => propagation.inject(context.active(), carrier))
  return carrier.traceparent ?? null
}
