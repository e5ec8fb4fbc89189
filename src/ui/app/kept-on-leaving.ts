/**
 * What is typed and not kept yet is kept when its form goes, and when the page does, which unmounts nothing.
 * experience: Forms.
 */
import { useEffect, type RefObject } from "react"

type Save = (() => void) | null

/** `pagehide` comes at a reload and a closed tab; a phone may end a hidden page without it. Answers how to stop. */
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

/** `save` is set while there is something to keep. */
export const useKeptOnLeaving = (save: RefObject<Save>): void =>
  useEffect(() => keepOnLeaving(document, window, () => save.current?.()), [save])
