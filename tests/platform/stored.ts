/** Reads all that is stored in IndexedDB, for tests that look for what should not be there. */
import { gunzipSync } from "node:zlib"
import { openDB } from "idb"

const readable = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? gunzipSync(value).toString() : value

/** Everything in one database as text: keys and values of every store, unpacked. */
export const everythingStored = async (name: string): Promise<string> => {
  const database = await openDB(name)
  const stores = await Promise.all(
    [...database.objectStoreNames].map(async (store) => [
      store,
      await database.getAllKeys(store),
      await database.getAll(store),
    ]),
  )
  database.close()
  return JSON.stringify(stores, readable)
}
