/**
 * On phones, where list and chat are separate pages: Back focuses the chat that was left. experience: Lists and cards.
 */
import { useEffect, useRef } from "react"

/** `opened`: the chat that is shown instead of the list, null while the list is shown. */
export const useFocusBack = (opened: string | null): void => {
  const left = useRef(opened)

  useEffect(() => {
    const before = left.current
    left.current = opened
    if (opened !== null || before === null) return
    const links = document.querySelectorAll<HTMLElement>("[data-chat-link]")
    const link = [...links].find((one) => one.dataset["chatLink"] === before)
    ;(link ?? document.querySelector<HTMLElement>("#page-title"))?.focus()
  }, [opened])
}
