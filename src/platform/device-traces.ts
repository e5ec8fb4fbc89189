/**
 * The traces that an account leaves on the device beside its tokens: drafts, unsent messages, the event log, caches.
 * All of it goes when the account signs out or another signs in (OWASP ASVS 5.0, V14.3.1).
 */
import { isShellCache } from "../domain/shell-caches.ts"
import { isBorrowed, ownerKey, tracesStorage, type Storages, type TextStorage } from "./borrowed-device.ts"
import { isLasting } from "./lasting-keys.ts"
import { keysOf } from "./storage-keys.ts"

export interface DeviceTraces {
  /**
   * Claims the device for whoever signs in; what somebody else left is deleted first. On a borrowed device it claims this tab
   * alone, and what the same person wrote here moves into it (E428).
   */
  readonly claim: (subject: string, isOwnDevice: boolean) => Promise<void>
  /** Answers whether the last to sign in may come back: their session ran out, they did not sign out. */
  readonly isClaimed: () => boolean
  readonly clear: () => Promise<void>
}

export interface DeviceTracesOptions extends Storages {
  readonly caches: Pick<CacheStorage, "keys" | "delete"> | null
  /** Empties the databases. */
  readonly clearDatabases: () => Promise<unknown>
}

/** The prefix of the keys that move with their account, to a tab and from it. */
const prefix = "marketplace."
const tokensPrefix = "marketplace.oidc."

const isToken = (key: string): boolean => key.startsWith(tokensPrefix)
const moves = (key: string): boolean => key.startsWith(prefix) && !isToken(key)

const removeWhere = (storage: TextStorage, goes: (key: string) => boolean): void => {
  for (const key of keysOf(storage).filter(goes)) storage.removeItem(key)
}

const move = (from: TextStorage, to: TextStorage): void => {
  for (const key of keysOf(from).filter(moves)) {
    to.setItem(key, from.getItem(key) ?? "")
    from.removeItem(key)
  }
}

export const createDeviceTraces = ({ local, session, caches, clearDatabases }: DeviceTracesOptions): DeviceTraces => {
  const kept = tracesStorage({ local, session })
  const clear = async (): Promise<void> => {
    removeWhere(local, (key) => !isToken(key) && !isLasting(key))
    removeWhere(session, (key) => !isToken(key))
    for (const name of (await caches?.keys()) ?? []) if (!isShellCache(name)) await caches?.delete(name)
    await clearDatabases()
  }
  return {
    clear,
    isClaimed: () => kept.getItem(ownerKey) !== null,
    claim: async (subject, isOwnDevice) => {
      const owner = kept.getItem(ownerKey)
      if (owner !== null && owner !== subject) await clear()
      if (isOwnDevice && isBorrowed({ session })) move(session, local)
      if (!isOwnDevice && !isBorrowed({ session })) {
        move(local, session)
        await clearDatabases()
      }
      const own = isOwnDevice ? local : session
      own.setItem(ownerKey, subject)
    },
  }
}
