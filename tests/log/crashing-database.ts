/** A recorder's database in a page that is killed in the middle of its writing. */
import type { RecorderDatabase } from "../../src/log/storage.ts"

const writing: ReadonlySet<string | symbol> = new Set(["add", "put", "delete"])

/** The same object, with some of its functions or properties seen otherwise. */
const seenOtherwise = <T extends object>(target: T, other: (name: string | symbol) => unknown): T =>
  new Proxy(target, {
    get: (_, name) => {
      const seen = other(name)
      if (seen !== undefined) return seen
      const value: unknown = Reflect.get(target, name)
      return typeof value === "function" ? value.bind(target) : value
    },
  })

type Call = (...parameters: unknown[]) => unknown

/** After so many writes the transaction is undone, as IndexedDB does when the page goes, and no other begins. */
export const crashing = (database: RecorderDatabase, writes: number): RecorderDatabase => {
  let left = writes
  const transaction: Call = (...parameters) => {
    const real = (database.transaction as Call)(...parameters) as IDBTransaction
    if (left < 0) real.abort()
    const store = (target: object): object =>
      seenOtherwise(target, (name) => {
        if (!writing.has(name)) return undefined
        const write: Call = (...written) => {
          left -= 1
          if (left < 0) {
            real.abort()
            throw new Error("The page is gone.")
          }
          return (Reflect.get(target, name) as Call).apply(target, written)
        }
        return write
      })
    return seenOtherwise(real, (name) =>
      name === "objectStore" ? (storeName: string) => store(real.objectStore(storeName)) : undefined,
    )
  }
  return seenOtherwise(database, (name) => (name === "transaction" ? transaction : undefined))
}
