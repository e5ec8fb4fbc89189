/** Traces of this page as they are told to the server, where it has them on. */
import type { Environment } from "../domain/environment.ts"
import type { EventStream } from "../events/stream.ts"
import type { Store } from "../projections/store.ts"
import { createSpanReports } from "../sdk/spans.ts"
import { startTraces, type Traces } from "./traces.ts"

interface Parts {
  readonly environment: Pick<Environment, "core" | "tracedShare">
  readonly stream: Pick<EventStream, "envelopes">
  readonly store: Pick<Store, "subscribe">
  readonly newId: () => string
}

/** Answers null where the server has none. */
export const reportedTraces = ({ environment, stream, store, newId }: Parts, view: EventTarget): Traces | null => {
  const { core, tracedShare: share } = environment
  if (share === 0) return null
  const now = (): string => new Date().toISOString()
  const { add, flush } = createSpanReports(core, now)
  view.addEventListener("pagehide", flush)
  const onceFolded = (done: () => void): void => {
    const forget = store.subscribe(() => {
      forget()
      done()
    })
  }
  return startTraces({ envelopes: stream.envelopes, share, add, now, newId, onceFolded })
}
