/**
 * What an account leaves on the device beside its tokens: drafts, unsent messages, the event log, caches. All of it goes
 * when the account signs out or another signs in (OWASP ASVS 5.0, V14.3.1). E183.
 */
import { isShellCache } from "../domain/shell-caches.ts"
import { keysOf } from "./storage-keys.ts"

export interface DeviceTraces {
  /** Claims the device for whoever signs in; what somebody else left is deleted first. */
  readonly claim: (subject: string) => Promise<void>
  /** Whether the last to sign in may come back: their session ran out, they did not sign out. */
  readonly isClaimed: () => boolean
  readonly clear: () => Promise<void>
}

export interface DeviceTracesOptions {
  readonly local: Storage
  readonly session: Storage
  readonly caches: Pick<CacheStorage, "keys" | "delete"> | null
  /** Empties the databases. */
  readonly clearDatabases: () => Promise<unknown>
}

/** The prefix of all storage keys of the app but those of the device's own settings. */
const prefix = "marketplace."
const tokensPrefix = "marketplace.oidc."
const ownerKey = "marketplace.owner"

const removeWhere = (storage: Storage, goes: (key: string) => boolean): void => {
  for (const key of keysOf(storage).filter(goes)) storage.removeItem(key)
}

export const createDeviceTraces = ({ local, session, caches, clearDatabases }: DeviceTracesOptions): DeviceTraces => {
  const clear = async (): Promise<void> => {
    removeWhere(local, (key) => key.startsWith(prefix) && !key.startsWith(tokensPrefix))
    removeWhere(session, (key) => !key.startsWith(tokensPrefix))
    for (const name of (await caches?.keys()) ?? []) if (!isShellCache(name)) await caches?.delete(name)
    await clearDatabases()
  }
  return {
    clear,
    isClaimed: () => local.getItem(ownerKey) !== null,
    claim: async (subject) => {
      const owner = local.getItem(ownerKey)
      if (owner !== null && owner !== subject) await clear()
      local.setItem(ownerKey, subject)
    },
  }
}
