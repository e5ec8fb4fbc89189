/**
 * The chat outbox, its keeping half: messages that wait to be sent stay on the device, so that they outlive a reload or
 * a crash. Sending them is commands/outbox.ts. The races:
 *
 * - The page goes while a message is on its way: `SendChatMessage` waits for `put` before it asks the server.
 * - The page goes after the server took the message and before `remove`: the next visit sends it again under the same
 *   key, which the server takes once.
 * - Calls come before the database is open: all wait for the same promise, and so run in the order of the calls.
 * - A message is put twice, as *Send again* was pressed: it has one row, by its key.
 * - Somebody else signs in on this device: only messages of the person's own profiles are sent
 *   (commands/reactions.ts), and what an account left here is deleted (device-traces.ts).
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

/**
 * In IndexedDB. Where the browser refuses that (private windows, a full disk, a database that was taken away) or nothing may be
 * kept, for as long as the page lives: what can't be kept can be sent all the same.
 */
export const createOutbox = (mayKeep: () => boolean, databaseName = "marketplace-outbox"): Outbox => {
  /**
   * The messages that the database has not taken; of all others the database alone says whether another tab has sent
   * them.
   */
  const unkept = new Map<string, QueuedMessage>()
  // Some browsers refuse by a rejection, others by throwing at once.
  const open = async (): Promise<IDBPDatabase> =>
    openDB(databaseName, 1, { upgrade: (db) => void db.createObjectStore(storeName, { keyPath: "key" }) })
  const opened: Promise<IDBPDatabase | null> = open().catch(() => null)
  /** Null where the database does not do it. */
  const within = async <A>(act: (db: IDBPDatabase) => Promise<A>): Promise<A | null> => {
    const db = await opened
    return db === null ? null : act(db).catch(() => null)
  }
  const kept = async <A>(act: (db: IDBPDatabase) => Promise<A>): Promise<A | null> => (mayKeep() ? within(act) : null)
  return {
    put: async (message) => {
      unkept.set(message.key, message)
      if ((await kept((db) => db.put(storeName, message))) !== null) unkept.delete(message.key)
    },
    remove: async (messageKey) => {
      unkept.delete(messageKey)
      await kept((db) => db.delete(storeName, messageKey))
    },
    has: async (messageKey) => unkept.has(messageKey) || (await kept((db) => db.count(storeName, messageKey))) === 1,
    clear: async () => {
      unkept.clear()
      await within((db) => db.clear(storeName))
    },
    all: async () => {
      const found = (await kept((db) => db.getAll(storeName))) as QueuedMessage[] | null
      const keptOnes = (found ?? []).filter(({ key }) => !unkept.has(key))
      return [...keptOnes, ...unkept.values()].sort((a, b) => (a.queuedAt < b.queuedAt ? -1 : 1))
    },
  }
}
