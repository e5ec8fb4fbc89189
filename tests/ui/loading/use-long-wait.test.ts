/** After 10 s without a move people are told, and not a moment earlier. experience: States. */
import { beforeEach, expect, it, vi } from "vitest"
import { longWaitMs, useLongWait } from "../../../src/ui/loading/use-long-wait.ts"
import { setUp } from "../../commands/bus-on-a-server.ts"
import { appOn, showHook, type ShownHook } from "../hook-bench.ts"

let waiting: { readonly isWaiting: boolean; readonly progress?: number }
let shown: ShownHook<boolean>

const pass = (ms: number): Promise<unknown> => shown.act(() => void vi.advanceTimersByTime(ms))

/** Another render, with what it is told then. */
const show = async (to: typeof waiting): Promise<void> => {
  waiting = to
  await shown.act(() => again())
}
let again: () => void

beforeEach(async () => {
  const app = appOn(await setUp(() => ({})))
  waiting = { isWaiting: true }
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const { useState } = await import("react")
  shown = await showHook(app, () => {
    const [, setTurn] = useState(0)
    again = () => setTurn((turn) => turn + 1)
    return useLongWait(waiting.isWaiting, waiting.progress)
  })
  return () => vi.useRealTimers()
})

it("is said when the time is over, and ends with the wait", async () => {
  await pass(longWaitMs - 1)
  expect(shown.now()).toBe(false)
  await pass(1)
  expect(shown.now()).toBe(true)
  await show({ isWaiting: false })
  expect(shown.now()).toBe(false)
  await show({ isWaiting: true })
  expect(shown.now()).toBe(false)
})

it("counts from the last move", async () => {
  await show({ isWaiting: true, progress: 1 })
  await pass(longWaitMs - 1)
  await show({ isWaiting: true, progress: 2 })
  await pass(longWaitMs - 1)
  expect(shown.now()).toBe(false)
  await pass(1)
  expect(shown.now()).toBe(true)
  await show({ isWaiting: true, progress: 3 })
  expect(shown.now()).toBe(false)
})
