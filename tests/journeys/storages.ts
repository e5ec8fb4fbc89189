/** All that a page's origin keeps on the device, for tests that look for what should not be there. */
import type { Page } from "playwright"

/** Both web storages, every store of every IndexedDB database, and every cache, as one text. */
export const everythingOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error("IndexedDB gave no reason."))
      })
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state]
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        found.push([name, store, await asked(objects.getAllKeys()), await asked(objects.getAll())])
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        found.push([name, request.url, await response?.text()])
      }
    }
    return JSON.stringify(found)
  })
