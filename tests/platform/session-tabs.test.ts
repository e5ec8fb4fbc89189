/** Other tabs learn of all that one tab does to the session, whichever way they hear of it. Law 12. */
import { describe, expect, it, vi } from "vitest"
import { startSessionTabs, type SessionTabsOptions } from "../../src/platform/session-tabs.ts"

type Heard = (event: unknown) => void

/** A tab that shows `own`, while the tabs share the tokens of `stored`. */
const setUp = (own: string | null, stored: string | null) => {
  const [onWindow, onChannel] = [new Map<string, Heard>(), new Map<string, Heard>()]
  const posted: string[] = []
  const acts = { onSignedOut: vi.fn(), onAnother: vi.fn(), onSignedIn: vi.fn(), onRenewed: vi.fn(), onNobody: vi.fn() }
  const listen = (to: Map<string, Heard>) => (type: string, heard: unknown) => {
    if (typeof heard === "function") to.set(type, (event) => void heard(event))
  }
  const tabs = startSessionTabs({
    window: { addEventListener: listen(onWindow) } as SessionTabsOptions["window"],
    channel: {
      postMessage: (word: string) => void posted.push(word),
      addEventListener: listen(onChannel),
    } as NonNullable<SessionTabsOptions["channel"]>,
    storedSubject: () => stored,
    ownSubject: () => own,
    storageKeyPrefix: "tokens:",
    ...acts,
  })
  const called = (): readonly string[] => Object.entries(acts).flatMap(([name, act]) => act.mock.calls.map(() => name))
  return { tabs, posted, called, onWindow, onChannel }
}

const signals: readonly (readonly [string, (tab: ReturnType<typeof setUp>) => void])[] = [
  ["a change of the tokens in storage", ({ onWindow }) => onWindow.get("storage")?.({ key: "tokens:of-ours" })],
  ["a storage that was cleared", ({ onWindow }) => onWindow.get("storage")?.({ key: null })],
  ["a page from the back/forward cache", ({ onWindow }) => onWindow.get("pageshow")?.({ persisted: true })],
  ["the channel", ({ onChannel }) => onChannel.get("message")?.({ data: "signedOut" })],
]

describe.each(signals)("by %s, a tab", (_, signal) => {
  it.each([
    ["learns that its person has signed out", "anna", null, ["onSignedOut"]],
    ["learns that somebody else has signed in", "anna", "boris", ["onAnother"]],
    ["that showed nobody learns who has signed in", null, "anna", ["onSignedIn"]],
    ["takes newer tokens of its person", "anna", "anna", ["onRenewed"]],
    ["that shows nobody, as the server told it first, learns that somebody left", null, null, ["onNobody"]],
  ])("%s", (_what, own, stored, expected) => {
    const tab = setUp(own, stored)
    signal(tab)
    expect(tab.called()).toEqual(expected)
  })
})

describe("a tab", () => {
  it("passes over what is no concern of the session", () => {
    const tab = setUp("anna", null)
    tab.onWindow.get("storage")?.({ key: "marketplace.draft.support" })
    tab.onWindow.get("pageshow")?.({ persisted: false })
    tab.onChannel.get("message")?.({ data: { signedOut: true } })
    expect(tab.called()).toEqual([])
  })

  it("tells the others when it signs out", () => {
    const { tabs, posted } = setUp("anna", "anna")
    tabs.broadcastSignedOut()
    expect(posted).toEqual(["signedOut"])
  })
})
