/** Links list and map: the card under the pointer or the focus, and the pin of it. experience: Search. */
import { useEffect, type RefObject } from "react"

export interface Pointing {
  /** The key of a listing. */
  readonly active: string | null
  readonly onPoint: (key: string | null) => void
}

const keyAt = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>("[data-listing]") : null)?.dataset["listing"] ?? null

/** Listens on the list and marks its entry by itself, so that no card is drawn anew while a pointer passes. */
export const usePointedCards = (list: RefObject<HTMLElement | null>, pointing: Pointing | undefined): void => {
  const active = pointing?.active ?? null
  const onPoint = pointing?.onPoint

  useEffect(() => {
    const cards = list.current
    if (cards === null || onPoint === undefined) return undefined
    const point = ({ target }: Event): void => onPoint(keyAt(target))
    const leave = (): void => onPoint(null)
    cards.addEventListener("pointerover", point)
    cards.addEventListener("focusin", point)
    cards.addEventListener("pointerleave", leave)
    return () => {
      cards.removeEventListener("pointerover", point)
      cards.removeEventListener("focusin", point)
      cards.removeEventListener("pointerleave", leave)
    }
  }, [list, onPoint])

  useEffect(() => {
    for (const card of list.current?.querySelectorAll<HTMLElement>("[data-listing]") ?? [])
      card.toggleAttribute("data-active", active !== null && card.dataset["listing"] === active)
  }, [list, active])
}
