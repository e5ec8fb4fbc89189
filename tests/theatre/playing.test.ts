/** A log plays at its own pace, and stops are found on both sides of any moment. architecture: Theatre. */
import { expect, it } from "vitest"
import { nextStop, stopBefore, waitBefore } from "../../src/theatre/playing.ts"

it("waits as long as the log did, four times as fast if asked, and never longer than two seconds", () => {
  const times = Float64Array.from([1_000, 1_200, 60_000, 59_000, Number.NaN])
  expect(waitBefore(times, 0, 1)).toEqual({ wasMs: 0, waitMs: 0 })
  expect(waitBefore(times, 1, 1)).toEqual({ wasMs: 200, waitMs: 200 })
  expect(waitBefore(times, 1, 4)).toEqual({ wasMs: 200, waitMs: 50 })
  expect(waitBefore(times, 2, 1)).toEqual({ wasMs: 58_800, waitMs: 2_000 })
  expect(waitBefore(times, 3, 1)).toEqual({ wasMs: 0, waitMs: 0 })
  expect(waitBefore(times, 4, 1)).toEqual({ wasMs: 0, waitMs: 0 })
})

it("finds the stops before and after a moment, and not the one that it is at", () => {
  const places = [2, 5, 9]
  expect([0, 2, 3, 6, 10].map((count) => nextStop(places, count))).toEqual([3, 3, 6, 10, null])
  expect([0, 3, 4, 6, 11].map((count) => stopBefore(places, count))).toEqual([null, null, 3, 3, 10])
})
