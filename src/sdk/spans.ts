/** Tells the server what this client took part in, a few spans at a time. Contract: openapi/paths/traces.yaml. */
import { mostSpansOfReport } from "../domain/traces.ts"
import type { components } from "./generated/core.ts"

type Schemas = components["schemas"]

export type Span = Schemas["Span"]

/** Spans wait for each other so long, ms. */
const waitMs = 2_000

interface SpanReports {
  readonly add: (span: Span) => void
  /** Sends what waits: the page may be left. */
  readonly flush: () => void
}

/** `now` answers ISO 8601 with ms. Nobody waits for a report, and none is sent twice. */
export const createSpanReports = (base: string, now: () => string): SpanReports => {
  let waiting: Span[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const report: Schemas["SpanReport"] = { sentAt: now(), spans: waiting }
    waiting = []
    void fetch(`${base}/traces/spans`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(report),
      keepalive: true,
    }).catch(() => undefined) // nobody answers: a trace has a gap
  }

  return {
    add: (span) => {
      // More of them are lost, as traces may have gaps.
      if (waiting.length < mostSpansOfReport) waiting.push(span)
      timer ??= setTimeout(flush, waitMs)
    },
    flush,
  }
}
