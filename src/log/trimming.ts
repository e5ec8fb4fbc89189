/**
 * Trimming: what the ring lets go of is folded onto the run's snapshot, so that the run still starts where people were. Loaded
 * once the ring is full, as most runs never come so far.
 */
import { Immer } from "immer"
import type { Envelope } from "../events/envelope.ts"
import { foldDrafts } from "../projections/fold-drafts.ts"
import { keepSmall } from "../projections/retention.ts"
import type { RecordedEnvelope } from "./codec.ts"
import { snapshotOf, startFrom, type Snapshot } from "./snapshots.ts"
import { upcast } from "./upcasters.ts"

const { produce } = new Immer({ autoFreeze: false })

const linesIn = (text: string): readonly RecordedEnvelope[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as RecordedEnvelope)

/**
 * Folds chunks of lines onto a snapshot, the oldest first; null where the start is lost already, or something between, such as a
 * damaged chunk (null). `rest` is awaited between two chunks.
 */
export const foldOnto = async (
  snapshot: Snapshot | null,
  chunks: AsyncIterable<string | null> | Iterable<string>,
  rest: () => Promise<void>,
): Promise<Snapshot | null> => {
  const start = startFrom(snapshot ?? undefined)
  let { models } = start
  let seq = snapshot?.seq ?? 0
  let unread = (snapshot?.unread ?? 0) + start.faults.length
  for await (const chunk of chunks) {
    if (chunk === null) return null
    const batch: Envelope[] = []
    for (const recorded of linesIn(chunk)) {
      if (recorded.seq !== seq + 1) return null
      seq = recorded.seq
      const read = upcast(recorded)
      if ("envelope" in read) batch.push(read.envelope)
      if ("unknown" in read || recorded.event.type === "RecipeFailed") unread += 1
    }
    models = foldDrafts(models, batch, {
      produce,
      keepSmall,
      onFailure: () => {
        unread += 1
      },
    })
    await rest()
  }
  return snapshotOf(models, seq, unread)
}
