/**
 * Rendered inside an open list or menu. Base UI sets aria-hidden on the page around it and on its own focus guards,
 * although Tab and touch still reach them, and a screen reader then says nothing. This removes the attribute again at
 * once (axe aria-hidden-focus, WCAG 4.1.2).
 */
import { useEffect } from "react"

const guards = "[data-base-ui-focus-guard][aria-hidden]"

const showGuards = (): void => {
  for (const guard of document.querySelectorAll(guards)) guard.removeAttribute("aria-hidden")
}

export const ShownBehind = (): null => {
  useEffect(() => {
    // Effects of a child run before those of its parent, the popup, so nothing has been hidden yet.
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
