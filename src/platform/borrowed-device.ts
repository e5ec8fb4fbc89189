/**
 * A device that the person said is not theirs keeps what is theirs in this tab alone, whose storage goes with it. The tab's
 * storage then names its owner, also after the session has run out. E428.
 */
import type { StateStore } from "oidc-client-ts"
import { isRecord } from "../domain/json.ts"
import { keysOf } from "./storage-keys.ts"

export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "length" | "key">

export interface Storages {
  readonly local: TextStorage
  /** Of this tab. */
  readonly session: TextStorage
}

/** Names who the traces on the device, or in this tab, belong to. */
export const ownerKey = "marketplace.owner"

export const isBorrowed = ({ session }: Pick<Storages, "session">): boolean => session.getItem(ownerKey) !== null

/** Where traces are kept at the moment. */
export const tracesStorage = (storages: Storages): TextStorage => {
  const here = (): TextStorage => (isBorrowed(storages) ? storages.session : storages.local)
  return {
    getItem: (key) => here().getItem(key),
    setItem: (key, value) => here().setItem(key, value),
    removeItem: (key) => here().removeItem(key),
    key: (index) => here().key(index),
    get length() {
      return here().length
    },
  }
}

/** What the provider's identity token says of the device that it was made for. */
export const isOwnDevice = (profile: unknown): boolean => !isRecord(profile) || profile["own_device"] !== false

const isForTab = (user: string): boolean => {
  const read = JSON.parse(user) as unknown
  return isRecord(read) && !isOwnDevice(read["profile"])
}

/** The tokens' store of oidc-client-ts: tokens for a borrowed device are this tab's, all others those of all tabs. */
export const tokenStore = (prefix: string, { local, session }: Storages): StateStore => {
  const read = (key: string): string | null => session.getItem(prefix + key) ?? local.getItem(prefix + key)
  return {
    get: async (key) => read(key),
    set: async (key, value) => {
      const [own, other] = isForTab(value) ? [session, local] : [local, session]
      own.setItem(prefix + key, value)
      other.removeItem(prefix + key)
    },
    remove: async (key) => {
      const removed = read(key)
      for (const storage of [session, local]) storage.removeItem(prefix + key)
      return removed
    },
    getAllKeys: async () =>
      [session, local].flatMap(keysOf).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
  }
}
