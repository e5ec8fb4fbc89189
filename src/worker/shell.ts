/**
 * Lets the app start without a network: what it needs for that is fetched when the worker is installed, and belongs to
 * its build alone. A page always comes from the server where that answers, so that nobody is kept on an old build.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching"
import { registerRoute } from "workbox-routing"
import { NetworkFirst, NetworkOnly } from "workbox-strategies"
import { deliveredCache } from "../domain/shell-caches.ts"
import { isNoAnswer, wayOf, type Way } from "./ways.ts"

export interface ShellFile {
  readonly url: string
  /** Null where the name has a hash. */
  readonly revision: string | null
}

const shellPage = "/shell.html"

/** A network that is there in name only must not keep people from what the device has. */
const patience = { pageSeconds: 6, deliveredSeconds: 4 } as const

const answered = {
  fetchDidSucceed: async ({ response }: { readonly response: Response }): Promise<Response> => {
    if (isNoAnswer(response.status)) throw new Error(`No server behind the proxy: ${response.status}.`)
    return response
  },
}

const orShell = { handlerDidError: () => matchPrecache(shellPage) }

const serve = (way: Way, strategy: NetworkOnly | NetworkFirst): void =>
  void registerRoute(
    ({ request: { method, mode }, url: { pathname: path }, sameOrigin: isOwnOrigin }) =>
      wayOf({ method, mode, path, isOwnOrigin }) === way,
    strategy,
  )

export const serveShell = (files: readonly ShellFile[]): void => {
  cleanupOutdatedCaches()
  // The server answers to `/`, and to addresses of pages as they are.
  precacheAndRoute([...files], { directoryIndex: "", cleanURLs: false })
  serve("page", new NetworkOnly({ networkTimeoutSeconds: patience.pageSeconds, plugins: [answered, orShell] }))
  serve(
    "delivered",
    new NetworkFirst({
      cacheName: deliveredCache,
      networkTimeoutSeconds: patience.deliveredSeconds,
      plugins: [answered],
    }),
  )
}
