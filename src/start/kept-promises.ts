/**
 * In development the running app is held against the promises of its read models whenever it is idle: a bug of a recipe is
 * said where it is made, and not first by the replay of somebody's log.
 */
import { whenIdle as whenPageIsIdle } from "../platform/when-idle.ts"
import type { ReadModels } from "../projections/catalogue.ts"
import type { Store } from "../projections/store.ts"

interface PromiseOptions {
  readonly store: Pick<Store, "models" | "subscribe">
  /** Answers a sentence for each promise that was broken between two moments. */
  readonly brokenBetween: (before: ReadModels, after: ReadModels) => readonly string[]
  readonly whenIdle: (look: () => void) => void
  /** Hears each sentence once. */
  readonly onBroken: (what: string) => void
}

/** Sees nothing of what was broken and mended between two looks; a replay looks after every event. */
export const watchPromises = ({ store, brokenBetween, whenIdle, onBroken }: PromiseOptions): void => {
  let before = store.models()
  let isWaiting = false
  const said = new Set<string>()
  const look = (): void => {
    isWaiting = false
    const after = store.models()
    for (const what of brokenBetween(before, after)) {
      if (!said.has(what)) onBroken(what)
      said.add(what)
    }
    before = after
  }
  store.subscribe(() => {
    if (isWaiting) return
    isWaiting = true
    whenIdle(look)
  })
}

/** Says on the console what was broken. */
export const holdToPromises = (view: Window, of: Pick<PromiseOptions, "store" | "brokenBetween">): void =>
  watchPromises({
    ...of,
    whenIdle: (look) => void whenPageIsIdle(view, look),
    onBroken: (what) => console.error("An event broke a promise of the read models:", what),
  })
