/**
 * Runs before the page is painted. Keeps presses on the server's picture until the app has taken it over and can carry them
 * out, and lets the app's code come after what paints. Links and forms with an address of their own work without the app.
 * In a worker, the script reads the browser's tables of numbers and dates. architecture: Painting.
 */
import type { EarlyPresses } from "./platform/early-presses.ts"

// As this is no module, its names stay within blocks.
if (typeof document === "undefined") {
  Intl.NumberFormat.supportedLocalesOf("en")
  Intl.DateTimeFormat.supportedLocalesOf("en")
  close()
} else {
  const pressable = "button, label, summary, input[type=radio], input[type=checkbox]"

  const presses: HTMLElement[] = []

  const isSent = (element: HTMLElement): boolean =>
    element instanceof HTMLButtonElement && element.type === "submit" && element.form?.hasAttribute("action") === true

  const keep = (event: MouseEvent): void => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    if (element === null || isSent(element)) return
    event.preventDefault()
    presses.push(element)
  }

  document.addEventListener("click", keep, true)

  const early: EarlyPresses = {
    take: () => {
      document.removeEventListener("click", keep, true)
      return presses.splice(0)
    },
  }
  Object.assign(window, { early })

  const fetchCode = (): void => {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-early], link[data-runs]")) {
      link.removeAttribute("media")
      if (!("runs" in link.dataset)) continue
      const script = document.createElement("script")
      Object.assign(script, { type: "module", src: link.href, async: false, fetchPriority: "low" })
      document.head.append(script)
    }
  }

  // Style sheet and code would share a slow line, and the page be painted later.
  document.addEventListener("DOMContentLoaded", () => {
    const style = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")
    if (style === null || style.sheet !== null) fetchCode()
    else for (const end of ["load", "error"]) style.addEventListener(end, fetchCode, { once: true })
  })

  // A browser reads its table of numbers when it is first asked for, which takes a slow phone 200 ms. All threads have one
  // table together: a worker reads it, once the page is painted, while the app's code is still on its way.
  const { src } = document.currentScript as HTMLScriptElement
  const once = new PerformanceObserver(() => {
    once.disconnect()
    // oxlint-disable-next-line no-new -- the worker ends by itself
    new Worker(src)
  })
  once.observe({ type: "paint" })
}
