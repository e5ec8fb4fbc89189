/** Whether single keys act on this device, and what was chosen in the quick search lately. E475, E477. */
import type { ShortcutEvent } from "../events/shortcuts.ts"
import { projection } from "./projection.ts"

export interface ShortcutsState {
  on: boolean
  recent: readonly string[] // entries, the last chosen first
}

const mostRecent = 5

export const shortcuts = projection<ShortcutsState, ShortcutEvent>("shortcuts", () => ({ on: true, recent: [] }), {
  ShortcutsTurned: (draft, { on }) => {
    draft.on = on
  },
  EntryChosen: (draft, { entry }) => {
    draft.recent = [entry, ...draft.recent.filter((one) => one !== entry)].slice(0, mostRecent)
  },
  // What somebody chose is nobody's who comes after them; the keys are the device's.
  SignedOut: (draft) => {
    draft.recent = []
  },
})

export const areShortcutsOn = (state: ShortcutsState): boolean => state.on

export const recentEntries = (state: ShortcutsState): readonly string[] => state.recent
