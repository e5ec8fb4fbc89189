/** A moderator's view is asked for anew while they look at it. */
import { expect, it, onTestFinished, vi } from "vitest"
import { lookAgainMs, useLookAgain } from "../../../src/ui/app/use-look-again.ts"
import { setUp } from "../../commands/bus-on-a-server.ts"
import { appOn, showHook } from "../hook-bench.ts"

const show = (visibilityState: string) => Object.assign(document, { visibilityState })

const look = async ({ busy }: { readonly busy: boolean }) => {
  const app = appOn(await setUp(() => ({ body: {} })))
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  onTestFinished(() => void vi.useRealTimers())
  const ask = vi.fn<() => void>()
  const shown = await showHook(app, () => useLookAgain({ busy, ask }))
  show("visible")
  return { ask, shown }
}

it("is so twice a minute, not while the page is hidden but as soon as it is seen, and no more once it was left", async () => {
  const { ask, shown } = await look({ busy: false })
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
  show("hidden")
  vi.advanceTimersByTime(lookAgainMs)
  expect(ask).toHaveBeenCalledTimes(2)
  show("visible")
  document.dispatchEvent(new Event("visibilitychange"))
  expect(ask).toHaveBeenCalledTimes(3)
  await shown.leave()
  vi.advanceTimersByTime(lookAgainMs)
  document.dispatchEvent(new Event("visibilitychange"))
  expect(ask).toHaveBeenCalledTimes(3)
})

it("waits for the answer that is under way", async () => {
  const { ask } = await look({ busy: true })
  vi.advanceTimersByTime(60_000)
  expect(ask).not.toHaveBeenCalled()
})
