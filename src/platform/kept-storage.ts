/**
 * A browser's storage that never throws: a browser may forbid it (cookies blocked), or have no room left. What it does
 * not take is remembered for as long as the page lives, so a page that asks nothing of it works all the same.
 */
import { allowed } from "./allowed.ts"
import type { Storages, TextStorage } from "./borrowed-device.ts"
import { keysOf } from "./storage-keys.ts"

export interface KeptStorage extends TextStorage {
  /** Answers whether the device takes what is written now. */
  readonly keeps: () => boolean
}

const probe = "marketplace.probe"

/** `open`: reads the window's property, which throws where storage is forbidden. */
export const keptStorage = (open: () => Storage): KeptStorage => {
  const device = allowed(open)
  const remembered = new Map<string, string>()

  const wasTaken = (key: string, value: string): boolean =>
    allowed(() => {
      device?.setItem(key, value)
      return device !== null
    }) === true

  const remove = (key: string): unknown => allowed(() => device?.removeItem(key) ?? null)

  const keys = (): readonly string[] => [
    ...new Set([...remembered.keys(), ...(allowed(() => device && keysOf(device)) ?? [])]),
  ]

  return {
    getItem: (key) => remembered.get(key) ?? allowed(() => device && device.getItem(key)),
    setItem: (key, value) => {
      remembered.delete(key)
      if (wasTaken(key, value)) return
      remove(key) // an older value must not come back with the next visit
      remembered.set(key, value)
    },
    removeItem: (key) => {
      remembered.delete(key)
      remove(key)
    },
    key: (index) => keys()[index] ?? null,
    get length() {
      return keys().length
    },
    keeps: () => {
      const isTaken = wasTaken(probe, "")
      remove(probe)
      return isTaken
    },
  }
}

export interface KeptStorages extends Storages {
  readonly local: KeptStorage
  readonly session: KeptStorage
}

export const keptStorages = (view: Pick<Window, "localStorage" | "sessionStorage">): KeptStorages => ({
  local: keptStorage(() => view.localStorage),
  session: keptStorage(() => view.sessionStorage),
})
