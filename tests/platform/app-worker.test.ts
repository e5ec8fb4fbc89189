/** A newer build is told of once it waits, in every tab, and is taken by the person alone. */
import { expect, it, vi } from "vitest"
import { appWorkerPath, createAppWorker } from "../../src/platform/app-worker.ts"

class FakeWorker extends EventTarget {
  readonly heard: unknown[] = []
  readonly build: string
  constructor(build: string) {
    super()
    this.build = build
  }
  postMessage(message: { readonly type: string }, [port]: readonly MessagePort[] = []): void {
    this.heard.push(message)
    if (message.type === "BUILD") port?.postMessage(this.build)
  }
}

const hourMs = 60 * 60 * 1_000

const setUp = ({
  waiting = null,
  controller = null,
}: { waiting?: FakeWorker | null; controller?: FakeWorker | null } = {}) => {
  const [active, at] = [controller ?? new FakeWorker("one"), { ms: 0 }]
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting,
    installing: null as FakeWorker | null,
    update: vi.fn(async () => undefined),
  })
  const workers = Object.assign(new EventTarget(), {
    controller,
    ready: Promise.resolve(registration),
    register: vi.fn(async () => registration),
  })
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" })
  const [onNewBuild, reload] = [vi.fn(), vi.fn()]
  const appWorker = createAppWorker({
    workers: workers as never,
    page: page as never,
    loaded: () => ["/i18n/en/core.json"],
    build: "one",
    now: () => at.ms,
    reload,
    onNewBuild,
  })
  return { appWorker, registration, workers, page, active, onNewBuild, reload, at }
}

it("registers one worker, and has it keep what the page loaded before", async () => {
  const { appWorker, workers, active } = setUp()
  await appWorker.start()
  expect(workers.register).toHaveBeenCalledExactlyOnceWith(appWorkerPath, { updateViaCache: "none" })
  expect(active.heard).toEqual([{ type: "CACHE_URLS", payload: { urlsToCache: ["/i18n/en/core.json"] } }])
})

it("tells of a newer build that waits already, and of none where only this page's own does", async () => {
  const newer = setUp({ waiting: new FakeWorker("two") })
  await newer.appWorker.start()
  expect(newer.onNewBuild).toHaveBeenCalledOnce()
  const own = setUp({ waiting: new FakeWorker("one") })
  await own.appWorker.start()
  expect(own.onNewBuild).not.toHaveBeenCalled()
})

it("tells of one that comes later, and of one that another tab has taken; it never reloads by itself", async () => {
  const { appWorker, registration, workers, onNewBuild, reload } = setUp({ controller: new FakeWorker("one") })
  await appWorker.start()
  const newer = new FakeWorker("two")
  registration.installing = newer
  registration.dispatchEvent(new Event("updatefound"))
  registration.waiting = newer
  newer.dispatchEvent(new Event("statechange"))
  await vi.waitFor(() => expect(onNewBuild).toHaveBeenCalledTimes(1))
  workers.controller = newer
  workers.dispatchEvent(new Event("controllerchange"))
  await vi.waitFor(() => expect(onNewBuild).toHaveBeenCalledTimes(2))
  expect(reload).not.toHaveBeenCalled()
})

it("lets the waiting build take over when the person takes it, and loads the page", async () => {
  const waiting = new FakeWorker("two")
  const { appWorker, workers, reload } = setUp({ waiting })
  await appWorker.start()
  appWorker.takeNewest()
  expect(waiting.heard).toContainEqual({ type: "SKIP_WAITING" })
  expect(reload).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event("controllerchange"))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it("looks for a newer build once an hour, when the tab is looked at", async () => {
  const { appWorker, registration, page, at } = setUp()
  await appWorker.start()
  const look = (ms: number, visibilityState: string): void => {
    at.ms = ms
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event("visibilitychange"))
  }
  look(hourMs - 1, "visible")
  look(hourMs, "hidden")
  expect(registration.update).not.toHaveBeenCalled()
  look(hourMs, "visible")
  look(hourMs + 1, "visible")
  expect(registration.update).toHaveBeenCalledOnce()
})

it("goes on without a worker where the browser has or allows none", async () => {
  const quiet = vi.spyOn(console, "warn").mockReturnValue(undefined)
  const { appWorker, workers } = setUp()
  workers.register.mockRejectedValueOnce(new Error("not allowed"))
  await appWorker.start()
  expect(quiet).toHaveBeenCalledOnce()
  quiet.mockRestore()
})
