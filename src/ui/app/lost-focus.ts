/**
 * Where the focus goes when what had it has left the page: to what is next to it, not to the top of the window. WCAG
 * 2.4.3.
 */

import { pageOf } from "./page-of.ts"

/** Surfaces beside the page: from them the focus goes back to where it was on the page. */
const beside = "[role=dialog], [role=alertdialog], [role=menu], .p-toasts"
const link = "a[href], button:not(:disabled)"

interface Row {
  readonly row: Element
  readonly list: Element
  readonly index: number
}

interface Place {
  readonly element: HTMLElement
  readonly page: string
  /** The entries of lists, and the regions that take the focus themselves, around the element; the nearest is first. */
  readonly around: readonly (Row | HTMLElement)[]
}

let last: { readonly element: HTMLElement; readonly page: string } | null = null
/**
 * The focused element was taken out of the document, be it to be put elsewhere in it; a press beside everything takes
 * nothing.
 */
let isTaken = false
/** The last one that is not in a message: on the page, or in a dialog over it. */
let outside: HTMLElement | null = null
let place: Place | null = null

const isLost = (): boolean => {
  const now = document.activeElement
  return now === null || now === document.body
}

/** A step to another one of these is a new page, whose focus is the route's own matter. */
const pageNow = (): string => pageOf(window.location.pathname, window.location.search)

const around = (element: Element): readonly (Row | HTMLElement)[] => {
  const found: (Row | HTMLElement)[] = []
  for (let one = element.parentElement; one !== null && one.tagName !== "MAIN"; one = one.parentElement) {
    const list = one.parentElement
    if (one.tagName === "LI" && list?.tagName === "UL")
      found.push({ row: one, list, index: [...list.children].indexOf(one) })
    else if (one.hasAttribute("tabindex")) found.push(one)
  }
  return found
}

/** Answers whether an element can take the focus: it is on the page, shown and not inert. */
const takesFocus = (element: HTMLElement): boolean => {
  element.focus()
  return element === document.activeElement
}

const takesRow = ({ row, list, index }: Row): boolean => {
  const now = row.isConnected ? row : (list.children[index] ?? list.children[list.children.length - 1])
  const first = now?.querySelector<HTMLElement>("h2 a[href], h3 a[href]") ?? now?.querySelector<HTMLElement>(link)
  return first instanceof HTMLElement && takesFocus(first)
}

/** To where the page was left for a dialog or a message, or to what is now next to it; whether there is anything. */
export const focusPlace = (): boolean => {
  if (outside !== null && takesFocus(outside)) return true
  if (place === null || place.page !== pageNow()) return false
  return (
    takesFocus(place.element) ||
    place.around.some((one) => (one instanceof HTMLElement ? takesFocus(one) : takesRow(one)))
  )
}

/** Answers the element that had the focus last on the page itself, be it gone from there or not. */
export const lastOnPage = (): Element | null => (place?.page === pageNow() ? place.element : null)

const restore = (): void => {
  if (!isLost()) return
  if (isTaken && focusPlace()) return
  document.querySelector<HTMLElement>("main h1[tabindex]")?.focus({ preventScroll: true })
}

/** Waits two frames: by then a closed window has given the focus back, if there was still something to give it to. */
export const restoreLostFocus = (): void => {
  requestAnimationFrame(() => requestAnimationFrame(restore))
}

/** For the whole window: whatever has the focus may leave, by an act here, in another window, or of the other side. */
export const watchLostFocus = (): (() => void) => {
  const remember = ({ target: element }: FocusEvent): void => {
    if (!(element instanceof HTMLElement)) return
    const page = pageNow()
    last = { element, page }
    isTaken = false
    if (element.closest(".p-toasts") === null) outside = element
    if (element.closest(beside) === null) place = { element, page, around: around(element) }
  }
  const watcher = new MutationObserver((changes) => {
    if (last === null || !isLost()) return
    const { element, page } = last
    isTaken ||= changes.some(({ removedNodes }) => [...removedNodes].some((one) => one.contains(element)))
    if (isTaken && page === pageNow()) restoreLostFocus()
  })
  document.addEventListener("focusin", remember)
  watcher.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener("focusin", remember)
    watcher.disconnect()
  }
}
