/** Waits for a moment in which nobody waits for anything. */

/** Calls back when the page has had nothing to do for a moment; answers how to call it off. */
export const whenIdle = (view: Window, callback: () => void): (() => void) => {
  if ("requestIdleCallback" in view) {
    const id = view.requestIdleCallback(callback, { timeout: 10_000 })
    return () => view.cancelIdleCallback(id)
  }
  const id = setTimeout(callback, 3_000) // Safari
  return () => clearTimeout(id)
}
