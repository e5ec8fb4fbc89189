/**
 * Stands within an open list or menu. Base UI hides the page around it, and the ends of its own tab order, with
 * aria-hidden, though Tab and touch still reach what is hidden, which then says nothing: it is shown again at once
 * (axe aria-hidden-focus, WCAG 4.1.2).
 */
import { useEffect } from "react"

const guards = "[data-base-ui-focus-guard][aria-hidden]"

const showGuards = (): void => {
  for (const guard of document.querySelectorAll(guards)) guard.removeAttribute("aria-hidden")
}

export const ShownBehind = (): null => {
  useEffect(() => {
    // A child's effects run before those of the popup around it, so nothing has been hidden yet.
    const watcher = new MutationObserver((changes) => {
      for (const { type, target, oldValue } of changes)
        if (type === "attributes" && oldValue === null && target instanceof Element)
          target.removeAttribute("aria-hidden")
      showGuards()
    })
    watcher.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeOldValue: true,
      attributeFilter: ["aria-hidden"],
    })
    showGuards()
    return () => watcher.disconnect()
  }, [])
  return null
}
