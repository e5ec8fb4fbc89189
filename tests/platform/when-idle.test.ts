/** Work that is done ahead waits for a page that is in use and has nothing to do, and can be called off until then. */
import { expect, it, vi } from "vitest"
import { whenIdle } from "../../src/platform/when-idle.ts"

const page = () => {
  const idle: (() => void)[] = []
  const view = Object.assign(new EventTarget(), {
    performance: { now: () => 0 },
    requestIdleCallback: (callback: () => void) => idle.push(callback),
    cancelIdleCallback: (id: number) => idle.splice(id - 1, 1),
  }) as unknown as Window
  return {
    view,
    touch: async () => {
      view.dispatchEvent(new Event("pointerdown"))
      await Promise.resolve()
      await Promise.resolve()
    },
    rest: () => idle.splice(0).forEach((callback) => callback()),
  }
}

it("calls back once the page was touched and rests", async () => {
  const { view, touch, rest } = page()
  const callback = vi.fn<() => void>()
  whenIdle(view, callback)
  rest()
  expect(callback).not.toHaveBeenCalled()
  await touch()
  expect(callback).not.toHaveBeenCalled()
  rest()
  expect(callback).toHaveBeenCalledOnce()
})

it("is called off before the touch and after it", async () => {
  const { view, touch, rest } = page()
  const callback = vi.fn<() => void>()
  const callOffEarly = whenIdle(view, callback)
  const callOffLate = whenIdle(view, callback)
  callOffEarly()
  await touch()
  callOffLate()
  rest()
  expect(callback).not.toHaveBeenCalled()
})
