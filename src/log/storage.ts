/** Storage of recorded runs: an IndexedDB database, whose handle the caller holds. architecture: Replay. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from "idb"
import { textIn, type PlainChunk, type RecordedChunk } from "./chunks.ts"

/** One run of the app in one tab. */
export interface RecordedRun {
  readonly session: string
  readonly header: string // the log's first line
  readonly startedAt: string
  readonly events: number // of this run, as far as they are kept
  readonly bytes: number // of their lines as they are read
  readonly stored: number // bytes that they take on the disk
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

type Store = "runs" | "chunks" | "starts"

export type RecorderDatabase = IDBPDatabase<RecorderSchema>

type Upgrade = IDBPTransaction<RecorderSchema, Store[], "versionchange">

/** Before version 4 nothing was packed. */
const sayWhatIsStored = async (transaction: Upgrade): Promise<void> => {
  const runs = transaction.objectStore("runs")
  for (const run of await runs.getAll()) await runs.put({ ...run, stored: run.bytes })
}

/** Some browsers refuse by throwing at once, which is a rejection here. */
export const openRecorderDatabase = async (name: string): Promise<RecorderDatabase> =>
  openDB<RecorderSchema>(name, 4, {
    upgrade: (db, oldVersion, _, transaction) => {
      if (oldVersion < 2) {
        // Version 1 stored what people wrote in clear text, so it is deleted.
        for (const store of db.objectStoreNames) db.deleteObjectStore(store)
        db.createObjectStore("runs", { keyPath: "session" })
        db.createObjectStore("chunks", { autoIncrement: true }).createIndex("session", "session")
      }
      if (oldVersion < 3) db.createObjectStore("starts", { keyPath: "session" })
      // A failure of the upgrade rejects the opening, too.
      sayWhatIsStored(transaction).catch(() => undefined)
    },
    // A newer version of the app in another tab upgrades the database: recording ends here, the app goes on.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

/** Begins a transaction that writes. Whoever awaits one of its operations, or its end, hears of its failure, and nobody else. */
export const writing = <Names extends Store[]>(database: RecorderDatabase, ...names: Names) => {
  const transaction = database.transaction(names, "readwrite", { durability: "relaxed" })
  transaction.done.catch(() => undefined)
  return transaction
}

export interface Bounds {
  readonly maxEvents: number
  readonly maxBytes: number // on the disk
  readonly maxTextBytes: number
  readonly packBytes: number // plain chunks that have so many together are packed
  readonly mostWaiting: number // events that are written together; more than these don't wait for an idle page
}

/** The room that runs take together. */
export type Size = Pick<RecordedRun, "events" | "bytes" | "stored">

export const isBeyond = ({ events, bytes, stored }: Size, bounds: Bounds, share = 1): boolean =>
  events > bounds.maxEvents * share || stored > bounds.maxBytes * share || bytes > bounds.maxTextBytes * share

/** Bound of kept runs: this one, the previous one (a crash), and those of other tabs. */
const mostRuns = 4

const newestFirst = (a: RecordedRun, b: RecordedRun): number =>
  a.startedAt < b.startedAt ? 1 : a.startedAt > b.startedAt ? -1 : 0

/** Appends lines of a run; answers the keys of the chunks, and what all runs take now. */
export const appendChunks = async (
  database: RecorderDatabase,
  own: Omit<RecordedRun, keyof Size>,
  added: readonly Omit<PlainChunk, "session">[],
): Promise<{ readonly keys: readonly number[]; readonly size: Size }> => {
  const transaction = writing(database, "runs", "chunks", "starts")
  const runs = transaction.objectStore("runs")
  const chunks = transaction.objectStore("chunks")
  const keys: number[] = []
  for (const chunk of added) keys.push(await chunks.add({ session: own.session, ...chunk }))
  const before = await runs.get(own.session)
  const grown = (of: keyof Size, by: "events" | "bytes"): number =>
    added.reduce((sum, one) => sum + one[by], before?.[of] ?? 0)
  await runs.put({
    ...own,
    events: grown("events", "events"),
    bytes: grown("bytes", "bytes"),
    stored: grown("stored", "bytes"),
  })
  const [kept, emptied] = splitAt((await runs.getAll()).toSorted(newestFirst), mostRuns, own.session)
  for (const { session } of emptied) {
    await runs.delete(session)
    await transaction.objectStore("starts").delete(session)
    for (const key of await chunks.index("session").getAllKeys(session)) await chunks.delete(key)
  }
  await transaction.done
  return { keys, size: sizeOf(kept) }
}

export const sizeOf = (runs: readonly Size[]): Size => ({
  events: runs.reduce((sum, { events }) => sum + events, 0),
  bytes: runs.reduce((sum, { bytes }) => sum + bytes, 0),
  stored: runs.reduce((sum, { stored }) => sum + stored, 0),
})

/** The first so many runs, and the others; the run of this session is never among those. */
const splitAt = (runs: readonly RecordedRun[], most: number, session: string) => {
  const isKept = (run: RecordedRun, place: number): boolean => place < most || run.session === session
  return [runs.filter(isKept), runs.filter((run, place) => !isKept(run, place))] as const
}

/**
 * A run as NDJSON, header first, as it is at one moment; null when nothing of it is kept. A damaged chunk is left out, which
 * shows as a gap.
 */
export const readRun = async (database: RecorderDatabase, session: string): Promise<string | null> => {
  const transaction = database.transaction(["runs", "chunks", "starts"])
  const run = await transaction.objectStore("runs").get(session)
  if (run === undefined) return null
  const start = await transaction.objectStore("starts").get(session)
  const chunks = await transaction.objectStore("chunks").index("session").getAll(session)
  const texts: string[] = []
  for (const chunk of chunks) texts.push((await textIn(chunk)) ?? "")
  return [`${run.header}\n`, start?.text ?? "", ...texts].join("")
}

/** All kept runs, newest first. */
export const listRuns = async (database: RecorderDatabase): Promise<readonly RecordedRun[]> =>
  (await database.getAll("runs")).toSorted(newestFirst)

export const clearRuns = async (database: RecorderDatabase): Promise<void> => {
  const transaction = database.transaction(["runs", "chunks", "starts"], "readwrite")
  for (const name of ["runs", "chunks", "starts"] as const) await transaction.objectStore(name).clear()
  await transaction.done
}
