/**
 * The one event stream: everything that can change what a person sees, in the order in which this client heard of it.
 * The command bus, both hubs, the network feed and the session all emit here. The races:
 *
 * - A listener emits while others are still being called (signing out stops the reads under way, and each emits its
 *   end): the new events wait until every listener has had the earlier ones. So all listeners hear one order, and
 *   `seq` is it.
 * - Several sources emit at about the same time: `emit` numbers all its events in one synchronous step, so `seq` has
 *   no gap and no number twice.
 * - A command's facts and its end: the events of one `emit` follow each other directly, and nobody hears
 *   `CommandSucceeded` before the facts that it stands for.
 *
 * Not settled here: `seq` is the order of arrival, not that of the changes on the server. An answer that a newer hub
 * message has overtaken is delivered after it; the folds see by the cursor in `asOf` which of both is newer
 * (projections/entities.ts). And nothing is buffered for late subscribers: log/early-events.ts does that for engine and
 * recorder. architecture: Events.
 */
import { Subject, type Observable } from "rxjs"
import type { AppEvent } from "./catalogue.ts"
import type { Envelope, Origin } from "./envelope.ts"
import { eventVersions } from "./versions.ts"

/** The metadata of events that their source knows; the stream adds the rest. */
export interface Provenance {
  readonly origin: Origin
  readonly cause: string | null
}

export interface EventStream {
  readonly envelopes: Observable<Envelope>
  readonly emit: (events: readonly AppEvent[], provenance: Provenance) => void
}

/** `now` answers ISO 8601 with ms. Events that are emitted during a delivery are queued behind it. */
export const createEventStream = (now: () => string): EventStream => {
  const subject = new Subject<Envelope>()
  const waiting: Envelope[] = []
  let seq = 0
  let delivering = false

  const deliver = (): void => {
    if (delivering) return
    delivering = true
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) subject.next(next)
    } finally {
      delivering = false
    }
  }

  return {
    envelopes: subject.asObservable(),
    emit: (events, { origin, cause }) => {
      const at = now()
      for (const event of events) {
        seq += 1
        waiting.push({ seq, at, origin, cause, v: eventVersions[event.type] ?? 1, event })
      }
      deliver()
    },
  }
}
