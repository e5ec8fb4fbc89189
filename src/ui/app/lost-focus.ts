/** Where the focus goes when what had it has left the page: to the heading, not to the top of the window. WCAG 2.4.3. */

/** Waits two frames: by then a closed window has given the focus back, if there was still something to give it to. */
export const focusHeadingIfLost = (): void => {
  const focus = (): void => {
    const now = document.activeElement
    if (now === null || now === document.body) {
      document.querySelector<HTMLElement>("#page-title")?.focus({ preventScroll: true })
    }
  }
  requestAnimationFrame(() => requestAnimationFrame(focus))
}
