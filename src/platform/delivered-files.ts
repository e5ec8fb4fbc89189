/**
 * Configuration and texts on the device, for a start without a network: those that came along with the page, which the
 * worker never sees, and all others of the language, so that a page that was never opened has its words.
 */
import type { Language } from "../domain/languages.ts"
import { deliveredCache } from "../domain/shell-caches.ts"

export interface DeliveredFile {
  readonly path: string
  readonly body: string
}

export interface DeliveredFilesOptions {
  /** Null where the browser has none; nothing is kept then. */
  readonly caches: Pick<CacheStorage, "open"> | null
  /** Of this page: what another build delivered is fetched anew. */
  readonly build: string
  readonly i18nHost: string
  /** Of all texts. */
  readonly scopes: readonly string[]
  readonly fetch: (path: string) => Promise<Response>
}

export interface DeliveredFiles {
  /** Keeps what came along. */
  readonly keep: (files: readonly DeliveredFile[]) => Promise<void>
  /** Fetches what is missing in a language, one after the other. */
  readonly complete: (language: Language) => Promise<void>
}

/** No file has this path, and so nobody asks for it; it is on devices, and so stays as it was. */
const buildPath = "/told-by-build"

const json = { headers: { "Content-Type": "application/json" } }

export const createDeliveredFiles = ({
  caches,
  build,
  i18nHost,
  scopes,
  fetch,
}: DeliveredFilesOptions): DeliveredFiles => {
  const opened = async (): Promise<Cache> => {
    if (caches === null) throw new Error("This browser keeps no files for the site.")
    const cache = await caches.open(deliveredCache)
    const before = await cache.match(buildPath)
    if ((await before?.text()) === build) return cache
    for (const request of await cache.keys()) await cache.delete(request)
    await cache.put(buildPath, new Response(build))
    return cache
  }
  let cache: Promise<Cache> | undefined
  const open = (): Promise<Cache> => (cache ??= opened())

  return {
    keep: async (files) => {
      const kept = await open()
      for (const { path, body } of files) await kept.put(path, new Response(body, json))
    },
    complete: async (language) => {
      const kept = await open()
      for (const scope of scopes) {
        const path = `${i18nHost}/${language.slice(0, 2)}/${scope}.json`
        if ((await kept.match(path)) !== undefined) continue
        const response = await fetch(path)
        if (response.ok) await kept.put(path, response)
      }
    },
  }
}
