/** Replay and bulk load: the recipes of fold.ts on plain state, changed in place and answered. */
import type { Envelope } from "../events/envelope.ts"
import type { ReadModels } from "./catalogue.ts"
import { applyTo, initialModels } from "./fold.ts"
import { keepSmall } from "./retention.ts"

export const foldPlain = (envelopes: Iterable<Envelope>, models: ReadModels = initialModels()): ReadModels => {
  applyTo(models, envelopes, keepSmall)
  return models
}
