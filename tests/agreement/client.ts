/** A client without a screen, put together as `main.tsx` does it: real SDK, stream, store, bus, hub feed and reactions. */
import { createBus } from "../../src/commands/bus.ts"
import type { Command } from "../../src/commands/catalogue.ts"
import { startReactions } from "../../src/commands/reactions.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import type { Envelope, Origin } from "../../src/events/envelope.ts"
import { createEventStream } from "../../src/events/stream.ts"
import { createHubFeed } from "../../src/feeds/hubs.ts"
import { activeProfileKey, activeSide, ownAccount } from "../../src/projections/account.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { knownChatEnds } from "../../src/projections/chat.ts"
import { areHubsConnected, liveness } from "../../src/projections/connection.ts"
import { ownExecutants } from "../../src/projections/profiles.ts"
import { createStore } from "../../src/projections/store.ts"
import { createSdk } from "../../src/sdk/sdk.ts"
import { createDevice, type TestDevice } from "./device.ts"
import { until } from "../server/db/people.ts"

export interface Client {
  readonly models: () => ReadModels
  readonly told: readonly Envelope[]
  readonly device: TestDevice
  /** Runs a command, and fails unless it succeeds. */
  readonly does: (command: Command) => Promise<void>
  /** Signs in, and waits until everything is live. */
  readonly enter: () => Promise<void>
  /** The hubs let this client in no more, or again. */
  readonly shutOut: (isOut: boolean) => void
  /** The account's cursor as the server says it now. */
  readonly cursor: () => Promise<number>
  /** Waits until the hubs have told everything after one cursor up to another. */
  readonly hasHeard: (after: number, upTo: number) => Promise<void>
  readonly close: () => void
}

interface ClientOptions {
  readonly url: string
  readonly token: () => string
}

/** The cursors of hub messages, from the causes that the feed gives: `user-notifications/12`. */
const cursorsIn = (told: readonly Envelope[]): ReadonlySet<number> =>
  new Set(
    told.flatMap(({ origin, cause }) => (origin === "hub" && cause !== null ? [Number(cause.split("/")[1])] : [])),
  )

const range = (after: number, upTo: number): readonly number[] =>
  Array.from({ length: Math.max(0, upTo - after) }, (_, index) => after + 1 + index)

export const createClient = ({ url, token }: ClientOptions): Client => {
  const device = createDevice()
  const told: Envelope[] = []
  let isOut = false
  const stream = createEventStream(() => new Date().toISOString())
  stream.envelopes.subscribe((envelope) => void told.push(envelope))
  const store = createStore(stream.envelopes, { schedule: (flush) => void setTimeout(flush, 16), freeze: true })
  const models = (): ReadModels => {
    store.flush()
    return store.models()
  }
  const profile = (): string | null => activeProfileKey(store.models().account)
  const emit = (events: readonly AppEvent[], origin: Origin, cause: string | null = null): void =>
    stream.emit(events, { origin, cause, profile: profile() })
  const bases = { core: `${url}/api/core`, notifications: `${url}/api/notifications`, support: `${url}/api/support` }
  const bus = createBus({
    stream,
    sdk: createSdk(bases, { current: token, renew: async () => null }, () => "en-US"),
    newId: () => crypto.randomUUID(),
    activeProfile: profile,
    device: device.services,
  })
  const hubs = createHubFeed({
    base: `${url}/hubs`,
    token: () => (isOut ? "nobody's" : token()),
    emit: (events, cause) => emit(events, "hub", cause),
    mayConnect: () => true,
  })

  const does = async (command: Command): Promise<void> => {
    const outcome = await bus.dispatch(command)
    if (outcome !== "succeeded") throw new Error(`${command.type} came to ${JSON.stringify(outcome)}.`)
  }

  return {
    models,
    told,
    device,
    does,
    enter: async () => {
      startReactions({
        envelopes: stream.envelopes,
        dispatch: bus.dispatch,
        hubs,
        forget: () => Promise.resolve(),
        facts: {
          active: () => {
            const profileKey = activeProfileKey(models().account)
            return profileKey === null ? null : { profileKey, side: activeSide(models().account) }
          },
          ownProfileKeys: () => [
            ...(ownExecutants(models().profiles) ?? []).map(({ key }) => key),
            ...[ownAccount(models().account)?.key ?? []].flat(),
          ],
          areHubsConnected: () => areHubsConnected(models().connection),
          knownChats: () => knownChatEnds(models().chat),
          waitingMessages: async () => device.waiting(),
        },
      })
      emit([{ type: "SignedIn" }], "system")
      await until(() => liveness(models().connection) === "live", "the client was live")
    },
    shutOut: (out) => {
      isOut = out
    },
    cursor: async () => {
      await does({ type: "LoadAccount" })
      return ownAccount(models().account)?.asOf ?? 0
    },
    hasHeard: async (after, upTo) => {
      const missing = (): readonly number[] => {
        const heard = cursorsIn(told)
        return range(after, upTo).filter((cursor) => !heard.has(cursor))
      }
      await until(() => missing().length === 0, `the hubs had told ${after + 1} to ${upTo}, all but ${missing()}`)
    },
    close: () => {
      hubs.stop()
      bus.close()
    },
  }
}
