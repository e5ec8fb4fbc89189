/** A bus on a real HTTP server and a real stream, with everything it told; devices keep what they are given in memory. */
import { onTestFinished } from "vitest"
import type { Bus } from "../../src/commands/bus.ts"
import { createBus } from "../../src/commands/bus.ts"
import type { DeviceServices } from "../../src/commands/services.ts"
import type { QueuedMessage } from "../../src/domain/chat.ts"
import type { EventOf, EventType } from "../../src/events/catalogue.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import { createEventStream, type EventStream } from "../../src/events/stream.ts"
import { createSdk, createSeenSdk } from "../../src/sdk/sdk.ts"
import { createTokens } from "../../src/sdk/tokens.ts"
import type { Seen } from "../../src/sdk/seen.ts"
import { startLocalServer, type Heard, type LocalServer, type Said } from "../sdk/local-server.ts"
import { quietDevice } from "./quiet-device.ts"

export interface Bench {
  readonly bus: Bus
  readonly stream: EventStream
  readonly server: LocalServer
  readonly emitted: readonly Envelope[]
  readonly kept: ReadonlyMap<string, QueuedMessage>
}

/** Closed when the test ends. `seen`: where answers are kept, if anywhere. */
export const setUp = async (
  answer: (heard: Heard, before: number) => Said,
  device: Partial<DeviceServices> = {},
  seen?: Seen,
  isAnonymous = false,
): Promise<Bench> => {
  const server = await startLocalServer(answer)
  let ids = 0
  const kept = new Map<string, QueuedMessage>()
  const emitted: Envelope[] = []
  const stream = createEventStream(() => "2026-03-02T10:00:00.000Z")
  stream.envelopes.subscribe((envelope) => void emitted.push(envelope))
  const base = server.url
  const sdk = createSdk(
    { core: base, notifications: base, support: base },
    createTokens({ current: () => "token", renew: async () => ({ tag: "Over" }) }),
    () => "en-US",
    seen === undefined ? {} : { seen },
  )
  const bus = createBus({
    stream,
    sdk,
    ...(seen !== undefined && { seen: createSeenSdk(sdk, seen) }),
    device: {
      ...quietDevice,
      outbox: {
        put: async (message) => void kept.set(message.key, message),
        remove: async (key) => void kept.delete(key),
        has: async (key) => kept.has(key),
      },
      ...device,
    },
    newId: () => {
      ids += 1
      return `run-${ids}`
    },
    isAnonymous: () => isAnonymous,
  })
  onTestFinished(async () => {
    bus.close()
    await server.close()
  })
  return { bus, stream, server, emitted, kept }
}

/** The events of one type that were told, in order. */
export const eventsOf = <T extends EventType>({ emitted }: Bench, type: T): readonly EventOf<T>[] =>
  emitted.flatMap(({ event }) => (event.type === type ? [event as EventOf<T>] : []))

export const typesOf = ({ emitted }: Bench): readonly EventType[] => emitted.map(({ event }) => event.type)

export const message = (key: string, chatKey = "chat-1"): QueuedMessage => ({
  key,
  chatKey,
  authorKey: "customer",
  text: `text of ${key}`,
  queuedAt: "2026-03-02T10:00:00.000Z",
})

/** Answers the server's words about a message that it took. */
export const takenMessage = (heard: Heard, messageId: number): object => {
  const { messageKey, authorKey, messageContent } = JSON.parse(heard.body) as Readonly<Record<string, string>>
  return {
    messageKey,
    messageId,
    chatKey: heard.path.split("/")[2],
    authorKey,
    messageContent,
    messageType: "Text",
    sendDate: "2026-03-02T10:00:01.000Z",
    senderDisplayName: "Anna",
    isFirstMessageInChat: messageId === 1,
    language: "en-US",
    files: [],
    isReaded: false,
    filesEnd: null,
    isRemoved: false,
    context: null,
  }
}
