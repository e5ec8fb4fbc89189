/**
 * The chat outbox, its keeping half: messages that wait to be sent stay on the device, so that they outlive a reload
 * or a crash. D76. Sending them is commands/outbox.ts. The races:
 *
 * - The page goes while a message is on its way: `SendChatMessage` waits for `put` before it asks the server.
 * - The page goes after the server took the message and before `remove`: the next visit sends it again under the same
 *   key, which the server takes once.
 * - Calls come before the database is open: all wait for the same promise, and so run in the order of the calls.
 * - A message is put twice, as *Send again* was pressed: it has one row, by its key.
 * - Somebody else signs in on this device: only messages of the person's own profiles are sent
 *   (commands/reactions.ts), and what an account left here is deleted (device-traces.ts, E183).
 */
import { openDB, type IDBPDatabase } from "idb"
import type { QueuedMessage } from "../domain/chat.ts"

const storeName = "messages"

export interface Outbox {
  readonly put: (message: QueuedMessage) => Promise<void>
  readonly remove: (messageKey: string) => Promise<void>
  readonly has: (messageKey: string) => Promise<boolean>
  readonly clear: () => Promise<void>
  readonly all: () => Promise<readonly QueuedMessage[]>
}

/** In IndexedDB; where the browser refuses that (private windows) or nothing may be kept, for as long as the page lives. */
export const createOutbox = (mayKeep: () => boolean, databaseName = "marketplace-outbox"): Outbox => {
  const fallback = new Map<string, QueuedMessage>()
  // Some browsers refuse by a rejection, others by throwing at once.
  const open = async (): Promise<IDBPDatabase> =>
    openDB(databaseName, 1, { upgrade: (db) => void db.createObjectStore(storeName, { keyPath: "key" }) })
  const opened: Promise<IDBPDatabase | null> = open().catch(() => null)
  const database = async (): Promise<IDBPDatabase | null> => (mayKeep() ? opened : null)
  return {
    put: async (message) => {
      fallback.set(message.key, message)
      await (await database())?.put(storeName, message)
    },
    remove: async (messageKey) => {
      fallback.delete(messageKey)
      await (await database())?.delete(storeName, messageKey)
    },
    has: async (messageKey) => {
      const db = await database()
      return db === null ? fallback.has(messageKey) : (await db.getKey(storeName, messageKey)) !== undefined
    },
    clear: async () => {
      fallback.clear()
      await (await opened)?.clear(storeName)
    },
    all: async () => {
      const db = await database()
      const kept = db === null ? [...fallback.values()] : ((await db.getAll(storeName)) as QueuedMessage[])
      return kept.sort((a, b) => (a.queuedAt < b.queuedAt ? -1 : 1))
    },
  }
}
