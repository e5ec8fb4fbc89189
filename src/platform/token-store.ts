/** Where tokens are kept: on the device for all its tabs, on a borrowed one in the tab. */
import type { StateStore } from "oidc-client-ts"
import { isRecord } from "../domain/json.ts"
import { isOwnDevice, type Storages, type TextStorage } from "./borrowed-device.ts"
import { keysOf } from "./storage-keys.ts"

const isForTab = (user: string): boolean => {
  const read = JSON.parse(user) as unknown
  return isRecord(read) && !isOwnDevice(read["profile"])
}

/** The library's store of what a redirect has to find again. */
export const textStore = (prefix: string, storage: TextStorage): StateStore => ({
  get: async (key) => storage.getItem(prefix + key),
  set: async (key, value) => storage.setItem(prefix + key, value),
  remove: async (key) => {
    const removed = storage.getItem(prefix + key)
    storage.removeItem(prefix + key)
    return removed
  },
  getAllKeys: async () => keysOf(storage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
})

/** The library's store of tokens. */
export const tokenStore = (prefix: string, { local, session }: Storages): StateStore => {
  /** A tab's own come before those of all tabs, and go alone: another tab may have signed in on the form since (E439). */
  const homeOf = (key: string) => (session.getItem(prefix + key) === null ? local : session)
  const read = (key: string): string | null => homeOf(key).getItem(prefix + key)
  return {
    get: async (key) => read(key),
    set: async (key, value) => {
      const [own, other] = isForTab(value) ? [session, local] : [local, session]
      own.setItem(prefix + key, value)
      other.removeItem(prefix + key)
    },
    remove: async (key) => {
      const removed = read(key)
      homeOf(key).removeItem(prefix + key)
      return removed
    },
    getAllKeys: async () =>
      [session, local].flatMap(keysOf).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
  }
}
