/** Draws nothing: hears the keys that act anywhere. Loaded once the page is idle. WCAG 2.1.4. */
import { useEffect, useRef } from "react"
import { useLocation } from "wouter"
import { areShortcutsOn, shortcuts } from "../../projections/shortcuts.ts"
import type { Act } from "../app/acts.ts"
import { searchPath } from "../app/nav-links.ts"
import { useDispatch, useReadModel } from "../app/read-models.ts"
import { goToField } from "../app/search-field.ts"
import { areKeysTaken, hear, isAppleDevice, isCovered, strokeOf } from "../app/shortcut-keys.ts"
import { openedByKeys } from "../app/opened-by-keys.ts"
import { useStandpoint } from "../app/use-standpoint.ts"
import { useAllowedActs } from "../routes/use-allowed-acts.ts"

/** Between two keys that come after each other. */
const patienceMs = 3_000

export const Shortcuts = (): null => {
  const dispatch = useDispatch()
  const [, navigate] = useLocation()
  const from = useStandpoint()
  const isOn = useReadModel(shortcuts, areShortcutsOn, undefined)
  const allowed = useAllowedActs()
  const before = useRef({ typed: "", at: 0 })

  useEffect(() => {
    const isApple = isAppleDevice(navigator.platform)
    const ask = ({ way }: Act): void => {
      if (way.is === "leads") navigate(way.to(from), { state: openedByKeys })
      else if (way.is === "sends") void dispatch(way.command(from))
      else goToField(() => navigate(searchPath))
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const stroke = strokeOf(event, isApple)
      const typed = event.timeStamp - before.current.at > patienceMs ? "" : before.current.typed
      if (["Shift", "CapsLock"].includes(event.key)) return
      before.current = { typed: "", at: event.timeStamp }
      if (stroke === null || event.defaultPrevented) return
      const isSingle = !stroke.startsWith("mod ")
      if (isSingle ? !isOn || areKeysTaken(document, event.target) : isCovered(document)) return
      const heard = hear(allowed, typed, stroke)
      before.current.typed = heard.before
      if (heard.act === null) return
      event.preventDefault()
      ask(heard.act)
    }
    const forget = (): void => {
      before.current.typed = ""
    }
    document.addEventListener("keydown", onKeyDown)
    document.addEventListener("pointerdown", forget)
    return () => {
      document.removeEventListener("keydown", onKeyDown)
      document.removeEventListener("pointerdown", forget)
    }
  }, [allowed, dispatch, from, isOn, navigate])

  return null
}
