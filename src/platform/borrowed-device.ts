/**
 * A device that the person said is not theirs keeps what is theirs in this tab alone, whose storage goes with it. The
 * tab's storage then names its owner, also after the session has run out.
 */
import { isRecord } from "../domain/json.ts"

export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "length" | "key">

export interface Storages {
  readonly local: TextStorage
  /** Of this tab. */
  readonly session: TextStorage
}

/** Names who the traces on the device, or in this tab, belong to. */
export const ownerKey = "marketplace.owner"

export const isBorrowed = ({ session }: Pick<Storages, "session">): boolean => session.getItem(ownerKey) !== null

/** Answers the storage where traces are kept at the moment. */
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

/** Answers what the provider's identity token says of the device that it was made for. */
export const isOwnDevice = (profile: unknown): boolean => !isRecord(profile) || profile["own_device"] !== false
