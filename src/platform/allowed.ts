/** Reads a part of the browser that it may lack, or forbid by throwing where a site may keep nothing. */
export const allowed = <T>(read: () => T | null): T | null => {
  try {
    return read()
  } catch {
    return null
  }
}

export const serviceWorkersOf = (view: Pick<Window, "navigator">): ServiceWorkerContainer | null =>
  allowed(() => ("serviceWorker" in view.navigator ? view.navigator.serviceWorker : null))

export const cachesOf = (view: Pick<Window, "caches">): CacheStorage | null =>
  allowed(() => ("caches" in view ? view.caches : null))
