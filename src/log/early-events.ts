/**
 * Buffers events until the recorder has loaded, which is after the first paint: a log starts with the first event.
 * architecture: Replay.
 */
import { Observable } from "rxjs"
import type { Envelope } from "../events/envelope.ts"

/** Buffers the events from now on, and replays them to its one subscriber. */
export const bufferUntilSubscribed = (envelopes: Observable<Envelope>): Observable<Envelope> => {
  let hear: ((envelope: Envelope) => void) | null = null
  const kept: Envelope[] = []
  const source = envelopes.subscribe((envelope) => {
    if (hear === null) kept.push(envelope)
    else hear(envelope)
  })
  return new Observable((subscriber) => {
    for (const envelope of kept.splice(0)) subscriber.next(envelope)
    hear = (envelope) => subscriber.next(envelope)
    return () => source.unsubscribe()
  })
}
