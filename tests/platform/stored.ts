/** Reads all that is stored in IndexedDB, for tests that look for what should not be there. */
import { openDB } from "idb"

/** Everything in one database as text: keys and values of every store. */
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
  return JSON.stringify(stores)
}
