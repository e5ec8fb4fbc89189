/**
 * Keeps on the device the answers that somebody who is signed in has seen last, by account and language, for when
 * nobody can be asked. The answers go with the end of the session, whoever ended it.
 */
import { openDB, type DBSchema, type IDBPDatabase } from "idb"
import { outgrown, seenBounds, type SeenAnswer, type SeenEntry } from "../domain/seen.ts"

export interface SeenAnswers {
  /** `address`: path and query of the read. */
  readonly keep: (address: string, answer: SeenAnswer) => Promise<void>
  readonly of: (address: string) => Promise<SeenAnswer | null>
  /** Answers those whose address begins so. */
  readonly below: (address: string) => Promise<readonly SeenAnswer[]>
  /** The server has said that there is no such thing for this account. */
  readonly drop: (address: string) => Promise<void>
  /** From now on answers are kept again. */
  readonly open: () => void
  /** Forgets all of it, and keeps nothing more: answers that are still on their way are the former person's. */
  readonly close: () => Promise<void>
}

interface Schema extends DBSchema {
  entries: { key: string; value: SeenEntry }
  answers: { key: string; value: SeenAnswer }
}

export interface SeenAnswersOptions {
  /** The account whose answers they are; null where nothing may be kept. */
  readonly owner: () => string | null
  readonly language: () => string
  readonly now: () => number // ms since 1970
  readonly databaseName?: string
}

const openDatabase = async (name: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore("entries", { keyPath: "key" })
      db.createObjectStore("answers")
    },
  })

/** Where the browser keeps nothing (private windows), nothing is kept. */
export const createSeenAnswers = ({
  owner,
  language,
  now,
  databaseName = "marketplace-seen",
}: SeenAnswersOptions): SeenAnswers => {
  let isOpen = true
  const database: Promise<IDBPDatabase<Schema> | null> = openDatabase(databaseName).catch(() => null)

  const keyOf = (address: string): string | null => {
    const whose = owner()
    return isOpen && whose !== null ? `${whose} ${language()} ${address}` : null
  }

  const relaxed = { durability: "relaxed" } as const

  const remove = async (key: string): Promise<void> => {
    const writing = (await database)?.transaction(["entries", "answers"], "readwrite", relaxed)
    await Promise.all([writing?.objectStore("entries").delete(key), writing?.objectStore("answers").delete(key)])
    await writing?.done
  }

  /** In a transaction that needs no further step of this page: who sees an answer may leave in the next moment. */
  const put = async (entry: SeenEntry, answer: SeenAnswer): Promise<void> => {
    const db = await database
    if (db === null || !isOpen) return // it was closed while the database was on its way
    const writing = db.transaction(["entries", "answers"], "readwrite", relaxed)
    const written = [writing.objectStore("entries").put(entry), writing.objectStore("answers").put(answer, entry.key)]
    writing.commit()
    await Promise.all([...written, writing.done])
  }

  const tidy = async (): Promise<void> => {
    const db = await database
    const over = outgrown((await db?.getAll("entries")) ?? [], now())
    for (const key of over) await remove(key)
  }

  const forget = async (): Promise<void> => {
    const db = await database
    if (db === null) return
    const writing = db.transaction(["entries", "answers"], "readwrite")
    await Promise.all([writing.objectStore("entries").clear(), writing.objectStore("answers").clear(), writing.done])
  }

  const isOver = ({ seenAt }: SeenAnswer): boolean => Date.parse(seenAt) + seenBounds.ms <= now()

  return {
    keep: async (address, answer) => {
      const key = keyOf(address)
      const units = answer.body.length
      if (key === null || units > seenBounds.unitsOfOne) return
      await put({ key, units, seenAt: answer.seenAt }, answer)
        .then(tidy)
        .catch(() => undefined) // the disk is full, say
    },
    of: async (address) => {
      const key = keyOf(address)
      const found = key === null ? undefined : await (await database)?.get("answers", key).catch(() => undefined)
      return found === undefined || isOver(found) ? null : found
    },
    below: async (address) => {
      const key = keyOf(address)
      if (key === null) return []
      const range = IDBKeyRange.bound(key, `${key}\uFFFF`)
      const found = await (await database)?.getAll("answers", range).catch(() => undefined)
      return (found ?? []).filter((one) => !isOver(one))
    },
    drop: async (address) => {
      const key = keyOf(address)
      if (key !== null) await remove(key).catch(() => undefined)
    },
    open: () => {
      isOpen = true
    },
    close: async () => {
      isOpen = false
      await forget().catch(() => undefined) // the database was taken away, say
    },
  }
}
