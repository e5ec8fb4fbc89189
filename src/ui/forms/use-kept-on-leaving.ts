/**
 * Saves what was typed last when the form is unmounted, and when the page is closed, which unmounts nothing.
 * experience: Forms.
 */
import { useEffect, type RefObject } from "react"

type Save = (() => void) | null

/**
 * `pagehide` comes with a reload or a closed tab; a phone may end a hidden page without it. Answers the function that
 * stops it.
 */
export const keepOnLeaving = (
  page: Pick<Document, "addEventListener" | "removeEventListener">,
  tab: Pick<Window, "addEventListener" | "removeEventListener">,
  keep: () => void,
): (() => void) => {
  page.addEventListener("visibilitychange", keep)
  tab.addEventListener("pagehide", keep)
  return () => {
    page.removeEventListener("visibilitychange", keep)
    tab.removeEventListener("pagehide", keep)
    keep()
  }
}

/** `save` is set while there is something to save. */
export const useKeptOnLeaving = (save: RefObject<Save>): void =>
  useEffect(() => keepOnLeaving(document, window, () => save.current?.()), [save])
