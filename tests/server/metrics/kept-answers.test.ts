/** Scrapes share one look at the database, read the last one for a moment, and wait for none for ever. */
import { expect, it } from "vitest"
import { keepingAnswers } from "../../../server/metrics/kept-answers.ts"

const aWhile = { keptMs: 5_000, patienceMs: 60_000 }

it("asks once for all who ask at a time, and again when the answer is old", async () => {
  let [nowMs, asked] = [0, 0]
  const answers = keepingAnswers(async () => (asked += 1), { ...aWhile, clock: () => nowMs })
  expect(await Promise.all([answers(), answers()])).toEqual([1, 1])
  nowMs = 4_999
  expect(await answers()).toBe(1)
  nowMs = 5_000
  expect(await answers()).toBe(2)
})

it("answers null where nothing comes in time, and asks nobody else while that is on its way", async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  let asked = 0
  const ask = (): Promise<string> => {
    asked += 1
    return promise
  }
  const answers = keepingAnswers(ask, { keptMs: 5_000, patienceMs: 0 })
  expect([await answers(), await answers()]).toEqual([null, null])
  resolve("late")
  await promise
  expect([await answers(), asked]).toEqual(["late", 1])
})

it("keeps no failure", async () => {
  let asked = 0
  const answers = keepingAnswers(async () => {
    asked += 1
    if (asked === 1) throw new Error("away")
    return asked
  }, aWhile)
  await expect(answers()).rejects.toThrow("away")
  expect(await answers()).toBe(2)
})
