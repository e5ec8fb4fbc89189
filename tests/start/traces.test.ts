/** Commands that ask the server and hub messages until they are folded are spans, others are not. */
import { beforeEach, describe, expect, it } from "vitest"
import { pressOf, traceparentOf } from "../../src/domain/traces.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { createEventStream } from "../../src/events/stream.ts"
import type { Span } from "../../src/sdk/spans.ts"
import { startTraces } from "../../src/start/traces.ts"

const id = "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a40"
const other = "0d5e4c7e-9a39-4a1f-8b0c-6a520f3d8a41"
const start = Date.parse("2026-02-12T10:00:00.000Z")

let spans: Span[]
let ms: number
beforeEach(() => {
  spans = []
  ms = 0
})

const now = (): string => new Date(start + ms).toISOString()

const traced = (share = 1) => {
  const stream = createEventStream(now)
  const folding: (() => void)[] = []
  const add = (span: Span): void => void spans.push(span)
  const onceFolded = (done: () => void): void => void folding.push(done)
  const traces = startTraces({ envelopes: stream.envelopes, share, add, now, newId: () => other, onceFolded })
  const emit = (event: AppEvent): void => stream.emit([event], { origin: "ui", cause: id })
  return { ...traces, emit, fold: () => folding.splice(0).forEach((done) => done()) }
}

const ofRun = { id, name: "SendChatMessage", subject: "a" } as const

describe("a command", () => {
  it("is a span from its start to its end, once it has asked", () => {
    const { asking, emit } = traced()
    emit({ type: "CommandStarted", ...ofRun })
    expect(asking(id)).toBe(traceparentOf(pressOf(id), true))
    ms = 120
    emit({ type: "CommandFailed", ...ofRun, failure: { _tag: "Unreachable", why: "offline" }, shown: "toast" })
    const { trace, span } = pressOf(id)
    expect(spans).toEqual([
      {
        ...{ trace, span, parent: null, kind: "press", name: "SendChatMessage" },
        ...{ startedAt: "2026-02-12T10:00:00.000Z", durationMs: 120, failure: "Unreachable" },
      },
    ])
  })

  it("that asks nobody is none", () => {
    const { emit } = traced()
    emit({ type: "CommandStarted", ...ofRun })
    emit({ type: "CommandSucceeded", ...ofRun })
    expect(spans).toEqual([])
  })

  it("of the part that is not traced says so, and is none", () => {
    const { asking, emit } = traced(0.0001)
    emit({ type: "CommandStarted", ...ofRun })
    expect(asking(id)).toBe(traceparentOf(pressOf(id), false))
    emit({ type: "CommandSucceeded", ...ofRun })
    expect(spans).toEqual([])
  })
})

describe("a hub message", () => {
  const heardOf = { type: "NoticeIgnored", notice: "RainEvent" } as const

  it("is a span below its sending, until it is folded", () => {
    const { heard, fold } = traced()
    const sent = { trace: pressOf(id).trace, span: "9497429bce2122b8" }
    heard(traceparentOf(sent, true), [heardOf])
    expect(spans).toEqual([])
    ms = 16
    fold()
    expect(spans).toMatchObject([
      {
        trace: sent.trace,
        parent: sent.span,
        span: pressOf(other).span,
        kind: "fold",
        name: "NoticeIgnored",
        durationMs: 16,
      },
    ])
  })

  it.each([null, "", traceparentOf(pressOf(id), false)])("without a kept trace is none: %s", (traceparent) => {
    const { heard, fold } = traced()
    heard(traceparent, [heardOf])
    fold()
    expect(spans).toEqual([])
  })
})
