/** Upcasters: events as earlier versions recorded them → today's shapes. Append-only. architecture: Events, rule 5. */
import type { Envelope } from "../events/envelope.ts"
import { eventVersions } from "../events/versions.ts"
import { chatUpcasters } from "./chat-upcasters.ts"
import type { RecordedEnvelope, RecordedEvent } from "./codec.ts"
import { dealUpcasters } from "./deal-upcasters.ts"
import { listingUpcasters } from "./listing-upcasters.ts"
import { profileUpcasters } from "./profile-upcasters.ts"
import { isEventType } from "./redaction-catalogue.ts"

/** Turns an event into the next version; under a new type name that is version 1. `null`: it is no event any more. */
export type Upcaster = (event: RecordedEvent) => RecordedEvent | null

/** By event type and the version that the upcaster takes. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcaster>>>>

export type Upcast =
  | { readonly envelope: Envelope }
  /** An event that today's app does without, such as one that only repeated what another one says. */
  | { readonly dropped: RecordedEnvelope }
  /** Kept as recorded, but not folded; `why` is for a person. */
  | { readonly unknown: RecordedEnvelope; readonly why: string }

interface Vocabulary {
  readonly upcasters: Upcasters
  readonly isKnown: (type: string) => boolean
  readonly versionOf: (type: string) => number
}

const own = <T>(record: Readonly<Record<string | number, T>>, key: string | number): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** Guards against upcasters that rename in a circle; no event has had nearly as many versions. */
const mostSteps = 100

export const createUpcast =
  ({ upcasters, isKnown, versionOf }: Vocabulary) =>
  (recorded: RecordedEnvelope): Upcast => {
    let { v, event } = recorded
    for (let step = 0; step < mostSteps; step += 1) {
      const upcaster = own(own(upcasters, event.type) ?? {}, v)
      if (upcaster === undefined) {
        if (!isKnown(event.type)) return { unknown: recorded, why: `This app knows no event ${event.type}.` }
        const current = versionOf(event.type)
        if (v === current) return { envelope: { ...recorded, v, event } as Envelope }
        return {
          unknown: recorded,
          why: `${event.type} has version ${v}, and nothing leads from there to version ${current}.`,
        }
      }
      try {
        const next = upcaster(event)
        if (next === null) return { dropped: recorded }
        v = next.type === event.type ? v + 1 : 1
        event = next
      } catch (cause) {
        return { unknown: recorded, why: `${event.type} of version ${v} could not be read: ${String(cause)}` }
      }
    }
    return { unknown: recorded, why: `The upcasters of ${recorded.event.type} lead in a circle.` }
  }

export const upcasters: Upcasters = { ...chatUpcasters, ...dealUpcasters, ...profileUpcasters, ...listingUpcasters }

/** Total: every recorded envelope becomes one of today's, is dropped, or is `unknown` with a reason. */
export const upcast = createUpcast({
  upcasters,
  isKnown: isEventType,
  versionOf: (type) => own(eventVersions, type) ?? 1,
})
