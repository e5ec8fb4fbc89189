/** Whether single keys act, as a setting of the device that outlives sign-outs. WCAG 2.1.4; E475. */

export const shortcutsKey = "singleKeyShortcuts"

const off = "off"

/** They do unless somebody has turned them off here. */
export const keptShortcuts = (storage: Pick<Storage, "getItem">): boolean => storage.getItem(shortcutsKey) !== off

/** When storage is full or forbidden, the choice is that of this visit. */
export const keepShortcuts = (storage: Pick<Storage, "setItem" | "removeItem">, on: boolean): void => {
  try {
    if (on) storage.removeItem(shortcutsKey)
    else storage.setItem(shortcutsKey, off)
  } catch {
    return // nothing to keep it in
  }
}

/** Calls back when another tab has turned them on or off. */
export const watchShortcuts = (view: Pick<Window, "addEventListener">, onTurned: (on: boolean) => void): void => {
  view.addEventListener("storage", ({ key, newValue }) => {
    if (key === shortcutsKey) onTurned(newValue !== off)
  })
}
