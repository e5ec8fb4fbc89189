/**
 * Screens without a browser: needs on the real bus, stream and read models, with a server that answers when told to.
 */
import { ownOrders } from "../../src/domain/own-lists.ts"
import { vi } from "vitest"
import { createBus } from "../../src/commands/bus.ts"
import type { Command } from "../../src/commands/catalogue.ts"
import type { Outcome } from "../../src/commands/outcome.ts"
import { runKeyOf } from "../../src/commands/subjects.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { createEventStream } from "../../src/events/stream.ts"
import { applicationsPage } from "../../src/projections/application-lists.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { isPending, lastFailure } from "../../src/projections/commands.ts"
import { connectionEpoch, connectionReturns } from "../../src/projections/connection.ts"
import { dealsPage } from "../../src/projections/deal-lists.ts"
import { isNotificationCountKnown } from "../../src/projections/notifications.ts"
import { notificationsPage } from "../../src/projections/notification-lists.ts"
import { ownListingsPage } from "../../src/projections/own-listing-lists.ts"
import { ownExecutants } from "../../src/projections/profiles.ts"
import { createStore } from "../../src/projections/store.ts"
import { createSdk, type SdkClients } from "../../src/sdk/sdk.ts"
import { createTokens } from "../../src/sdk/tokens.ts"
import { createNeed, type LastAsk, type Need, type Standing } from "../../src/ui/app/need.ts"
import { quietDevice } from "../commands/quiet-device.ts"
import { rethrown } from "../projections/rethrown.ts"

interface Wish {
  readonly command: Command
  readonly known: (models: ReadModels) => { readonly stale: boolean } | undefined
  readonly unheard: boolean
}

const once = (isKnown: boolean) => (isKnown ? { stale: false } : undefined)
const tabs = ["active", "archive"] as const
const profiles = ["one", "two"] as const

/** Several of a kind, about the same thing: what stopped each other before. */
export const wishes: readonly Wish[] = [
  ...profiles.flatMap((key) =>
    tabs.flatMap((tab): readonly Wish[] => {
      const query = { tab, page: 1 }
      return [
        {
          command: { type: "LoadSentApplications", kind: "Order", profileKey: key, query },
          known: ({ applications }) => applicationsPage(applications, { of: "applicant", key, query }),
          unheard: false,
        },
        {
          command: { type: "LoadDeals", profileKey: key, side: "executant", query },
          known: ({ deals }) => dealsPage(deals, { profileKey: key, query }),
          unheard: false,
        },
      ]
    }),
  ),
  ...[1, 2].flatMap((page) =>
    [ownOrders, { kind: "Offer", executantKey: "one" } as const].map((own): Wish => {
      const list = { ...own, query: { tab: "published", page } } as const
      return {
        command: { type: "LoadOwnListings", ...list },
        known: ({ listings }) => ownListingsPage(listings, list),
        unheard: true,
      }
    }),
  ),
  ...(["asc", "desc"] as const).map((order): Wish => {
    const query = { filter: "all", order, page: 1 } as const
    return {
      command: { type: "LoadNotifications", query },
      known: (models) => notificationsPage(models.notifications, query),
      unheard: false,
    }
  }),
  {
    command: { type: "CountUnreadNotifications" },
    known: (models) => once(isNotificationCountKnown(models.notifications)),
    unheard: false,
  },
  {
    command: { type: "LoadExecutants" },
    known: (models) => once(ownExecutants(models.profiles, undefined) !== undefined),
    unheard: false,
  },
]

/** `crowd`: too much of this account's is at work, to be asked again soon (E173). */
export type Answer = "ok" | "fault" | "lost" | "crowd"

const crowd = () =>
  Response.json(
    {
      type: "TooManyRequestsException",
      message: "Too many requests at once.",
      details: { atOnce: true },
      traceId: "t",
    },
    { status: 400, headers: { "Retry-After": "3" } },
  )

/** Of the person's own: answered as reads are, and the server's state is another one after each. */
export const write: Command = { type: "MarkAllNotificationsRead" }

interface Waiting {
  readonly address: string
  readonly answer: (how: Answer) => void
}

const bases = { core: "http://api", notifications: "http://api", support: "http://api" }

export const setUp = () => {
  const waiting: Waiting[] = []
  let writes = 0 // that were answered
  const writesSeen = new Map<string, number>() // by address, by the read that was answered last: those before it was sent
  const stream = createEventStream(() => "2026-03-02T10:00:00.000Z")
  const store = createStore(stream.envelopes, {
    schedule: (flush) => void setTimeout(flush, 16),
    freeze: false,
    onFailure: rethrown,
  })
  const emit = (...events: readonly AppEvent[]): void => stream.emit(events, { origin: "hub", cause: null })
  vi.stubGlobal(
    "fetch",
    (request: Request) =>
      new Promise<Response>((resolve, reject) => {
        const writesBefore = writes
        const one: Waiting = {
          address: request.url,
          answer: (how) => {
            waiting.splice(waiting.indexOf(one), 1)
            if (request.method !== "GET") writes += 1
            else if (how === "ok") writesSeen.set(request.url, writesBefore)
            const body = request.url.endsWith("/count") ? { count: 0 } : { count: 0, items: [] }
            if (how === "lost") reject(new TypeError("Failed to fetch"))
            else if (how === "crowd") resolve(crowd())
            else resolve(Response.json(body, { status: how === "ok" ? 200 : 500, headers: { "Account-Cursor": "1" } }))
          },
        }
        request.signal.addEventListener("abort", () => {
          if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1)
          reject(request.signal.reason as Error)
        })
        waiting.push(one)
      }),
  )
  const sdk: SdkClients = createSdk(
    bases,
    createTokens({ current: () => null, renew: async () => ({ tag: "Over" }) }),
    () => "en-US",
  )
  let runs = 0
  const bus = createBus({
    stream,
    sdk,
    device: quietDevice,
    newId: () => String((runs += 1)),
    isAnonymous: () => false,
  })
  /** The runs that screens dispatched, by what they are about, to stop them as a sign-out or a newer command would. */
  const dispatched = new Map<string, readonly AbortController[]>()
  const dispatch = (command: Command): Promise<Outcome> => {
    const run = new AbortController()
    const key = runKeyOf(command)
    dispatched.set(key, [...(dispatched.get(key) ?? []), run])
    return bus.dispatch(command, run.signal)
  }
  const asked = new Map<string, LastAsk>()
  const shown = new Map<Need, Wish>()
  const standingOf = ({ command, known }: Wish): Standing => {
    const models = store.models()
    const key = runKeyOf(command)
    const page = known(models)
    return {
      state: page === undefined ? "unknown" : page.stale ? "stale" : "fresh",
      busy: isPending(models.commands, key),
      failure: lastFailure(models.commands, key),
      epoch: connectionEpoch(models.connection),
      returns: connectionReturns(models.connection),
    }
  }
  const look = (): void => {
    for (const [need, wish] of shown) need.look(wish, standingOf(wish))
  }
  store.subscribe(() => queueMicrotask(look)) // as an effect does: after all read models have changed
  return {
    bus,
    waiting,
    writes: () => writes,
    writesSeen,
    emit,
    shown,
    standingOf,
    show: (wish: Wish): void => {
      const need = createNeed({ dispatch, asked })
      shown.set(need, wish)
      need.look(wish, standingOf(wish))
    },
    stop: (command: Command): void => {
      for (const run of dispatched.get(runKeyOf(command)) ?? []) run.abort()
    },
    leave: (index: number): void => {
      const need = [...shown.keys()][index % Math.max(1, shown.size)]
      need?.stop()
      if (need !== undefined) shown.delete(need)
    },
  }
}
