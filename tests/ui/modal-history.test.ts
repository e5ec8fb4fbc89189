/** However a modal was opened, closing it leaves no step in the browser's history that does nothing. */
import { expect, it } from "vitest"
import { leaveModal, watchModals } from "../../src/ui/app/modal-history.ts"

/** The history of a tab that was opened at `address`; it tells of its steps as wouter does, and steps back when asked. */
const tabAt = (address: string) => {
  const window = new EventTarget()
  const entries: { state: unknown; address: string }[] = [{ state: null, address }]
  let at = 0
  let backwards = 0
  const now = () => entries[at] ?? { state: null, address: "" }
  const fire = (step: string): boolean => window.dispatchEvent(new Event(step))
  const history = {
    get state() {
      return now().state
    },
    pushState: (state: unknown, _: string, to: string) => {
      at += 1
      entries.splice(at, Infinity, { state, address: to })
      fire("pushState")
    },
    replaceState: (state: unknown, _: string, to = now().address) => {
      entries[at] = { state, address: to }
      fire("replaceState")
    },
    back: () => {
      backwards += 1
    },
    forward: () => {
      at += 1
      fire("popstate")
    },
  }
  const location = {
    get pathname() {
      return now().address.split("?")[0] ?? ""
    },
    get search() {
      return now().address.split("?")[1] ?? ""
    },
  }
  const tab = Object.assign(window, { history, location }) as unknown as Window & typeof globalThis
  watchModals(tab)
  return {
    open: (to: string, state: unknown = null) => tab.history.pushState(state, "", to),
    replace: (to: string) => tab.history.replaceState(null, "", to),
    close: (then?: string) => {
      leaveModal(tab, then)
      leaveModal(tab, then) // such as by two reasons at once
      if (backwards === 0) return
      at = Math.max(0, at - backwards)
      backwards = 0
      fire("popstate")
    },
    forward: () => tab.history.forward(),
    state: () => now().state,
    /** The addresses up to the one that is shown: those that Back leads through. */
    behind: () => entries.slice(0, at + 1).map((entry) => entry.address),
  }
}

type Tab = ReturnType<typeof tabAt>

const kinds: readonly (readonly [string, string, (tab: Tab) => void, readonly string[]])[] = [
  ["opened over its page", "/deals", (tab) => tab.open("/deals?modal=report"), ["/deals"]],
  [
    "opened over a list that had more in its address",
    "/deals?page=2",
    (tab) => tab.open("/deals?modal=report"),
    ["/deals?page=2"],
  ],
  ["loaded by its address", "/deals?page=2&modal=report", () => undefined, ["/deals?page=2"]],
  ["opened with a page of its own", "/", (tab) => tab.open("/deals?modal=report"), ["/", "/deals"]],
  [
    "one that took the place of another",
    "/deals",
    (tab) => {
      tab.open("/deals?modal=switch-profile")
      tab.replace("/deals?modal=create-executant")
    },
    ["/deals"],
  ],
  [
    "one that took the place of one that was loaded",
    "/deals?modal=switch-profile",
    (tab) => tab.replace("/deals?modal=create-executant"),
    ["/deals"],
  ],
  [
    "come back to by Forward",
    "/",
    (tab) => {
      tab.open("/deals")
      tab.open("/deals?modal=report")
      tab.close()
      tab.forward()
    },
    ["/", "/deals"],
  ],
  [
    "one whose page has changed beneath it",
    "/orders",
    (tab) => {
      tab.open("/orders?modal=switch-profile")
      tab.replace("/offers?modal=switch-profile")
    },
    ["/orders", "/offers"],
  ],
  [
    "one that a finished form has gone on to",
    "/orders",
    (tab) => {
      tab.open("/orders/new")
      tab.replace("/orders/1?modal=listing-sent")
    },
    ["/orders", "/orders/1"],
  ],
]

it.each(kinds)("closes one %s", (_, at, open, behind) => {
  const tab = tabAt(at)
  open(tab)
  tab.close()
  expect(tab.behind()).toEqual(behind)
})

it("goes on elsewhere in its place, and back to its own page where that is the same", () => {
  const elsewhere = tabAt("/")
  elsewhere.open("/?modal=switch-profile")
  elsewhere.close("/offers/new")
  expect(elsewhere.behind()).toEqual(["/", "/offers/new"])
  const here = tabAt("/orders/1?from=search")
  here.open("/orders/1?modal=create-executant")
  here.close("/orders/1")
  expect(here.behind()).toEqual(["/orders/1?from=search"])
  const beside = tabAt("/chat?chatId=1")
  beside.open("/chat?chatId=1&modal=palette")
  beside.close("/chat?chatId=2")
  expect(beside.behind()).toEqual(["/chat?chatId=1", "/chat?chatId=2"])
  const another = tabAt("/")
  another.open("/?modal=switch-profile")
  another.close("/?modal=create-on-phone")
  another.close()
  expect(another.behind()).toEqual(["/"])
})

it("keeps what the page had in the history", () => {
  const tab = tabAt("/chat")
  tab.open("/chat?modal=report", { about: "kitchen" })
  expect(tab.state()).toMatchObject({ about: "kitchen" })
  const loaded = tabAt("/")
  loaded.open("/chat?modal=report", { about: "kitchen" })
  loaded.close()
  expect(loaded.state()).toEqual({ about: "kitchen" })
})
