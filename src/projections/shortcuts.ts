/** The setting of single keys on this device, and the latest choices in the quick search. */
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
  // The choices of one person are not shown to the next one; the keys are the device's.
  SignedOut: (draft) => {
    draft.recent = []
  },
})

export const areShortcutsOn = (state: ShortcutsState): boolean => state.on

export const recentEntries = (state: ShortcutsState): readonly string[] => state.recent
