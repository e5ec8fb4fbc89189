/**
 * Keeps presses on the server's picture until the app has taken it over and can carry them out. The page runs this script
 * before it is painted; links and forms with an address of their own work without the app. architecture: Painting.
 */
import type { EarlyPresses } from "./platform/early-presses.ts"

// A block, as this is no module: its names are nobody else's.
{
  const pressable = "button, label, summary, input[type=radio], input[type=checkbox]"

  const presses: HTMLElement[] = []

  const isSent = (element: HTMLElement): boolean =>
    element instanceof HTMLButtonElement && element.type === "submit" && element.form?.hasAttribute("action") === true

  const keep = (event: MouseEvent): void => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    if (element === null || isSent(element)) return
    event.preventDefault()
    presses.push(element)
  }

  document.addEventListener("click", keep, true)

  const early: EarlyPresses = {
    take: () => {
      document.removeEventListener("click", keep, true)
      return presses.splice(0)
    },
  }
  Object.assign(window, { early })

  // Browsers read their table of numbers when it is first asked for, which takes some 20 ms: the line is free until the
  // style sheet is there, and nobody can press anything yet.
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf("en"))
}
