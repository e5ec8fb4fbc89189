/** A read that was refused because the account asks for too much at once is asked for again by itself. */
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { Failure } from "../../../src/domain/failures.ts"
import { createNeed, type Standing } from "../../../src/ui/app/need.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refused = (details: Extract<Failure, { readonly _tag: "Refused" }>["details"]): Failure => ({
  _tag: "Refused",
  reason: "TooManyRequestsException",
  errors: {},
  details,
  traceId: null,
})

const asksAfter = (failure: Failure, ms: number): number => {
  const dispatch = vi.fn(async () => ({ tag: "Failed", failure }) as const)
  const need = createNeed({ dispatch, asked: new Map() })
  const wanted = { command: { type: "LoadAccount" }, unheard: false } as const
  const standing: Standing = { state: "unknown", busy: false, failure: undefined, epoch: 0, returns: 0 }
  need.look(wanted, standing)
  need.look(wanted, { ...standing, busy: true })
  need.look(wanted, { ...standing, failure })
  vi.advanceTimersByTime(ms)
  need.stop()
  return dispatch.mock.calls.length
}

it("asks again after the pause that every try of no use is followed by", () => {
  expect(asksAfter(refused({ atOnce: true }), 900)).toBe(1)
  expect(asksAfter(refused({ atOnce: true }), 1_100)).toBe(2)
})

it("leaves the limits of an hour to the person", () => {
  expect(asksAfter(refused({}), 60_000)).toBe(1)
})
