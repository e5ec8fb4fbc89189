/** Waits for a moment in which nobody waits for anything. */
import { untilTouched } from "./first-touch.ts"

/** Calls back when the page has nothing to do; answers how to call it off. */
const inIdleTime = (view: Window, callback: () => void): (() => void) => {
  if ("requestIdleCallback" in view) {
    const id = view.requestIdleCallback(callback, { timeout: 10_000 })
    return () => view.cancelIdleCallback(id)
  }
  const id = setTimeout(callback, 3_000) // Safari
  return () => clearTimeout(id)
}

/**
 * Calls back when the page has had nothing to do for a moment, and is in use: a phone that has just painted the page is
 * free for the first press. Answers how to call it off.
 */
export const whenIdle = (view: Window, callback: () => void): (() => void) => {
  let isOff = false
  let callOff = (): void => {
    isOff = true
  }
  void untilTouched(view).then(() => {
    if (!isOff) callOff = inIdleTime(view, callback)
  })
  return () => callOff()
}
