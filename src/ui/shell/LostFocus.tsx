/** Draws nothing: watches over the focus for the whole window, from its own chunk, as no first page needs it. E305, E408. */
import { useEffect } from "react"
import { watchLostFocus } from "../app/lost-focus.ts"

export const LostFocus = (): null => {
  useEffect(watchLostFocus, [])
  return null
}
