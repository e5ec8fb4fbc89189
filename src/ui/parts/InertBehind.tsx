/** Takes the page behind a dialog out of reach of keys and fingers; toasts stay in reach (UX: Accessibility). */
import { useEffect, useRef, type ReactElement } from "react"

/** Stands within the dialog: only there is it sure that the dialog is in the page. */
export const InertBehind = (): ReactElement => {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const behind = [...document.body.children].filter(
      (one): one is HTMLElement =>
        one instanceof HTMLElement && !one.inert && !one.contains(place.current) && !one.matches(".p-toasts"),
    )
    for (const one of behind) one.inert = true
    return () => {
      for (const one of behind) one.inert = false
    }
  }, [])
  return <span ref={place} hidden />
}
