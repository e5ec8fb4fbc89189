/** Keeps whether single keys act, as a setting of the device that outlives sign-outs. WCAG 2.1.4. */
import { lastingKeys } from "./lasting-keys.ts"

export const shortcutsKey = lastingKeys.shortcuts

const off = "off"

/** Single keys act unless somebody has turned them off here. */
export const keptShortcuts = (storage: Pick<Storage, "getItem">): boolean => storage.getItem(shortcutsKey) !== off

export const keepShortcuts = (storage: Pick<Storage, "setItem" | "removeItem">, on: boolean): void => {
  if (on) storage.removeItem(shortcutsKey)
  else storage.setItem(shortcutsKey, off)
}

/** Calls back when another tab has turned them on or off. */
export const watchShortcuts = (view: Pick<Window, "addEventListener">, onTurned: (on: boolean) => void): void => {
  view.addEventListener("storage", ({ key, newValue }) => {
    if (key === shortcutsKey) onTurned(newValue !== off)
  })
}
