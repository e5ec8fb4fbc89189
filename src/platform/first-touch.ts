/** Tells when somebody begins to use the page: work that nobody has asked for keeps out of the way until then. */

/** A finger, a pointer or a key; scrolling is not among them, as the app scrolls by itself. */
const signs = ["pointerdown", "pointermove", "keydown"] as const

type View = Pick<Window, "addEventListener" | "performance">

/** After so long a page that is only read fetches ahead all the same; ms since it was asked for. */
const readsForMs = 10_000

const touches = new WeakMap<View, Promise<void>>()

const nextTouch = (view: View): Promise<void> =>
  new Promise((resolve) => {
    const isTouched = (): void => resolve()
    for (const sign of signs) view.addEventListener(sign, isTouched, { passive: true, capture: true, once: true })
    setTimeout(isTouched, readsForMs - view.performance.now())
  })

/** Resolves at the first touch since it was first asked, or when somebody has read for ten seconds. */
export const untilTouched = (view: View): Promise<void> => {
  const touched = touches.get(view) ?? nextTouch(view)
  touches.set(view, touched)
  return touched
}
