/** Tells when somebody begins to use the page: work that nobody has asked for keeps out of the way until then. */

/** A finger, a pointer, a wheel or a key; scrolling is not among them, as the app scrolls by itself. */
const signs = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown"] as const

type View = Pick<Window, "addEventListener" | "performance">

/** After so long a page that is only read fetches ahead all the same; ms since it was asked for. */
const readsForMs = 10_000

const touches = new WeakMap<View, Promise<void>>()

const nextTouch = (view: View): Promise<void> =>
  new Promise((resolve) => {
    const quiet = new AbortController()
    const isTouched = (): void => {
      quiet.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(isTouched, Math.max(0, readsForMs - view.performance.now()))
    for (const sign of signs)
      view.addEventListener(sign, isTouched, { passive: true, capture: true, signal: quiet.signal })
  })

/** Resolves at the first touch since it was first asked, or when somebody has read for ten seconds. */
export const untilTouched = (view: View): Promise<void> => {
  const touched = touches.get(view) ?? nextTouch(view)
  touches.set(view, touched)
  return touched
}
