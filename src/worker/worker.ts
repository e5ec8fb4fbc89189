/**
 * The service worker, one for pushes and for starting without a network. While somebody develops it serves nothing, and
 * takes the place of one that does.
 */
import { isShellCache } from "../domain/shell-caches.ts"
import { listenToPushes, type PushEvents, type PushScope } from "./pushes.ts"
import { serveShell, type ShellFile } from "./shell.ts"

interface WorkerEvents extends PushEvents {
  readonly install: { readonly waitUntil: (work: Promise<unknown>) => void }
  readonly activate: { readonly waitUntil: (work: Promise<unknown>) => void }
  readonly message: { readonly data: unknown; readonly ports: readonly MessagePort[] }
}

interface WorkerScope extends PushScope {
  readonly registration: PushScope["registration"] & { readonly active: unknown }
  readonly clients: PushScope["clients"] & { readonly claim: () => Promise<void> }
  readonly caches: CacheStorage
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

declare const self: WorkerScope

const typeOf = (data: unknown): unknown =>
  typeof data === "object" && data !== null && "type" in data ? data.type : undefined

listenToPushes(self)

if (process.env["NODE_ENV"] === "production") {
  serveShell(JSON.parse(process.env["SHELL_FILES"] ?? "[]") as readonly ShellFile[])
  // The page that brought the first one has its texts kept from then on, too; later ones are given their pages anyway.
  const isFirst = self.registration.active === null
  self.addEventListener("activate", (event) => {
    if (isFirst) event.waitUntil(self.clients.claim())
  })
  self.addEventListener("message", ({ data, ports }) => {
    if (typeOf(data) === "SKIP_WAITING") void self.skipWaiting()
    if (typeOf(data) === "BUILD") ports[0]?.postMessage(process.env["BUILD_ID"])
  })
} else {
  self.addEventListener("install", () => void self.skipWaiting())
  self.addEventListener("activate", (event) => {
    const forget = async (): Promise<void> => {
      for (const name of await self.caches.keys()) if (isShellCache(name)) await self.caches.delete(name)
    }
    event.waitUntil(forget())
  })
}
