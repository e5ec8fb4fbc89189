/** Scrolling by keyboard where nothing in what scrolls takes the focus. WCAG 2.1.1. */
import { useLayoutEffect, type RefObject } from "react"

const focusable = "a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled)"

/** Lets an element take the focus while it scrolls and nothing in it takes the focus, so that keys scroll it. */
export const useKeyboardScroll = (ref: RefObject<HTMLElement | null>): void => {
  // After each render, for what is in it; and with its size, which the window changes.
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const look = (): void => {
      const isNeeded = element.scrollHeight > element.clientHeight && element.querySelector(focusable) === null
      if (isNeeded) element.tabIndex = 0
      else element.removeAttribute("tabindex")
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  })
}
