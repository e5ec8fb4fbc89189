/** A person's acts here and the server's news don't disturb each other, however they interleave. Law 2. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { AppEvent, EventType } from "../../src/events/catalogue.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import { chatMessages, outgoingMessages } from "../../src/projections/chat-lists.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { aChatMessage } from "../arbitraries/chat.ts"
import { aFailure } from "../arbitraries/failures.ts"
import { eventsByType } from "../arbitraries/events.ts"
import { aHistory, deliveries } from "../arbitraries/histories.ts"
import { enveloped, stream } from "../arbitraries/logs.ts"
import { momentOf } from "../arbitraries/keys.ts"

const localTypes = [
  "CommandStarted",
  "CommandSucceeded",
  "CommandFailed",
  "ContractViolated",
  "ContractOutgrown",
  "HubStateChanged",
  "NetworkChanged",
  "GapFilled",
  "NothingMissed",
  "ServerReachabilityChanged",
  "UploadStarted",
  "UploadProgressed",
  "UploadFinished",
  "UploadFailed",
  "UploadCanceled",
  "RouteChanged",
  "SearchAnswered",
  "Configured",
  "SignedIn",
  "VisitedAnonymously",
  "ClassificatorLoaded",
  "PushStandingSeen",
  "PushDevicesLoaded",
  "PushDeviceRemoved",
  "SessionsLoaded",
  "SessionEnded",
  "StatisticsLoaded",
  "AppStarted",
  "NewestVersionsLoaded",
  "AppUpdatePutOff",
  "AddressesFound",
  "PositionTold",
  "SearchCounted",
  "SuggestionsFound",
  "ShortcutsTurned",
  "EntryChosen",
] as const satisfies readonly EventType[]

const locals = [
  "commands",
  "connection",
  "files",
  "navigation",
  "search",
  "session",
  "shortcuts",
  "classificator",
  "push",
  "statistics",
  "appUpdate",
  "locations",
] as const

const someLocal: fc.Arbitrary<readonly AppEvent[]> = fc.array(
  fc.oneof(...localTypes.map((type): fc.Arbitrary<AppEvent> => eventsByType[type])),
  { maxLength: 15 },
)

/** Two lists as one, each in its own order. */
const interleaved = <T>(left: readonly T[], right: readonly T[]): fc.Arbitrary<readonly T[]> =>
  fc.array(fc.boolean(), { minLength: left.length, maxLength: left.length + right.length }).map((turns) => {
    const [a, b] = [[...left], [...right]]
    const mixed = turns.flatMap((isLeft) => (isLeft ? a : b).splice(0, 1))
    return [...mixed, ...a, ...b]
  })

const aMix = fc
  .tuple(aHistory, someLocal)
  .chain(([{ facts }, local]) =>
    deliveries(facts).chain((delivered) =>
      interleaved<Envelope>(delivered, stream(local, "ui")).map((mixed) => ({ delivered, local, mixed })),
    ),
  )

describe("local facts", () => {
  it("lead to the same whatever the server tells meanwhile, and leave the server's facts alone", () => {
    fc.assert(
      fc.property(aMix, ({ delivered, local, mixed }) => {
        const { toasts: _both, ...both } = foldPlain(mixed)
        const { toasts: _own, ...own } = foldPlain(stream(local, "ui"))
        const { toasts: _server, ...server } = foldPlain(delivered)
        const expected = { ...server, ...Object.fromEntries(locals.map((name) => [name, own[name]])) }
        expect(both).toEqual(expected)
      }),
    )
  })
})

describe("a message on its way out", () => {
  const arrivals = fc.tuple(aChatMessage, aFailure).chain(([message, failure]) => {
    const { key, chatKey, authorKey, text } = message
    const queued: AppEvent = {
      type: "ChatMessageQueued",
      message: { key, chatKey, authorKey, text, queuedAt: momentOf(1) },
    }
    const sent: AppEvent = { type: "ChatMessageSent", message }
    const loaded: AppEvent = { type: "ChatMessagesLoaded", chatKey, messages: [message] }
    const refused: AppEvent = { type: "ChatMessageRefused", messageKey: key, failure }
    return fc
      .array(fc.constantFrom(queued, sent, loaded, refused), { minLength: 1, maxLength: 6 })
      .map((events) => ({ message, queued, events }))
  })

  it("is shown once: on its way until it has arrived, and then in the chat", () => {
    fc.assert(
      fc.property(arrivals, ({ message, queued, events }) => {
        const { chat } = foldPlain([queued, ...events].map((event) => enveloped(event)))
        const hasArrived = events.some(({ type }) => type === "ChatMessageSent" || type === "ChatMessagesLoaded")
        const shown = [...(chatMessages(chat, message.chatKey) ?? []), ...outgoingMessages(chat, message.chatKey)]
        expect(shown.map(({ key }) => key)).toEqual([message.key])
        expect(outgoingMessages(chat, message.chatKey).length).toBe(hasArrived ? 0 : 1)
      }),
    )
  })
})
