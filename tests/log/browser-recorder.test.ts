/** When a browser writes its events: when it is idle, soon in any case, and at once when its page is hidden. */
import "fake-indexeddb/auto"
import { Subject } from "rxjs"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Envelope } from "../../src/events/envelope.ts"
import { recordStream } from "../../src/log/browser-recorder.ts"
import { decodeLog, logFormat } from "../../src/log/codec.ts"
import type { Recorder } from "../../src/log/recorder.ts"
import { openRecorderDatabase, readRun } from "../../src/log/storage.ts"
import { enveloped } from "../arbitraries/logs.ts"

const session = "00000000-0000-4000-8000-000000000001"
const delayMs = 250

const matchMedia = (query: string) => ({ matches: query === "(prefers-color-scheme: dark)" })
const page = Object.assign(new EventTarget(), { innerWidth: 390, innerHeight: 844, matchMedia })
const tab = Object.assign(new EventTarget(), { visibilityState: "visible" })
let timers: { readonly run: () => void; readonly ms: number | undefined }[]
let idle: { readonly run: () => void; readonly timeout: number | undefined }[]

beforeEach(() => {
  timers = []
  idle = []
  tab.visibilityState = "visible"
  vi.stubGlobal("document", tab)
  vi.stubGlobal("window", page)
  vi.spyOn(crypto, "randomUUID").mockReturnValue(session)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A recorder that has heard one event, and what waits for the page's timer since. */
const recorded = () => {
  const stubbed = vi.spyOn(globalThis, "setTimeout")
  stubbed.mockImplementation((run: () => void, ms?: number) => {
    timers.push({ run, ms })
    return 0 as unknown as ReturnType<typeof setTimeout>
  })
  const envelopes = new Subject<Envelope>()
  const recorder = recordStream(
    envelopes,
    {
      app: "handra",
      locale: "en-US",
      startedAt: "2026-03-01T10:00:00.000Z",
    },
    () => true,
  )
  envelopes.next(enveloped({ type: "SignedIn" }))
  stubbed.mockRestore()
  return recorder
}

/** Counts the stored lines. Counts those of a write that has begun, too: IndexedDB runs transactions in order. */
const written = async (): Promise<number> => {
  const database = await openRecorderDatabase("marketplace-log")
  const text = await readRun(database, session)
  database.close()
  return (text ?? "").split("\n").filter((line) => line !== "").length
}

const clean = async (recorder: Recorder): Promise<void> => {
  recorder.stop()
  await recorder.clear()
}

describe("the recorder of a browser", () => {
  it("writes when the page is idle, at the latest two seconds on", async () => {
    vi.stubGlobal(
      "window",
      Object.assign(new EventTarget(), { innerWidth: 390, innerHeight: 844, matchMedia, requestIdleCallback: () => 0 }),
    )
    vi.stubGlobal("requestIdleCallback", (run: () => void, { timeout }: IdleRequestOptions) => {
      idle.push({ run, timeout })
      return 0
    })
    const recorder = recorded()
    expect(timers.map(({ ms }) => ms)).toEqual([delayMs])
    timers[0]?.run()
    expect(idle.map(({ timeout }) => timeout)).toEqual([2000])
    expect(await written()).toBe(0)
    idle[0]?.run()
    await expect.poll(written).toBe(2)
    await clean(recorder)
  })

  it("says in the log's header which run it is, and of which build", async () => {
    const recorder = recorded()
    const decoded = decodeLog(await recorder.exportLog())
    if ("problem" in decoded) throw new Error(decoded.problem.why)
    expect(decoded.log.header).toEqual({
      format: logFormat,
      app: "handra",
      locale: "en-US",
      startedAt: "2026-03-01T10:00:00.000Z",
      appVersion: "",
      contractHash: "",
      zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      viewport: { width: 390, height: 844 },
      scheme: "dark",
    })
    await clean(recorder)
  })

  it("writes as soon as its time has come where a browser can't tell that it is idle", async () => {
    const recorder = recorded()
    timers[0]?.run()
    await expect.poll(written).toBe(2)
    await clean(recorder)
  })

  it("writes at once when the page is left", async () => {
    const recorder = recorded()
    page.dispatchEvent(new Event("pagehide"))
    await expect.poll(written).toBe(2)
    await clean(recorder)
  })

  it("writes at once when the tab is hidden, and not when it is shown", async () => {
    const recorder = recorded()
    tab.dispatchEvent(new Event("visibilitychange"))
    expect(await written()).toBe(0)
    tab.visibilityState = "hidden"
    tab.dispatchEvent(new Event("visibilitychange"))
    await expect.poll(written).toBe(2)
    await clean(recorder)
  })
})
