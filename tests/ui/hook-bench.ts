/** Runs a hook in React as screens do, on a real bus, stream and store, and on drafts in memory; no browser is needed. */
import { act, createElement } from "react"
import { createRoot } from "react-dom/client"
import { onTestFinished, vi } from "vitest"
import { Router } from "wouter"
import { memoryLocation } from "wouter/memory-location"
import type { Environment } from "../../src/domain/environment.ts"
import { createAsks } from "../../src/platform/asks.ts"
import { createDrafts, type Drafts } from "../../src/platform/drafts.ts"
import { createStore } from "../../src/projections/store.ts"
import { AppProvider, type App } from "../../src/ui/app/context.tsx"
import type { Bench } from "../commands/bus-on-a-server.ts"
import { memoryStorage } from "../platform/storage.ts"
import { rethrown } from "../projections/rethrown.ts"

export const now = "2026-03-02T10:00:00.000Z"

export const draftsInMemory = (): Drafts => createDrafts(memoryStorage(), () => now)

const unused = (): never => {
  throw new Error("No hook under test needs this.")
}

/** An app on a bench; what only screens need is missing. */
export const appOn = ({ bus, stream }: Bench, device: Partial<App["device"]> = {}): App => {
  const store = createStore(stream.envelopes, {
    schedule: (flush) => void setTimeout(flush, 0),
    freeze: true,
    onFailure: rethrown,
  })
  return {
    store,
    firstModels: store.models(),
    isBrought: () => false,
    onDrawn: () => undefined,
    bus,
    environment: {} as Environment,
    device: {
      wrapper: null,
      newId: () => crypto.randomUUID(),
      today: () => now.slice(0, 10),
      now: () => Date.parse(now),
      drafts: draftsInMemory(),
      asks: createAsks(memoryStorage()),
      pick: unused,
      keepPicked: unused,
      restorePicked: unused,
      dropped: () => undefined,
      unsent: unused,
      keptRuns: unused,
      exportRun: unused,
      finishSignIn: unused,
      enter: unused,
      isJoined: () => false,
      ...device,
    },
  }
}

/**
 * Makes a document with all that React asks of one for a component that draws nothing; any class stands for that of
 * frames.
 */
const emptyDocument = () => {
  const page = Object.assign(new EventTarget(), { nodeType: 9, defaultView: { HTMLIFrameElement: Event } })
  const root = { nodeType: 1, nodeName: "DIV", tagName: "DIV", namespaceURI: "http://www.w3.org/1999/xhtml" }
  return { page, root: Object.assign(new EventTarget(), root, { ownerDocument: page, textContent: "" }) }
}

/** React's `act`. Beside it React renders in its own time, as answers come in theirs: that is no mistake of a test. */
const acting = async (what: () => void | Promise<void>): Promise<void> => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  try {
    await act(async () => what())
  } finally {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false)
  }
}

export interface ShownHook<Answer> {
  /** Answers the hook's last answer. */
  readonly now: () => Answer
  /** Does something as a person would, and waits until React has nothing left to do. */
  readonly act: <Result>(what: () => Result | Promise<Result>) => Promise<Result>
  /** The addresses so far. */
  readonly addresses: () => readonly string[]
  readonly leave: () => Promise<void>
}

/** `useHook` is called with each render, at first at the address `at`; it is left when the test ends. */
export const showHook = async <Answer>(app: App, useHook: () => Answer, at = "/page"): Promise<ShownHook<Answer>> => {
  const { page, root: container } = emptyDocument()
  vi.stubGlobal("document", page)
  // No modal is open over the page.
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location: { search: "" } }))
  let answer: Answer | undefined
  const Caller = (): null => {
    answer = useHook()
    return null
  }
  const root = createRoot(container as unknown as Element)
  const { hook, history } = memoryLocation({ path: at, record: true })
  const routed = createElement(Router, { hook, children: createElement(Caller) })
  await acting(() => root.render(createElement(AppProvider, { value: app }, routed)))
  const leave = async (): Promise<void> => acting(() => root.unmount())
  onTestFinished(async () => {
    await leave()
    vi.unstubAllGlobals()
  })
  return {
    now: () => answer as Answer,
    act: async (what) => {
      let result: Awaited<ReturnType<typeof what>> | undefined
      await acting(async () => {
        result = await what()
        app.store.flush()
      })
      return result as Awaited<ReturnType<typeof what>>
    },
    addresses: () => [...history],
    leave,
  }
}
