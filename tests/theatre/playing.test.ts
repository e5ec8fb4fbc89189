/** A log plays at its own pace, and stops are found on both sides of any moment. architecture: Theatre. */
import { expect, it } from "vitest"
import type { Ask } from "../../src/platform/ports.ts"
import type { Scene, StageQuestions } from "../../src/stage/stage-questions.ts"
import type { LogQuestions, Moment } from "../../src/theatre/log-questions.ts"
import { nextStop, stopBefore, waitBefore } from "../../src/theatre/playing.ts"
import { createShow } from "../../src/theatre/show.ts"

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

/** A log and a stage of which a test decides when they answer. */
const slow = () => {
  const scenes: Scene[] = []
  const asked: { readonly count: number; readonly isWhole: boolean }[] = []
  let answer: (() => void)[] = []
  const ask = ((_: string, of: { readonly count: number; readonly isWhole: boolean }) => {
    asked.push(of)
    return new Promise((resolve) =>
      answer.push(() =>
        resolve({ count: of.count, carried: new ArrayBuffer(2), now: "n", address: { path: "/", search: "" } }),
      ),
    )
  }) as unknown as Ask<LogQuestions>
  const stage = (async (_: string, scene: Scene) => {
    scenes.push(scene)
    return null
  }) as unknown as Ask<StageQuestions>
  const settle = async (): Promise<void> => {
    for (const go of answer) go()
    answer = []
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, stage, scenes, asked, settle }
}

it("shows the newest wish, passes over those in between, and asks for all read models once a stage", async () => {
  const { ask, stage, scenes, asked, settle } = slow()
  const shown: number[] = []
  const show = createShow({
    ask,
    onShown: ({ count }: Moment) => shown.push(count),
    onTrouble: (why) => expect.unreachable(why),
  })
  show.goTo(7)
  expect(asked).toEqual([])
  show.setStage(stage)
  for (const count of [8, 9, 10]) show.goTo(count)
  await settle()
  await settle()
  expect(asked).toEqual([
    { count: 7, isWhole: true },
    { count: 10, isWhole: false },
  ])
  expect(shown).toEqual([7, 10])
  expect(scenes.map(({ isWhole }) => isWhole)).toEqual([true, false])
  show.setStage(stage)
  await settle()
  expect(asked.at(-1)).toEqual({ count: 10, isWhole: true })
})

it("says what went wrong, and goes on with the next wish", async () => {
  const { ask, settle } = slow()
  const troubles: string[] = []
  const shown: number[] = []
  let isBroken = true
  const stage = (async () => {
    if (isBroken) throw new Error("It can't be drawn.")
    return null
  }) as unknown as Ask<StageQuestions>
  const show = createShow({ ask, onShown: ({ count }) => shown.push(count), onTrouble: (why) => troubles.push(why) })
  show.setStage(stage)
  await settle()
  expect(troubles).toEqual(["It can't be drawn."])
  isBroken = false
  show.goTo(2)
  await settle()
  expect(shown).toEqual([2])
})
