/** What people type, kept on the device per form until it is sent. experience: Forms. */
import { keysOf } from "./storage-keys.ts"

export interface Drafts {
  readonly read: (form: string) => { readonly value: unknown; readonly savedAt: string } | null
  readonly write: (form: string, value: unknown) => void
  readonly remove: (form: string) => void
  /** How many forms hold something that was not sent. */
  readonly count: () => number
  /** From now on nothing is kept: forms that are being closed must not bring back what a sign-out deleted. */
  readonly close: () => void
}

const prefix = "marketplace.draft."

/** `now` answers ISO 8601. A full or refused storage loses the draft of the future, never what is on the screen. */
export const createDrafts = (storage: Storage, now: () => string): Drafts => {
  let isClosed = false
  return {
    read: (form) => {
      try {
        const kept = JSON.parse(storage.getItem(prefix + form) ?? "null") as unknown
        return typeof kept === "object" && kept !== null && "value" in kept && "savedAt" in kept
          ? { value: kept.value, savedAt: String(kept.savedAt) }
          : null
      } catch {
        return null // an unreadable draft is no draft
      }
    },
    write: (form, value) => {
      if (isClosed) return
      try {
        storage.setItem(prefix + form, JSON.stringify({ value, savedAt: now() }))
      } catch {
        return // storage is full or forbidden: the form itself still holds the text
      }
    },
    remove: (form) => storage.removeItem(prefix + form),
    count: () => keysOf(storage).filter((key) => key.startsWith(prefix)).length,
    close: () => {
      isClosed = true
    },
  }
}
