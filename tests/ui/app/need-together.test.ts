/** Many screens that need the same read share one back-off, however they came to it. */
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { Failure } from "../../../src/domain/failures.ts"
import { createNeed, type Need, type Standing } from "../../../src/ui/app/need.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failure: Failure = { _tag: "ServerFault", traceId: null }
const wanted = { command: { type: "LoadAccount" }, unheard: false } as const
const watchedMs = 60_000
const tickMs = 100

/**
 * Counts how often a read that always fails is asked for in a minute by needs that come one after the other; each ask
 * takes a tick.
 */
const asksOf = (needs: number, apartMs: number): number => {
  let asks = 0
  let runningUntil = -1
  let returns = 0
  const dispatch = vi.fn(async () => {
    if (Date.now() >= runningUntil) asks += 1
    runningUntil = Date.now() + tickMs
    return { tag: "Failed", failure } as const
  })
  const asked = new Map()
  const all: Need[] = []
  const begun = Date.now()
  const standing = (): Standing => ({
    state: "unknown",
    busy: Date.now() < runningUntil,
    failure: asks === 0 ? undefined : failure,
    epoch: 0,
    returns,
  })
  while (Date.now() - begun < watchedMs) {
    const wantedNow = Math.min(needs, 1 + Math.floor((Date.now() - begun) / apartMs))
    while (all.length < wantedNow) all.push(createNeed({ dispatch, asked }))
    // Other reads succeed in between, as if the connection had come back.
    returns += 1
    for (const need of all) need.look(wanted, standing())
    vi.advanceTimersByTime(tickMs)
  }
  for (const need of all) need.stop()
  return asks
}

it("is asked for hardly oftener by twenty than by one", () => {
  const one = asksOf(1, 1)
  expect(one).toBeGreaterThan(3)
  expect(one).toBeLessThan(12)
  // Each asks when it comes, and then waits with the others.
  expect(asksOf(20, 700)).toBeLessThanOrEqual(one + 20)
})
