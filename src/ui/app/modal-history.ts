/**
 * Closing a modal of the address: a step back where it was opened over its page, so that Back has nothing left to
 * close, and else the page in its place. Spec §2 Modals.
 */
import { isRecord } from "../../domain/json.ts"
import { openModal, withoutModal } from "./paths.ts"

/** In the history's state of a modal whose page is the entry before it: whether it is open, or being closed. */
const mark = "overItsPage"

type Window = Pick<typeof globalThis.window, "history" | "location" | "addEventListener" | "removeEventListener">

interface Entry {
  readonly path: string
  readonly isModal: boolean
  readonly over: "open" | "closing" | null
}

const searchOf = (address: string): string => address.split("?")[1] ?? ""

const markIn = (state: unknown): Entry["over"] => {
  const found = isRecord(state) ? state[mark] : null
  return found === "open" || found === "closing" ? found : null
}

const entryOf = ({ history, location }: Window): Entry => ({
  path: location.pathname,
  isModal: openModal(location.search) !== null,
  over: markIn(history.state),
})

const markAs = ({ history }: Window, over: "open" | "closing"): void => {
  const state: unknown = history.state
  history.replaceState({ ...(isRecord(state) && state), [mark]: over }, "")
}

/** The events by which wouter reports steps. */
const steps = ["pushState", "replaceState", "popstate"] as const

/** Marks modals as they are opened, and those that take their place; answers the function that stops it. */
export const watchModals = (window: Window): (() => void) => {
  let before = entryOf(window)
  const note = ({ type }: Event): void => {
    const was = before
    const now = entryOf(window)
    before = now
    const isOver = type === "pushState" ? !was.isModal : was.isModal && was.over !== null
    const isNew = type !== "popstate" && now.isModal && now.path === was.path && isOver && now.over === null
    const isBack = type === "popstate" && now.over === "closing" // by Forward
    if (isNew || isBack) markAs(window, "open")
    before = entryOf(window)
  }
  for (const step of steps) window.addEventListener(step, note)
  return () => {
    for (const step of steps) window.removeEventListener(step, note)
  }
}

/** Closes the modal that is open; `then` is where to go on instead of its page. */
export const leaveModal = (window: Window, then: string | null = null): void => {
  const { history, location } = window
  const { pathname: path, search } = location
  const page = withoutModal({ path, search })
  const next = then ?? page
  // An address without a search is the page as it was; with another one it is a page of its own, such as another chat.
  const isAsItWas = searchOf(next) === "" || next === page
  const isItsPage = next.split("?")[0] === path && isAsItWas && openModal(searchOf(next)) === null
  const { over } = entryOf(window)
  if (over === "closing") return // the browser steps back in its own time
  if (over === "open" && isItsPage) {
    markAs(window, "closing")
    history.back()
    return
  }
  // The page that is there by then keeps what it has in the browser's history (E147).
  history.replaceState(then === null ? history.state : null, "", next)
}
