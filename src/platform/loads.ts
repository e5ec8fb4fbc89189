/**
 * Code and texts that are fetched when they are first needed. A failed fetch is known as such until somebody retries.
 */
import { allowed } from "./allowed.ts"

/** A fetch of code or texts failed: there was no network, or the file is of an older build and gone. Not an error in the code. */
export class NotLoaded extends Error {}

const failed = new Set<() => void>()

/** Clears the cached failures: the next request for each of them is a new fetch. */
export const forgetFailedLoads = (): void => {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * Says on the promise itself that it is fulfilled, and with what, where React's `use` reads it at once: what is there
 * already is drawn without a wait.
 */
const noteFulfilled = <T>(loading: Promise<T>): void =>
  void loading.then(
    (value) => Object.assign(loading, { status: "fulfilled", value }),
    () => undefined,
  )

/** Memoises a load. A failure is cached, too: React renders again when one comes, which must not start a new fetch. */
export const remembered = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null
  return () => {
    if (loading !== null) return loading
    loading = load().catch((cause: unknown) => {
      failed.add(() => {
        loading = null
      })
      throw new NotLoaded("It could not be fetched.", { cause })
    })
    noteFulfilled(loading)
    return loading
  }
}

const storedAs = "marketplace.reloaded-at"
const seldomMs = 60_000

/**
 * Reloads the page, at most once a minute: the way out where the server answers and a part still can't be had. Either
 * the build has changed since this page came, or the browser remembers the failed fetch of a module for good.
 */
export const reloadOnce = (view: Pick<Window, "sessionStorage" | "location">, now: number): void => {
  // Storage that throws ends this before the reload: a tab that can't remember it would reload without end.
  allowed(() => {
    if (now - Number(view.sessionStorage.getItem(storedAs) ?? 0) < seldomMs) return null
    view.sessionStorage.setItem(storedAs, String(now))
    view.location.reload()
    return null
  })
}
