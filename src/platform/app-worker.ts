/**
 * The page's side of its service worker: when it is registered, what it keeps for a start without a network, and what
 * the page hears of a newer build, which waits until the person wants it.
 */

export const appWorkerPath = "/worker.js"

export interface AppWorker {
  readonly start: () => Promise<void>
  /** Lets the newest build take over, and loads the page anew; forms write their drafts when the page goes. */
  readonly takeNewest: () => void
}

export interface AppWorkerOptions {
  /** Undefined where the browser has none. */
  readonly workers: Pick<ServiceWorkerContainer, "register" | "ready" | "controller" | "addEventListener"> | undefined
  readonly page: Pick<Document, "addEventListener" | "visibilityState">
  /** Addresses of what the page has loaded so far. */
  readonly loaded: () => readonly string[]
  /** Of this page. */
  readonly build: string
  readonly now: () => number // ms since 1970
  readonly reload: () => void
  /** There is another build than this page's, waiting or taken over in another tab. */
  readonly onNewBuild: () => void
}

/** Browsers look for a new worker at each load of a page; a tab may be open for days. */
const lookEveryMs = 60 * 60 * 1_000

/** Nobody who pressed waits longer for a worker that hangs: a page comes from the server all the same. */
const changesWithinMs = 3_000

const buildOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data), { once: true })
    port1.start()
    worker.postMessage({ type: "BUILD" }, [port2])
  })

export const createAppWorker = (options: AppWorkerOptions): AppWorker => {
  const { workers, page, build, now, reload, onNewBuild } = options
  let registration: ServiceWorkerRegistration | null = null
  let lookedAt = 0

  /** A worker of the page's own build may wait, too: for tabs of an older one. */
  const reportNewBuild = async (worker: ServiceWorker | null | undefined): Promise<void> => {
    if (worker && (await buildOf(worker)) !== build) onNewBuild()
  }

  const look = (): void => {
    if (registration === null || page.visibilityState !== "visible" || now() - lookedAt < lookEveryMs) return
    lookedAt = now()
    void registration.update().catch(() => undefined) // no network: there is another time
  }

  return {
    start: async () => {
      if (workers === undefined) return
      const registered = await workers.register(appWorkerPath, { updateViaCache: "none" }).catch((cause: unknown) => {
        console.warn("The service worker can't be registered.", cause)
        return undefined
      })
      if (registered === undefined) return // refused, or without a word where a browser blocks them
      registration = registered
      lookedAt = now()
      registered.addEventListener("updatefound", () => {
        registered.installing?.addEventListener("statechange", () => void reportNewBuild(registered.waiting))
      })
      workers.addEventListener("controllerchange", () => void reportNewBuild(workers.controller))
      page.addEventListener("visibilitychange", look)
      // The worker asks once more for the files that a page loads before it has a worker, and keeps those that it has a
      // way for.
      if (workers.controller === null)
        void workers.ready.then(({ active }) =>
          active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: options.loaded() } }, []),
        )
      await reportNewBuild(registered.waiting)
    },
    takeNewest: () => {
      const waiting = registration?.waiting
      if (!waiting) return reload()
      // A page that loads while workers change waits for both.
      const changed = new Promise((resolve) => workers?.addEventListener("controllerchange", resolve, { once: true }))
      const late = new Promise((resolve) => setTimeout(resolve, changesWithinMs))
      void Promise.race([changed, late]).then(reload)
      waiting.postMessage({ type: "SKIP_WAITING" }, [])
    },
  }
}
