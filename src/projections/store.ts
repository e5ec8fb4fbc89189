/**
 * The read models while people watch: batches of envelopes through ONE immer produce, watchers called once a batch. What
 * the person did is shown at once; bursts from elsewhere at most once a frame.
 */
import { produce, setAutoFreeze } from "immer"
import type { Observable } from "rxjs"
import type { Envelope } from "../events/envelope.ts"
import type { ReadModels } from "./catalogue.ts"
import { applyTo, initialModels } from "./fold.ts"

export interface Store {
  readonly models: () => ReadModels
  readonly subscribe: (watcher: () => void) => () => void
  readonly flush: () => void
  /** Says how read models are kept small (retention.ts); the engine does, as the first page needs none of it. */
  readonly keepSmallBy: (rule: (models: ReadModels) => void) => void
}

/** `schedule` calls back at the next frame. `freeze` deep-freezes every state: for development and tests. */
export const createStore = (
  envelopes: Observable<Envelope>,
  { schedule, freeze }: { readonly schedule: (flush: () => void) => void; readonly freeze: boolean },
): Store => {
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
    models = produce(models, (draft) => applyTo(draft as ReadModels, batch, keepSmall))
    for (const watcher of [...watchers]) watcher()
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
