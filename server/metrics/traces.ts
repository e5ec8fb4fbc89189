/** Starts the tracing of this process by OpenTelemetry, and sends its spans to a collector, the clients' ones among them. */
import { context, propagation, trace } from "@opentelemetry/api"
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks"
import { ExportResultCode, W3CTraceContextPropagator, type ExportResult } from "@opentelemetry/core"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import { resourceFromAttributes } from "@opentelemetry/resources"
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from "@opentelemetry/sdk-trace"
import type { TracesConfig } from "../config/traces.ts"
import type { SpanReport } from "../contract/shapes.ts"
import { clientSpans } from "./client-spans.ts"
import { createSpanLimit } from "./span-limit.ts"

export interface Traces {
  /** Takes what a client at an address was part in, as far as its network may. */
  readonly take: (address: string, report: SpanReport) => void
  /** Sends what waits, for a moment. */
  readonly close: () => Promise<void>
}

/** A collector that does not answer holds nobody up, and costs what waits for it: some 2,000 spans. */
const exportWithinMs = 5_000

/** Says once that a collector takes nothing, and once that it does again. */
const reporting = (exporter: SpanExporter, report: (problem: string) => void): SpanExporter => {
  let isLost = false
  const heard = ({ code, error }: ExportResult): void => {
    const isFailed = code !== ExportResultCode.SUCCESS
    if (isFailed && !isLost)
      report(`Traces are lost, as the collector does not take them: ${error?.message ?? "no reason"}`)
    if (!isFailed && isLost) report("The collector takes traces again.")
    isLost = isFailed
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        heard(result)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}

export const startTraces = (
  { endpoint, headers, share }: TracesConfig,
  report: (problem: string) => void,
  now: () => Date,
): Traces => {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: exportWithinMs,
  })
  const processor = new BatchSpanProcessor({
    exporter: reporting(exporter, report),
    exportTimeoutMillis: exportWithinMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "marketplace" }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [processor],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  const client = resourceFromAttributes({ "service.name": "marketplace-client" })
  const allowed = createSpanLimit(() => performance.now())
  const pass = (span: ReadableSpan): void => processor.onEnd(span)
  return {
    take: (address, said) => {
      const spans = said.spans.slice(0, allowed(address, said.spans.length))
      clientSpans({ ...said, spans }, now(), client).forEach(pass)
    },
    close: async () => {
      // The report has said it where the collector does not take the last spans.
      await provider.shutdown().catch(() => undefined)
      for (const global of [context, propagation, trace]) global.disable()
    },
  }
}
