/** Scrolling by keyboard where nothing in what scrolls takes the focus. WCAG 2.1.1. */

const focusable = "a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled)"

/**
 * Lets an element take the focus while it scrolls and nothing in it takes the focus, so that keys scroll it. What is in
 * it changes without it: answers arrive, pictures and fonts load, buttons are enabled. Answers how to stop.
 *
 * From the element's ref, not from an effect: a dialog's body comes in a later render than what asks for it.
 */
export const keepKeysScrolling = (element: HTMLElement): (() => void) => {
  const look = (): void => {
    const isNeeded = element.scrollHeight > element.clientHeight && element.querySelector(focusable) === null
    if (isNeeded) element.tabIndex = 0
    else element.removeAttribute("tabindex")
  }
  // Called once the layout is done, also after each beginning: to ask for heights earlier is to lay out twice.
  const sizes = new ResizeObserver(look)
  const observeSizes = (): void => {
    sizes.disconnect()
    for (const sized of [element, ...element.children]) sizes.observe(sized)
  }
  const changes = new MutationObserver(observeSizes)
  changes.observe(element, { childList: true, subtree: true, attributeFilter: ["disabled", "href"] })
  observeSizes()
  return () => {
    sizes.disconnect()
    changes.disconnect()
  }
}
