/** Storage of recorded runs: an IndexedDB database, whose handle the caller holds. architecture: Replay. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb"

/** One run of the app in one tab. */
export interface RecordedRun {
  readonly session: string
  readonly header: string // the log's first line
  readonly startedAt: string
  readonly events: number // of this run, as far as they are kept
  readonly bytes: number
}

/** Some consecutive lines of one run. */
export interface RecordedChunk {
  readonly session: string
  readonly text: string // whole lines with their line breaks
  readonly events: number
  readonly bytes: number
}

interface RecorderSchema extends DBSchema {
  runs: { key: string; value: RecordedRun }
  chunks: { key: number; value: RecordedChunk; indexes: { session: string } }
}

export type RecorderDatabase = IDBPDatabase<RecorderSchema>

/** Some browsers refuse by throwing at once, which is a rejection here. */
export const openRecorderDatabase = async (name: string): Promise<RecorderDatabase> =>
  openDB<RecorderSchema>(name, 2, {
    upgrade: (db) => {
      // Version 1 stored what people wrote in clear text, so it is deleted.
      for (const store of db.objectStoreNames) db.deleteObjectStore(store)
      db.createObjectStore("runs", { keyPath: "session" })
      db.createObjectStore("chunks", { autoIncrement: true }).createIndex("session", "session")
    },
    // A newer version of the app in another tab upgrades the database: recording ends here, the app goes on.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

export interface Bounds {
  readonly maxEvents: number
  readonly maxBytes: number
}

/** Bound of kept runs: this one, the previous one (a crash), and those of other tabs. */
const mostRuns = 4

const newestFirst = (a: RecordedRun, b: RecordedRun): number =>
  a.startedAt < b.startedAt ? 1 : a.startedAt > b.startedAt ? -1 : 0

/** Appends lines of a run and, in the same transaction, deletes the oldest lines of any run beyond the bounds. */
export const appendChunks = async (
  database: RecorderDatabase,
  own: Omit<RecordedRun, "events" | "bytes">,
  added: readonly Omit<RecordedChunk, "session">[],
  { maxEvents, maxBytes }: Bounds,
): Promise<void> => {
  const transaction = database.transaction(["runs", "chunks"], "readwrite", { durability: "relaxed" })
  const runs = transaction.objectStore("runs")
  const chunks = transaction.objectStore("chunks")
  const kept = new Map((await runs.getAll()).map((run) => [run.session, run]))
  const count = (session: string, events: number, bytes: number): void => {
    const run = kept.get(session) ?? { ...own, session, events: 0, bytes: 0 }
    kept.set(session, { ...run, events: run.events + events, bytes: run.bytes + bytes })
  }
  count(own.session, 0, 0)
  for (const chunk of added) {
    await chunks.add({ session: own.session, ...chunk })
    count(own.session, chunk.events, chunk.bytes)
  }
  const sum = (of: "events" | "bytes"): number => [...kept.values()].reduce((total, run) => total + run[of], 0)
  let cursor = await chunks.openCursor()
  while (cursor !== null && (sum("events") > maxEvents || sum("bytes") > maxBytes)) {
    const { session, events, bytes } = cursor.value
    await cursor.delete()
    count(session, -events, -bytes)
    cursor = await cursor.continue()
  }
  const emptied = [...kept.values()]
    .toSorted(newestFirst)
    .slice(mostRuns)
    .filter(({ session }) => session !== own.session)
  for (const run of kept.values()) await runs.put(run)
  for (const { session } of emptied) {
    await runs.delete(session)
    for (const key of await chunks.index("session").getAllKeys(session)) await chunks.delete(key)
  }
  await transaction.done
}

/** A run as NDJSON, header first; null when nothing of it is kept. */
export const readRun = async (database: RecorderDatabase, session: string): Promise<string | null> => {
  const run = await database.get("runs", session)
  if (run === undefined) return null
  const chunks = await database.getAllFromIndex("chunks", "session", session)
  return [`${run.header}\n`, ...chunks.map(({ text }) => text)].join("")
}

/** All kept runs, newest first. */
export const listRuns = async (database: RecorderDatabase): Promise<readonly RecordedRun[]> =>
  (await database.getAll("runs")).toSorted(newestFirst)

export const clearRuns = async (database: RecorderDatabase): Promise<void> => {
  const transaction = database.transaction(["runs", "chunks"], "readwrite")
  await transaction.objectStore("runs").clear()
  await transaction.objectStore("chunks").clear()
  await transaction.done
}
