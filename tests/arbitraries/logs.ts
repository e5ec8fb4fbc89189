/** Arbitrary envelopes and whole logs. architecture: Events. */
import * as fc from "fast-check"
import type { AppEvent } from "../../src/events/catalogue.ts"
import type { Envelope, Origin } from "../../src/events/envelope.ts"
import { eventVersions } from "../../src/events/versions.ts"
import { logFormat, type LogHeader } from "../../src/log/codec.ts"
import { anEvent } from "./events.ts"
import { momentOf } from "./keys.ts"
import { aKey, orNull, someText } from "./values.ts"

const origins = ["rest", "seen", "hub", "ui", "system"] as const satisfies readonly Origin[]

/** The event in an envelope, as the stream carries it. */
export const enveloped = (event: AppEvent, seq = 1, origin: Origin = "rest"): Envelope => ({
  seq,
  at: momentOf(seq),
  origin,
  cause: null,
  v: eventVersions[event.type] ?? 1,
  event,
})

/** Events in sequence, as one client's stream. */
export const stream = (events: readonly AppEvent[], origin: Origin = "rest"): readonly Envelope[] =>
  events.map((event, index) => enveloped(event, index + 1, origin))

const aCarried = fc.record({
  event: anEvent,
  origin: fc.constantFrom(...origins),
  cause: orNull(aKey("command", 9)),
})

export const someEnvelopes = (maxLength = 40): fc.Arbitrary<readonly Envelope[]> =>
  fc.array(aCarried, { maxLength, size: "max" }).map((all) =>
    all.map((one, index) => ({
      seq: index + 1,
      at: momentOf(index),
      v: eventVersions[one.event.type] ?? 1,
      ...one,
    })),
  )

export const aHeader: fc.Arbitrary<LogHeader> = fc.record({
  format: fc.constant(logFormat),
  app: fc.constant("marketplace"),
  appVersion: someText,
  contractHash: fc.constant("0123456789ab"),
  locale: fc.constantFrom("en-US", "tr-TR"),
  viewport: fc.record({ width: fc.nat({ max: 4000 }), height: fc.nat({ max: 4000 }) }),
  startedAt: fc.constant(momentOf(0)),
})

export const aLog: fc.Arbitrary<{ readonly header: LogHeader; readonly envelopes: readonly Envelope[] }> = fc.record({
  header: aHeader,
  envelopes: someEnvelopes(),
})

/** Deeply frozen, so that editing it in place throws. */
export const deepFrozen = <T>(value: T): T => {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const held of Object.values(value)) deepFrozen(held)
  return value
}
