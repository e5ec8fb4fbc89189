/**
 * The ring's end: once all runs take more than the bounds, the oldest chunks of any run go, and what they did goes into the
 * run's start. Each run's chunks and its start change in one transaction, so that a page that is killed meanwhile, or another
 * tab that trims as well, loses nothing.
 */
import { isPacked, storedBytes, textIn, type RecordedChunk } from "./chunks.ts"
import { encodeSnapshot } from "./codec.ts"
import type { Snapshot } from "./snapshots.ts"
import { bytesOf } from "./text-bytes.ts"
import type { Chunks } from "./trimming.ts"
import {
  isBeyond,
  sizeOf,
  writing,
  type Bounds,
  type RecordedStart,
  type RecorderDatabase,
  type Size,
} from "./storage.ts"

/** So much is left: trimming costs more than writing, and comes the more seldom. */
const keptShare = 0.8

/** A start that is larger than this share of the bounds is not kept: it would push out what happened. */
const mostStartShare = 0.5

/** Folds what goes onto a run's start (trimming.ts); null: the start is lost. */
export type FoldOnto = (start: Snapshot | null, texts: Chunks) => Promise<Snapshot | null>

interface Going {
  readonly keys: number[]
  readonly chunks: RecordedChunk[]
}

/** The oldest chunks that must go, by run. */
const goingFrom = async (database: RecorderDatabase, bounds: Bounds): Promise<ReadonlyMap<string, Going>> => {
  const transaction = database.transaction(["runs", "chunks"])
  const runs = await transaction.objectStore("runs").getAll()
  let { events, bytes, stored } = sizeOf(runs)
  const going = new Map<string, Going>()
  if (!isBeyond({ events, bytes, stored }, bounds)) return going
  let cursor = await transaction.objectStore("chunks").openCursor()
  while (cursor !== null && isBeyond({ events, bytes, stored }, bounds, keptShare)) {
    const { value: chunk, primaryKey } = cursor
    const own = going.get(chunk.session) ?? { keys: [], chunks: [] }
    own.keys.push(primaryKey)
    own.chunks.push(chunk)
    going.set(chunk.session, own)
    events -= chunk.events
    bytes -= chunk.bytes
    stored -= storedBytes(chunk)
    cursor = await cursor.continue()
  }
  return going
}

/** Unpacks one chunk at a time, as all of them together are large. */
async function* textsOf(chunks: readonly RecordedChunk[]): AsyncGenerator<string | null, void> {
  for (const chunk of chunks) yield await textIn(chunk)
}

const startOf = (session: string, snapshot: Snapshot | null, { maxBytes }: Bounds): RecordedStart | null => {
  if (snapshot === null) return null
  const text = `${encodeSnapshot(snapshot)}\n`
  const bytes = bytesOf(text)
  return bytes > maxBytes * mostStartShare ? null : { session, seq: snapshot.seq, text, bytes }
}

const snapshotIn = (start: RecordedStart | undefined): Snapshot | null =>
  start === undefined ? null : (JSON.parse(start.text) as { readonly snapshot: Snapshot }).snapshot

const sizeOfChunks = (chunks: readonly RecordedChunk[]): Size =>
  sizeOf(chunks.map((chunk) => ({ events: chunk.events, bytes: chunk.bytes, stored: storedBytes(chunk) })))

/** Replaces chunks of a run by its new start; false: another tab has trimmed it meanwhile, or they were packed. */
const replace = async (
  database: RecorderDatabase,
  session: string,
  { keys, chunks: gone }: Going,
  before: RecordedStart | undefined,
  after: RecordedStart | null,
): Promise<boolean> => {
  const transaction = writing(database, "runs", "chunks", "starts")
  const runs = transaction.objectStore("runs")
  const chunks = transaction.objectStore("chunks")
  const starts = transaction.objectStore("starts")
  const run = await runs.get(session)
  const start = await starts.get(session)
  const now = await Promise.all(keys.map((key) => chunks.get(key)))
  const areThere = now.every((chunk, at) => {
    const then = gone[at]
    return chunk !== undefined && then !== undefined && isPacked(chunk) === isPacked(then)
  })
  const isSame = run !== undefined && areThere && start?.seq === before?.seq
  if (isSame) {
    for (const key of keys) await chunks.delete(key)
    const { events: fewer, bytes, stored } = sizeOfChunks(gone)
    const events = run.events - fewer
    const kept = events === 0 ? null : after
    const more = (kept?.bytes ?? 0) - (before?.bytes ?? 0)
    if (kept === null) await starts.delete(session)
    else await starts.put(kept)
    await runs.put({ ...run, events, bytes: run.bytes - bytes + more, stored: run.stored - stored + more })
  }
  await transaction.done
  return isSame
}

/** A ring that others change all the time is trimmed with the next write. */
const mostTries = 3

/** Lets go of the oldest lines beyond the bounds. A fold that fails costs the run its start, and no more. */
export const trimRing = async (database: RecorderDatabase, bounds: Bounds, foldOnto: FoldOnto): Promise<void> => {
  let isDone = false
  for (let tries = 0; tries < mostTries && !isDone; tries += 1) {
    isDone = true
    for (const [session, going] of await goingFrom(database, bounds)) {
      const before = await database.get("starts", session)
      const snapshot = await foldOnto(snapshotIn(before), () => textsOf(going.chunks)).catch(() => null)
      if (!(await replace(database, session, going, before, startOf(session, snapshot, bounds)))) isDone = false
    }
  }
}
