/** The ids of traces follow from those of commands, and all devices agree on which are kept. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isTraced, keptTraceIn, pressOf, traceOf, traceparentOf } from "../../src/domain/traces.ts"

const share = fc.double({ min: 0, max: 1, noNaN: true })

describe("a command's trace", () => {
  it("is read as it was written where it is kept, and not where it isn't", () =>
    fc.assert(
      fc.property(fc.uuid(), fc.boolean(), (id, isKept) => {
        const place = pressOf(id)
        expect(keptTraceIn(traceparentOf(place, isKept))).toEqual(isKept ? place : null)
      }),
    ))

  it("that is kept of a part is kept of a greater one", () =>
    fc.assert(
      fc.property(fc.uuid(), share, share, (id, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        const trace = traceOf(id)
        if (isTraced(trace, less)) expect(isTraced(trace, more)).toBe(true)
        expect([isTraced(trace, 0), isTraced(trace, 1)]).toEqual([false, true])
      }),
    ))

  it("is none of a command whose id is no UUID", () => expect(isTraced(traceOf("c17"), 1)).toBe(false))
})

it("reads no other text as a traceparent", () =>
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(keptTraceIn(value)).toBeNull()
    }),
  ))
