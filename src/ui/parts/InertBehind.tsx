/** Makes the page behind a dialog inert, except for toasts (experience: Accessibility). */
import { useEffect, useRef, type ReactElement } from "react"

const makeInert = (place: Element | null): (() => void) => {
  const behind = [...document.body.children].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && !one.inert && !one.contains(place) && !one.matches(".p-toasts"),
  )
  for (const one of behind) one.inert = true
  return () => {
    for (const one of behind) one.inert = false
  }
}

/**
 * Must be inside of the dialog, where the dialog is certain to be in the document. It waits for the dialog's first
 * paint, because inertness makes the browser restyle every element behind it (INP under 200 ms).
 */
export const InertBehind = (): ReactElement => {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let later: number | undefined
    let undo: (() => void) | undefined
    const frame = requestAnimationFrame(() => {
      later = window.setTimeout(() => (undo = makeInert(place.current)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
      undo?.()
    }
  }, [])
  return <span ref={place} hidden />
}
