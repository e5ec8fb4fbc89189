/** Replay and bulk load: the recipes of fold.ts on plain state, changed in place and answered. */
import { Immer } from "immer"
import type { Envelope } from "../events/envelope.ts"
import type { ReadModels } from "./catalogue.ts"
import { foldDrafts, type OnRecipeFailure } from "./fold-drafts.ts"
import { applyTo, initialModels } from "./fold.ts"
import { keepSmall } from "./retention.ts"

// An instance of its own, as the running app may freeze what the other one makes.
const { produce } = new Immer({ autoFreeze: false })

/**
 * Plain state can't be taken back once a recipe has thrown on it. So `start` makes the state to begin with, and makes it
 * again where that happens: the events are then folded on drafts.
 */
export const foldPlain = (
  envelopes: readonly Envelope[],
  start: () => ReadModels = initialModels,
  onFailure: OnRecipeFailure = () => undefined,
): ReadModels => {
  const models = start()
  try {
    applyTo(models, envelopes, keepSmall)
    return models
  } catch {
    return foldDrafts(start(), envelopes, { produce, keepSmall, onFailure })
  }
}
