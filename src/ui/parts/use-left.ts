/** Remembers whether a field was left, for what is said of it only then. experience: Forms. */
import { useState, type FocusEvent } from "react"

interface LeftField {
  readonly isLeft: boolean
  readonly onFocus: () => void
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Left by a press, a field is so when the press is over: what appears below it would move the button that is being
 * pressed away from under the pointer, and the press would be lost.
 */
export const useLeft = (): LeftField => {
  const [isLeft, setLeft] = useState(false)
  return {
    isLeft,
    onFocus: () => setLeft(false),
    onBlur: ({ currentTarget }) => {
      const leave = (): void => setLeft(document.activeElement !== currentTarget)
      if (!document.documentElement.matches(":active")) leave()
      else window.addEventListener("pointerup", () => setTimeout(leave), { once: true })
    },
  }
}
