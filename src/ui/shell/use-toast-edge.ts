/** Where toasts stand: at the bottom, or at the top while what was just changed is there. experience: Toasts. */
import { useState } from "react"
import { lastOnPage } from "../app/lost-focus.ts"

/** From the window's bottom: the bottom bar, a toast of two lines, the space around it, and by what a row grows with its new state. */
const coveredPx = 260

/** The row, card or field that was acted in; a menu of it may have the focus still. */
const changedPlace = (): Element | null => lastOnPage()?.closest("main :is(.p-card, li, fieldset, .p-field)") ?? null

const edgeNow = (): "top" | "bottom" => {
  const place = changedPlace()
  if (place === null) return "bottom"
  const { top, bottom } = place.getBoundingClientRect()
  // A thing that fills the window can't be spared.
  return bottom > window.innerHeight - coveredPx && top > coveredPx ? "top" : "bottom"
}

/** Looked at when the first of them comes: none of them moves while it is read. */
export const useToastEdge = (isAnyShown: boolean): "top" | "bottom" => {
  const [edge, setEdge] = useState<"top" | "bottom">("bottom")
  const [wasAnyShown, setWasAnyShown] = useState(false)
  if (isAnyShown !== wasAnyShown) {
    setWasAnyShown(isAnyShown)
    if (isAnyShown) setEdge(edgeNow())
  }
  return edge
}
