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

/** The read models before a run's first line that is kept (snapshots.ts); absent while none was let go of. */
export interface RecordedStart {
  readonly session: string
  readonly seq: number // the last event in it
  readonly text: string // a whole line with its line break
  readonly bytes: number
}

interface RecorderSchema extends DBSchema {
  runs: { key: string; value: RecordedRun }
  chunks: { key: number; value: RecordedChunk; indexes: { session: string } }
  starts: { key: string; value: RecordedStart }
}

export type RecorderDatabase = IDBPDatabase<RecorderSchema>

/** Some browsers refuse by throwing at once, which is a rejection here. */
export const openRecorderDatabase = async (name: string): Promise<RecorderDatabase> =>
  openDB<RecorderSchema>(name, 3, {
    upgrade: (db, oldVersion) => {
      if (oldVersion < 2) {
        // Version 1 stored what people wrote in clear text, so it is deleted.
        for (const store of db.objectStoreNames) db.deleteObjectStore(store)
        db.createObjectStore("runs", { keyPath: "session" })
        db.createObjectStore("chunks", { autoIncrement: true }).createIndex("session", "session")
      }
      db.createObjectStore("starts", { keyPath: "session" })
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

/** Appends lines of a run; answers what all runs take now. */
export const appendChunks = async (
  database: RecorderDatabase,
  own: Omit<RecordedRun, "events" | "bytes">,
  added: readonly Omit<RecordedChunk, "session">[],
): Promise<{ readonly events: number; readonly bytes: number }> => {
  const transaction = database.transaction(["runs", "chunks", "starts"], "readwrite", { durability: "relaxed" })
  const runs = transaction.objectStore("runs")
  const chunks = transaction.objectStore("chunks")
  for (const chunk of added) await chunks.add({ session: own.session, ...chunk })
  const before = await runs.get(own.session)
  const grown = (of: "events" | "bytes"): number => added.reduce((sum, one) => sum + one[of], before?.[of] ?? 0)
  await runs.put({ ...own, events: grown("events"), bytes: grown("bytes") })
  const [kept, emptied] = splitAt((await runs.getAll()).toSorted(newestFirst), mostRuns, own.session)
  for (const { session } of emptied) {
    await runs.delete(session)
    await transaction.objectStore("starts").delete(session)
    for (const key of await chunks.index("session").getAllKeys(session)) await chunks.delete(key)
  }
  await transaction.done
  return sizeOf(kept)
}

const sizeOf = (runs: readonly RecordedRun[]): { readonly events: number; readonly bytes: number } => ({
  events: runs.reduce((sum, { events }) => sum + events, 0),
  bytes: runs.reduce((sum, { bytes }) => sum + bytes, 0),
})

/** The first so many runs, and the others; the run of this session is never among those. */
const splitAt = (runs: readonly RecordedRun[], most: number, session: string) => {
  const isKept = (run: RecordedRun, place: number): boolean => place < most || run.session === session
  return [runs.filter(isKept), runs.filter((run, place) => !isKept(run, place))] as const
}

/** A run as NDJSON, header first; null when nothing of it is kept. */
export const readRun = async (database: RecorderDatabase, session: string): Promise<string | null> => {
  const run = await database.get("runs", session)
  if (run === undefined) return null
  const start = await database.get("starts", session)
  const chunks = await database.getAllFromIndex("chunks", "session", session)
  return [`${run.header}\n`, start?.text ?? "", ...chunks.map(({ text }) => text)].join("")
}

/** All kept runs, newest first. */
export const listRuns = async (database: RecorderDatabase): Promise<readonly RecordedRun[]> =>
  (await database.getAll("runs")).toSorted(newestFirst)

export const clearRuns = async (database: RecorderDatabase): Promise<void> => {
  const transaction = database.transaction(["runs", "chunks", "starts"], "readwrite")
  for (const name of ["runs", "chunks", "starts"] as const) await transaction.objectStore(name).clear()
  await transaction.done
}
