/** The last thing typed is saved when the page is closed. experience: Forms. */
import { expect, it } from "vitest"
import { keepOnLeaving } from "../../src/ui/forms/use-kept-on-leaving.ts"

const left = () => {
  const [page, tab] = [new EventTarget(), new EventTarget()]
  const kept: string[] = []
  const stop = keepOnLeaving(page, tab, () => void kept.push("kept"))
  return { page, tab, kept, stop }
}

it("is so when a tab is closed or loaded anew", () => {
  const { tab, kept } = left()
  tab.dispatchEvent(new Event("pagehide"))
  expect(kept).toHaveLength(1)
})

it("is so when a tab is hidden, which may be the last that is heard of it on a phone", () => {
  const { page, kept } = left()
  page.dispatchEvent(new Event("visibilitychange"))
  expect(kept).toHaveLength(1)
})

it("is so when the form goes, and never after that", () => {
  const { page, tab, kept, stop } = left()
  stop()
  page.dispatchEvent(new Event("visibilitychange"))
  tab.dispatchEvent(new Event("pagehide"))
  expect(kept).toHaveLength(1)
})
