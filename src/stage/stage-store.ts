/** The read models of the stage: set from a log, and for a moment others, while somebody looks at what a screen reads. */
import { bringModels, type CarriedModels } from "../projections/carried-models.ts"
import type { ReadModels } from "../projections/catalogue.ts"
import { initialModels } from "../projections/fold.ts"
import type { Store } from "../projections/store.ts"

export interface StageStore extends Store {
  /** `isWhole`: what is left out is as at the start, and not what it was. */
  readonly take: (carried: CarriedModels, isWhole: boolean) => void
  /** Calls back while the screens get these read models; nobody is told. */
  readonly whileReading: (models: ReadModels, look: () => void) => void
}

export const createStageStore = (): StageStore => {
  const watchers = new Set<() => void>()
  let models = initialModels()
  return {
    models: () => models,
    subscribe: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    flush: () => undefined,
    keepSmallBy: () => undefined,
    take: (carried, isWhole) => {
      models = bringModels(carried, isWhole ? undefined : models)
      for (const watcher of [...watchers]) watcher()
    },
    whileReading: (others, look) => {
      const own = models
      models = others
      try {
        look()
      } finally {
        models = own
      }
    },
  }
}
