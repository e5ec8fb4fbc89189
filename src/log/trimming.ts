/**
 * Trimming: what the ring lets go of is folded onto the run's snapshot, so that the run still starts where people were. Loaded
 * once the ring is full, as most runs never come so far.
 */
import { Immer } from "immer"
import type { Envelope } from "../events/envelope.ts"
import type { ReadModels } from "../projections/catalogue.ts"
import { foldDrafts } from "../projections/fold-drafts.ts"
import { applyTo } from "../projections/fold.ts"
import { keepSmall } from "../projections/retention.ts"
import type { RecordedEnvelope } from "./codec.ts"
import { snapshotOf, startFrom, type Snapshot } from "./snapshots.ts"
import { upcast } from "./upcasters.ts"

const { produce } = new Immer({ autoFreeze: false })

/** Answers the texts of chunks from the first on, as often as it is asked. A text of null is a damaged chunk. */
export type Chunks = () => AsyncIterable<string | null> | Iterable<string>

const linesIn = (text: string): readonly RecordedEnvelope[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as RecordedEnvelope)

type Fold = (models: ReadModels, batch: readonly Envelope[]) => ReadModels

const foldAll = async (snapshot: Snapshot | null, chunks: Chunks, rest: () => Promise<void>, fold: Fold) => {
  const start = startFrom(snapshot ?? undefined)
  let { models } = start
  let seq = snapshot?.seq ?? 0
  let unread = (snapshot?.unread ?? 0) + start.faults.length
  for await (const chunk of chunks()) {
    if (chunk === null) return null
    const batch: Envelope[] = []
    for (const recorded of linesIn(chunk)) {
      if (recorded.seq !== seq + 1) return null
      seq = recorded.seq
      const read = upcast(recorded)
      if ("envelope" in read) batch.push(read.envelope)
      if ("unknown" in read || recorded.event.type === "RecipeFailed") unread += 1
    }
    models = fold(models, batch)
    await rest()
  }
  return { models, seq, unread }
}

/**
 * Folds chunks of lines onto a snapshot, the oldest first; null where the start is lost already, or something between, such as a
 * damaged chunk (null). `rest` is awaited between two chunks. Plain state is folded faster than drafts are, but can't be
 * taken back once a recipe has thrown on it: the chunks are then read again, as all of them together are large.
 */
export const foldOnto = async (
  snapshot: Snapshot | null,
  chunks: Chunks,
  rest: () => Promise<void>,
): Promise<Snapshot | null> => {
  let failed = 0
  const onDrafts: Fold = (models, batch) =>
    foldDrafts(models, batch, {
      produce,
      keepSmall,
      onFailure: () => {
        failed += 1
      },
    })
  const onPlain: Fold = (models, batch) => {
    applyTo(models, batch, keepSmall)
    return models
  }
  const folded = await foldAll(snapshot, chunks, rest, onPlain).catch(() => foldAll(snapshot, chunks, rest, onDrafts))
  return folded === null ? null : snapshotOf(folded.models, folded.seq, folded.unread + failed)
}
