/** The ONE event stream: everything that can change what the person sees, in the order in which it became true. */
import { Subject, type Observable } from "rxjs"
import type { AppEvent } from "./catalogue.ts"
import type { Envelope, Origin } from "./envelope.ts"
import { eventVersions } from "./versions.ts"

/** What is known of events besides themselves when they come about. */
export interface Provenance {
  readonly origin: Origin
  readonly cause: string | null
  readonly profile: string | null
}

export interface EventStream {
  readonly envelopes: Observable<Envelope>
  readonly emit: (events: readonly AppEvent[], provenance: Provenance) => void
}

/** `now` answers ISO 8601 with ms. Events emitted while others are being told of wait for their turn, so seq is order. */
export const createEventStream = (now: () => string): EventStream => {
  const subject = new Subject<Envelope>()
  const waiting: Envelope[] = []
  let seq = 0
  let telling = false

  const tell = (): void => {
    if (telling) return
    telling = true
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) subject.next(next)
    } finally {
      telling = false
    }
  }

  return {
    envelopes: subject.asObservable(),
    emit: (events, { origin, cause, profile }) => {
      const at = now()
      for (const event of events) {
        seq += 1
        waiting.push({ seq, at, origin, cause, profile, v: eventVersions[event.type] ?? 1, event })
      }
      tell()
    },
  }
}
