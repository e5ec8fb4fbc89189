/** Work that nobody asked for begins with the first touch, or when somebody has read for a while. */
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { untilTouched } from "../../src/platform/first-touch.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that was asked for so many milliseconds ago, and has been read since. */
const pageAsked = (ageMs: number) =>
  Object.assign(new EventTarget(), { performance: { now: () => ageMs } }) as unknown as Window

const watched = (view: Window) => {
  const began = vi.fn<() => void>()
  void untilTouched(view).then(began)
  return began
}

const after = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

it.each(["pointerdown", "pointermove", "keydown"])("begins with the first %s", async (sign) => {
  const view = pageAsked(1_000)
  const began = watched(view)
  await after(5_000)
  expect(began).not.toHaveBeenCalled()
  view.dispatchEvent(new Event(sign))
  await after(0)
  expect(began).toHaveBeenCalledOnce()
})

it("does not take the app's own scrolling and focus for a person", async () => {
  const view = pageAsked(1_000)
  const began = watched(view)
  for (const sign of ["scroll", "focusin", "focus"]) view.dispatchEvent(new Event(sign))
  await after(0)
  expect(began).not.toHaveBeenCalled()
})

it("begins ten seconds after the page was asked for, where it is only read", async () => {
  const began = watched(pageAsked(4_000))
  await after(5_999)
  expect(began).not.toHaveBeenCalled()
  await after(1)
  expect(began).toHaveBeenCalledOnce()
})

it("lets work that comes later begin at once", async () => {
  const view = pageAsked(0)
  watched(view)
  view.dispatchEvent(new Event("keydown"))
  const began = watched(view)
  await after(0)
  expect(began).toHaveBeenCalledOnce()
})
