/** Makes spans of OpenTelemetry of what a client tells, set right by how wrong its clock is. Contract: openapi/schemas/traces.yaml. */
import { SpanKind, SpanStatusCode, TraceFlags } from "@opentelemetry/api"
import { hrTimeDuration, millisToHrTime } from "@opentelemetry/core"
import type { Resource } from "@opentelemetry/resources"
import type { ReadableSpan } from "@opentelemetry/sdk-trace"
import type { SpanReport } from "../contract/shapes.ts"

type Reported = SpanReport["spans"][number]

const contextOf = (traceId: string, spanId: string) => ({ traceId, spanId, traceFlags: TraceFlags.SAMPLED })

const spanOf = ({ trace, span, parent, kind, name, startedAt, durationMs, failure }: Reported, aheadMs: number) => {
  const startMs = Date.parse(startedAt) - aheadMs
  const startTime = millisToHrTime(startMs)
  const endTime = millisToHrTime(startMs + durationMs)
  return {
    name: kind === "press" ? name : `fold ${name}`,
    kind: kind === "press" ? SpanKind.CLIENT : SpanKind.CONSUMER,
    spanContext: () => contextOf(trace, span),
    ...(parent !== null && { parentSpanContext: { ...contextOf(trace, parent), isRemote: true } }),
    startTime,
    endTime,
    duration: hrTimeDuration(startTime, endTime),
    status: failure === null ? { code: SpanStatusCode.UNSET } : { code: SpanStatusCode.ERROR, message: failure },
  }
}

export const clientSpans = ({ sentAt, spans }: SpanReport, now: Date, resource: Resource): readonly ReadableSpan[] => {
  const aheadMs = Date.parse(sentAt) - now.getTime()
  return spans.map((span) => ({
    ...spanOf(span, aheadMs),
    ...{ attributes: {}, links: [], events: [], ended: true, resource },
    instrumentationScope: { name: "client" },
    ...{ droppedAttributesCount: 0, droppedEventsCount: 0, droppedLinksCount: 0 },
  }))
}
