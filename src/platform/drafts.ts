/** Drafts of forms, kept on the device until they are sent. experience: Forms. */
import type { TextStorage } from "./borrowed-device.ts"
import { keysOf } from "./storage-keys.ts"

/** A draft comes and goes as its form keeps it, which is the only one that knows its fields. */
export interface Drafts {
  readonly read: (form: string) => { readonly draft: unknown; readonly savedAt: string } | null
  readonly write: (form: string, draft: unknown) => void
  readonly remove: (form: string) => void
  /** Answers how many forms have a draft. */
  readonly count: () => number
  /** Ends writing: forms that are unmounted during a sign-out must not restore deleted drafts. */
  readonly close: () => void
}

const prefix = "marketplace.draft."

/** `now` answers ISO 8601. */
export const createDrafts = (storage: TextStorage, now: () => string): Drafts => {
  let isClosed = false
  return {
    read: (form) => {
      try {
        const kept = JSON.parse(storage.getItem(prefix + form) ?? "null") as unknown
        return typeof kept === "object" && kept !== null && "value" in kept && "savedAt" in kept
          ? { draft: kept.value, savedAt: String(kept.savedAt) }
          : null
      } catch {
        return null // unreadable: counts as none
      }
    },
    write: (form, draft) => {
      if (isClosed) return
      // Devices have drafts under this name.
      storage.setItem(prefix + form, JSON.stringify({ value: draft, savedAt: now() }))
    },
    remove: (form) => storage.removeItem(prefix + form),
    count: () => keysOf(storage).filter((key) => key.startsWith(prefix)).length,
    close: () => {
      isClosed = true
    },
  }
}
