/**
 * On a phone the list is another page than the thread: Back finds the conversation that was left. experience: Lists and
 * cards.
 */
import { useEffect, useRef } from "react"

/** `opened` is the conversation that hides the list, null while the list is there. */
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
