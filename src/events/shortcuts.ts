/** Facts about shortcuts of a single key on this device, and about what was chosen in the quick search. */
export type ShortcutEvent =
  /** Emitted at the start, too. */
  | { readonly type: "ShortcutsTurned"; readonly on: boolean }
  /** `entry`: an act's name, or the kind and key of a thing of one's own. */
  | { readonly type: "EntryChosen"; readonly entry: string }
