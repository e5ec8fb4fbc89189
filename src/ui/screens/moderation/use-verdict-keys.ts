/** A, R and B act on the open item while nothing is typed and no dialog is open; they can be turned off. D95; WCAG 2.1.4; E304. */
import { useEffect, useEffectEvent } from "react"

export type VerdictKey = "a" | "r" | "b"

const isKey = (key: string): key is VerdictKey => key === "a" || key === "r" || key === "b"

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null

const isCovered = (): boolean => document.querySelector("[role=dialog], [role=alertdialog]") !== null

export const useVerdictKeys = (isOn: boolean, press: (key: VerdictKey) => void): void => {
  const act = useEffectEvent(press)
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase()
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !isKey(key)) return
      if (!isTyping(event.target) && !isCovered()) act(key)
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [isOn])
}
