/** A, R and B act on the open item where a single key acts at all: they are shortcuts like any other. WCAG 2.1.4. */
import { useEffect, useEffectEvent } from "react"
import { areKeysTaken, strokeOf, type Stroke } from "../../app/shortcut-keys.ts"

export type VerdictKey = "a" | "r" | "b"

const isKey = (stroke: string | null): stroke is VerdictKey => stroke === "a" || stroke === "r" || stroke === "b"

/** Ctrl and ⌘ are in none of them, so that it does not matter whose keyboard this is. */
export const verdictKeyOf = (
  event: Stroke & Pick<KeyboardEvent, "defaultPrevented" | "target">,
  page: Pick<Document, "querySelector">,
): VerdictKey | null => {
  const stroke = strokeOf(event, false)
  return isKey(stroke) && !event.defaultPrevented && !areKeysTaken(page, event.target) ? stroke : null
}

export const useVerdictKeys = (isOn: boolean, press: (key: VerdictKey) => void): void => {
  const act = useEffectEvent(press)
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent): void => {
      const key = verdictKeyOf(event, document)
      if (key !== null) act(key)
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [isOn])
}
