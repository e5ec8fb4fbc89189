/** Ids of traces as W3C Trace Context has them: the id of a command is that of its trace, without the hyphens. */

export interface TracePlace {
  /** 32 digits of hex. */
  readonly trace: string
  /** 16 digits of hex: the span below which whatever follows stands. */
  readonly span: string
}

/** A report to the server has no more of them. */
export const mostSpansOfReport = 50

export const traceOf = (commandId: string): string => commandId.replaceAll("-", "").toLowerCase()

/** The span of the command itself, from its dispatch to its end. */
export const pressOf = (commandId: string): TracePlace => {
  const trace = traceOf(commandId)
  return { trace, span: trace.slice(0, 16) }
}

const isTrace = /^[\da-f]{32}$/u

/** All devices agree on it, as it follows from the id alone; `share` is from 0 to 1. */
export const isTraced = (trace: string, share: number): boolean =>
  isTrace.test(trace) && Number.parseInt(trace.slice(-8), 16) < share * 2 ** 32

export const traceparentOf = ({ trace, span }: TracePlace, isKept: boolean): string =>
  `00-${trace}-${span}-${isKept ? "01" : "00"}`

/** Answers null for what is no `traceparent`, and for one of a trace that nobody keeps. */
export const keptTraceIn = (traceparent: unknown): TracePlace | null => {
  if (typeof traceparent !== "string") return null
  const [, trace, span] = /^00-([\da-f]{32})-([\da-f]{16})-01$/u.exec(traceparent) ?? []
  return trace === undefined || span === undefined ? null : { trace, span }
}
