/**
 * The read models while people watch: batches of envelopes through ONE immer produce, watchers called once a batch. What
 * the person did is shown at once; bursts from elsewhere at most once a frame.
 */
import { produce, setAutoFreeze } from "immer"
import type { Observable } from "rxjs"
import type { Envelope } from "../events/envelope.ts"
import type { ReadModels } from "./catalogue.ts"
import { foldDrafts, type OnRecipeFailure } from "./fold-drafts.ts"
import { initialModels } from "./fold.ts"

export interface Store {
  readonly models: () => ReadModels
  readonly subscribe: (watcher: () => void) => () => void
  readonly flush: () => void
  /** Says how read models are kept small (retention.ts); the engine does, as the first page needs none of it. */
  readonly keepSmallBy: (rule: (models: ReadModels) => void) => void
}

interface StoreOptions {
  /** Calls back at the next frame. */
  readonly schedule: (flush: () => void) => void
  /** Deep-freezes every state: for development and tests. */
  readonly freeze: boolean
  /** Hears of each event whose recipe threw, after the watchers; it may emit. */
  readonly onFailure: OnRecipeFailure
}

export const createStore = (envelopes: Observable<Envelope>, { schedule, freeze, onFailure }: StoreOptions): Store => {
  setAutoFreeze(freeze)
  const watchers = new Set<() => void>()
  let models = initialModels()
  let waiting: Envelope[] = []
  let scheduled = false
  let keepSmall = (_: ReadModels): void => undefined

  const flush = (): void => {
    scheduled = false
    if (waiting.length === 0) return
    const batch = waiting
    waiting = []
    const failures: Parameters<OnRecipeFailure>[] = []
    models = foldDrafts(models, batch, {
      produce,
      keepSmall,
      onFailure: (...failure) => failures.push(failure),
    })
    for (const watcher of [...watchers]) watcher()
    for (const failure of failures) onFailure(...failure)
  }

  envelopes.subscribe((envelope) => {
    waiting.push(envelope)
    if (envelope.origin === "ui") flush()
    else if (!scheduled) {
      scheduled = true
      schedule(flush)
    }
  })

  return {
    models: () => models,
    subscribe: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    flush,
    keepSmallBy: (rule) => {
      keepSmall = rule
    },
  }
}
