/** A page with a form sends it once, whoever wrote the page; others run nothing for it. */
import { runInNewContext } from "node:vm"
import { describe, expect, it, vi } from "vitest"
import { onceScript, onceScriptPath } from "../../../server/auth/once-script.ts"
import { pageOf } from "../../../server/auth/page.ts"
import { english } from "../../../server/auth/texts/en.ts"
import { html } from "../../../server/web/html.ts"

const frame = { productName: "Handra", stylesheet: () => "/style.css" }

describe("a page", () => {
  it.each([
    [html`<form method="post"></form>`, true],
    [html`<p>The form of the past was sent.</p>`, false],
  ])("runs it where it has a form", (body, runs) => {
    expect(pageOf(frame, english, { title: "Title", body }).includes(`src="${onceScriptPath}"`)).toBe(runs)
  })
})

/** The script on a page with one form, whose every press says whether it sends. */
const openPage = () => {
  const heard: Record<string, (event: object) => void> = {}
  const button = { dataset: {}, prepend: vi.fn<() => void>() }
  const spinner = { dataset: {}, remove: vi.fn<() => void>() }
  runInNewContext(onceScript, {
    addEventListener: (name: string, listener: (event: object) => void) => (heard[name] = listener),
    document: { createElement: () => spinner },
    setTimeout,
    clearTimeout,
  })
  const press = (): boolean => {
    const event = { submitter: button, preventDefault: vi.fn<() => void>(), stopImmediatePropagation: () => undefined }
    heard["submit"]?.(event)
    return event.preventDefault.mock.calls.length === 0
  }
  return { press, comeBack: () => heard["pageshow"]?.({}), button }
}

describe("a form", () => {
  it("is sent by the first press alone, and says that it is under way", () => {
    const { press, button } = openPage()
    expect([press(), press(), press()]).toEqual([true, false, false])
    expect(button).toMatchObject({ ariaBusy: "true", dataset: { busy: "true" } })
  })

  it("is sent again after Back, which may show the page as it was left", () => {
    const { press, comeBack, button } = openPage()
    press()
    comeBack()
    expect(button).toMatchObject({ ariaBusy: null, dataset: {} })
    expect([press(), press()]).toEqual([true, false])
  })

  it("is sent again after half a minute: sending may have been broken off", () => {
    vi.useFakeTimers()
    const { press } = openPage()
    press()
    vi.advanceTimersByTime(29_000)
    expect(press()).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(press()).toBe(true)
    vi.useRealTimers()
  })
})
