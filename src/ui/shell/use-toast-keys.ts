/** F8 leads to the newest message, and F8 or Escape back to where the focus was. WCAG 2.1.1, 2.2.1. */
import { useEffect } from "react"
import { focusPlace } from "../app/lost-focus.ts"

const onKeyDown = (event: KeyboardEvent): void => {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || shiftKey) return
  const isInside = document.activeElement?.matches(".p-toasts *") === true
  if (isInside ? key !== "F8" && key !== "Escape" : key !== "F8") return
  const newest = [...document.querySelectorAll(".p-toast")].at(-1)?.querySelector<HTMLElement>("button, a[href]")
  if (newest === null || newest === undefined) return
  event.preventDefault()
  // Escape would close a dialog below the messages.
  event.stopPropagation()
  if (isInside) focusPlace()
  else newest.focus()
}

export const useToastKeys = (): void =>
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown, { capture: true })
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true })
  }, [])
