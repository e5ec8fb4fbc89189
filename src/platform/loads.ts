/** Code and texts that are fetched when they are first needed. A failed fetch is known as such until somebody retries. E190. */

/** The connection's fault, or an older build's that is not there any more; never that of what was to be drawn. */
export class NotLoaded extends Error {}

const failed = new Set<() => void>()

/** From here on what failed is fetched anew by whoever asks for it. */
export const forgetFailedLoads = (): void => {
  for (const forget of failed) forget()
  failed.clear()
}

/** Loads once. React draws again when a failure comes, and must find it, not a new try: so it stays until forgotten. */
export const remembered = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((cause: unknown) => {
      failed.add(() => {
        loading = null
      })
      throw new NotLoaded("It could not be fetched.", { cause })
    })
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
  if (now - Number(view.sessionStorage.getItem(storedAs) ?? 0) < seldomMs) return
  view.sessionStorage.setItem(storedAs, String(now))
  view.location.reload()
}
