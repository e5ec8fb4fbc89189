/**
 * Takes the page behind a dialog out of reach of keys and fingers; toasts stay in reach (experience: Accessibility).
 */
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
 * Stands within the dialog: only there is it sure that the dialog is in the page. It waits for the dialog's first
 * paint, for the browser looks at the style of every element behind anew (INP under 200 ms).
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
