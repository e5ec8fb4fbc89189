/** Where the focus goes when what had it has left the page: to the heading, not to the top of the window. WCAG 2.4.3; E305. */

const isLost = (): boolean => {
  const now = document.activeElement
  return now === null || now === document.body
}

/** Waits two frames: by then a closed window has given the focus back, if there was still something to give it to. */
export const focusHeadingIfLost = (): void => {
  const focus = (): void => {
    if (isLost()) document.querySelector<HTMLElement>("main h1[tabindex]")?.focus({ preventScroll: true })
  }
  requestAnimationFrame(() => requestAnimationFrame(focus))
}

/** A step to another one of these is a new page, whose focus is the route's own matter. */
const pageNow = (): string =>
  `${window.location.pathname} ${new URLSearchParams(window.location.search).get("page") ?? "1"}`

/** For the whole window: whatever has the focus may leave, by an act here, in another window, or of the other side. */
export const watchLostFocus = (): (() => void) => {
  let last: { readonly element: EventTarget | null; readonly page: string } | null = null
  const remember = ({ target }: FocusEvent): void => {
    last = { element: target, page: pageNow() }
  }
  const watcher = new MutationObserver(() => {
    if (last === null || !isLost() || !(last.element instanceof Node) || last.element.isConnected) return
    const { page } = last
    last = null
    if (page === pageNow()) focusHeadingIfLost()
  })
  document.addEventListener("focusin", remember)
  watcher.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener("focusin", remember)
    watcher.disconnect()
  }
}
