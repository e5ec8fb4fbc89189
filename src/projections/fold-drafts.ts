/**
 * Folding on drafts of immer, which live store, replay and index share: an event whose recipe throws changes nothing, is
 * handed to `onFailure` once, and the others of its batch are folded all the same.
 */
import type { Envelope } from "../events/envelope.ts"
import type { ProjectionName, ReadModels } from "./catalogue.ts"
import { applyTo } from "./fold.ts"

export type OnRecipeFailure = (envelope: Envelope, cause: unknown) => void

interface Folding {
  /** Of the caller's own immer, which freezes what it makes or does not. */
  readonly produce: (models: ReadModels, change: (draft: ReadModels) => void) => ReadModels
  readonly keepSmall: (models: ReadModels) => void
  readonly onFailure: OnRecipeFailure
  readonly only?: ReadonlySet<ProjectionName> | undefined
}

/** A batch that throws is folded in halves, so that one bad event among many costs few folds. */
export const foldDrafts = (models: ReadModels, batch: readonly Envelope[], by: Folding): ReadModels => {
  try {
    return by.produce(models, (draft) => applyTo(draft, batch, by.keepSmall, by.only))
  } catch (cause) {
    const half = batch.length >> 1
    if (half > 0) return foldDrafts(foldDrafts(models, batch.slice(0, half), by), batch.slice(half), by)
    for (const envelope of batch) by.onFailure(envelope, cause)
    return models
  }
}
