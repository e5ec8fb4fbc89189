/** Reading all of it can be undone for five seconds; whoever leaves meant it. */
import { expect, it, vi } from "vitest"
import { useMarkAll } from "../../../src/ui/screens/notifications/use-mark-all.ts"
import { setUp } from "../../commands/bus-on-a-server.ts"
import { appOn, showHook } from "../hook-bench.ts"

const opened = async () => {
  const bench = await setUp(() => ({ status: 403 }))
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const hook = await showHook(appOn(bench), useMarkAll)
  return {
    ...hook,
    mark: () => hook.act(() => hook.now().mark()),
    undo: () => hook.act(() => hook.now().undo()),
    pass: (ms: number) => hook.act(() => void vi.advanceTimersByTime(ms)),
    isAnswered: () => bench.emitted.some(({ event }) => event.type === "CommandFailed"),
    asked: () => bench.emitted.filter(({ event }) => event.type === "CommandStarted").length,
  }
}

it("shows all as read at once, and tells the server after five seconds", async () => {
  const all = await opened()
  await all.mark()
  expect(all.now().isMarked).toBe(true)
  await all.pass(4_900)
  expect(all.asked()).toBe(0)
  await all.pass(200)
  expect(all.asked()).toBe(1)
  vi.useRealTimers()
  // The server refused it, so they are shown as they are.
  await expect.poll(() => all.act(() => all.now().isMarked)).toBe(false)
})

it("is taken back as if nothing had been pressed", async () => {
  const all = await opened()
  await all.mark()
  await all.pass(3_000)
  await all.undo()
  expect(all.now().isMarked).toBe(false)
  await all.pass(10_000)
  vi.useRealTimers()
  await all.leave()
  expect(all.asked()).toBe(0)
})

it("waits while somebody is at the way back", async () => {
  const all = await opened()
  await all.mark()
  await all.act(() => all.now().hold(true))
  await all.pass(60_000)
  expect(all.asked()).toBe(0)
  await all.act(() => all.now().hold(false))
  await all.pass(5_100)
  expect(all.asked()).toBe(1)
  vi.useRealTimers()
  await expect.poll(all.isAnswered).toBe(true)
})

it("is told at once when the page is left", async () => {
  const all = await opened()
  await all.mark()
  vi.useRealTimers()
  await all.leave()
  expect(all.asked()).toBe(1)
  await expect.poll(all.isAnswered).toBe(true)
})
