/** The moment from which a log's read models are others than its hashes say, because the recipes are others. */
import type { LogIndex } from "./log-index.ts"
import { createHasher, otherThan } from "./model-hashes.ts"

export interface Otherwise {
  /** The read models are as the log says up to this event; null: they never were. */
  readonly before: number | null
  /** The read models are others after this event. */
  readonly after: number
  readonly names: readonly string[]
}

/** Null: wherever the log has hashes, its read models have the same. */
export const otherwiseIn = (index: LogIndex): Otherwise | null => {
  const hashAfter = createHasher()
  let before: number | null = null
  for (const said of index.log.hashes ?? []) {
    const names = otherThan(said, hashAfter(index.stateAfter(index.placeOf(said.after) + 1), said.after))
    if (names.length > 0) return { before, after: said.after, names }
    before = said.after
  }
  return null
}

export const otherwiseWords = ({ before, after, names }: Otherwise): string =>
  `This version folds otherwise ${before === null ? "from the start" : `from an event behind ${before}`} on: after ${after} other than recorded are ${names.join(", ")}.`
