/**
 * The ring's end: once all runs take more than the bounds, the oldest chunks of any run go, and what they did goes into the
 * run's start. Each run's chunks and its start change in one transaction, so that a page that is killed meanwhile, or another
 * tab that trims as well, loses nothing.
 */
import { encodeSnapshot } from "./codec.ts"
import type { Snapshot } from "./snapshots.ts"
import type { Bounds, RecordedChunk, RecordedStart, RecorderDatabase } from "./storage.ts"

/** So much is left: trimming costs more than writing, and comes the more seldom. */
const keptShare = 0.9

/** A start that is larger than this share of the bounds is not kept: it would push out what happened. */
const mostStartShare = 0.5

/** Folds what goes onto a run's start (trimming.ts); null: the start is lost. */
export type FoldOnto = (start: Snapshot | null, texts: readonly string[]) => Promise<Snapshot | null>

interface Going {
  readonly keys: number[]
  readonly chunks: RecordedChunk[]
}

/** The oldest chunks that must go, by run. */
const goingFrom = async (database: RecorderDatabase, bounds: Bounds): Promise<ReadonlyMap<string, Going>> => {
  const transaction = database.transaction(["runs", "chunks"])
  const runs = await transaction.objectStore("runs").getAll()
  let events = runs.reduce((sum, run) => sum + run.events, 0)
  let bytes = runs.reduce((sum, run) => sum + run.bytes, 0)
  const going = new Map<string, Going>()
  if (events <= bounds.maxEvents && bytes <= bounds.maxBytes) return going
  let cursor = await transaction.objectStore("chunks").openCursor()
  while (cursor !== null && (events > bounds.maxEvents * keptShare || bytes > bounds.maxBytes * keptShare)) {
    const { value: chunk, primaryKey } = cursor
    const own = going.get(chunk.session) ?? { keys: [], chunks: [] }
    own.keys.push(primaryKey)
    own.chunks.push(chunk)
    going.set(chunk.session, own)
    events -= chunk.events
    bytes -= chunk.bytes
    cursor = await cursor.continue()
  }
  return going
}

const encoder = new TextEncoder()

const startOf = (session: string, snapshot: Snapshot | null, { maxBytes }: Bounds): RecordedStart | null => {
  if (snapshot === null) return null
  const text = `${encodeSnapshot(snapshot)}\n`
  const bytes = encoder.encode(text).length
  return bytes > maxBytes * mostStartShare ? null : { session, seq: snapshot.seq, text, bytes }
}

const snapshotIn = (start: RecordedStart | undefined): Snapshot | null =>
  start === undefined ? null : (JSON.parse(start.text) as { readonly snapshot: Snapshot }).snapshot

/** Replaces chunks of a run by its new start, unless another tab has trimmed it meanwhile. */
const replace = async (
  database: RecorderDatabase,
  session: string,
  { keys, chunks: gone }: Going,
  before: RecordedStart | undefined,
  after: RecordedStart | null,
): Promise<void> => {
  const transaction = database.transaction(["runs", "chunks", "starts"], "readwrite", { durability: "relaxed" })
  const runs = transaction.objectStore("runs")
  const chunks = transaction.objectStore("chunks")
  const starts = transaction.objectStore("starts")
  const run = await runs.get(session)
  const start = await starts.get(session)
  const [first] = keys
  const isThere = first !== undefined && (await chunks.getKey(first)) !== undefined
  if (run !== undefined && isThere && start?.seq === before?.seq) {
    for (const key of keys) await chunks.delete(key)
    const events = run.events - gone.reduce((sum, chunk) => sum + chunk.events, 0)
    const bytes = run.bytes - gone.reduce((sum, chunk) => sum + chunk.bytes, before?.bytes ?? 0)
    const kept = events === 0 ? null : after
    if (kept === null) await starts.delete(session)
    else await starts.put(kept)
    await runs.put({ ...run, events, bytes: bytes + (kept?.bytes ?? 0) })
  }
  await transaction.done
}

/** Lets go of the oldest lines beyond the bounds. A fold that fails costs the run its start, and no more. */
export const trimRing = async (database: RecorderDatabase, bounds: Bounds, foldOnto: FoldOnto): Promise<void> => {
  for (const [session, going] of await goingFrom(database, bounds)) {
    const before = await database.get("starts", session)
    const texts = going.chunks.map(({ text }) => text)
    const snapshot = await foldOnto(snapshotIn(before), texts).catch(() => null)
    await replace(database, session, going, before, startOf(session, snapshot, bounds))
  }
}
