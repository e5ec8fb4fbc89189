/** A person who is asked twice was asked on two visits, and not a third time. */
import { expect, it } from "vitest"
import { createAsks } from "../../src/platform/asks.ts"
import { memoryStorage } from "./storage.ts"

it("asks once on a visit, and on no more visits than it may", () => {
  const storage = memoryStorage()
  const askedOnVisits = [1, 2, 3].map(() => {
    const asks = createAsks(storage)
    return [1, 2].map(() => {
      const may = asks.may("review.deal", 2)
      if (may) asks.remember("review.deal")
      return may
    })
  })
  expect(askedOnVisits).toEqual([
    [true, false],
    [true, false],
    [false, false],
  ])
  expect(createAsks(storage).may("review.another", 2)).toBe(true)
})

it("counts a visit once, however often it was asked then", () => {
  const storage = memoryStorage()
  const asks = createAsks(storage)
  asks.remember("review.deal")
  asks.remember("review.deal")
  expect(createAsks(storage).may("review.deal", 2)).toBe(true)
})
