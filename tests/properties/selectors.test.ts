/**
 * Selectors give the same reference while nothing they read has changed: a row draws itself anew only for news of its
 * own. Law 3.
 */
import * as fc from "fast-check"
import { Subject } from "rxjs"
import { describe, expect, it } from "vitest"
import { applicationTabs } from "../../src/domain/applications.ts"
import { listingKinds } from "../../src/domain/listings.ts"
import { ownOrders } from "../../src/domain/own-lists.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import { ownAccount } from "../../src/projections/account.ts"
import { applicationsPage, lastApplication } from "../../src/projections/application-lists.ts"
import { applicationByKey, applicationCounts } from "../../src/projections/applications.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { chatByKey } from "../../src/projections/chat.ts"
import { chatMessages, chatPassage, chatsPage, outgoingMessages } from "../../src/projections/chat-lists.ts"
import { rootCategories } from "../../src/projections/classificator.ts"
import { favoriteListing } from "../../src/projections/favorite-listings.ts"
import { favoritesPage } from "../../src/projections/favorites-page.ts"
import { unratedAmong } from "../../src/projections/deal-feedbacks.ts"
import { feedbackPage } from "../../src/projections/feedback.ts"
import { closedDeals, dealsPage } from "../../src/projections/deal-lists.ts"
import { dealByKey } from "../../src/projections/deals.ts"
import { uploadsOf } from "../../src/projections/files.ts"
import { notificationById, notificationsPage } from "../../src/projections/notification-lists.ts"
import { publicListing } from "../../src/projections/public-listings.ts"
import { ownListing } from "../../src/projections/listings.ts"
import { ownListingsPage } from "../../src/projections/own-listing-lists.ts"
import { plainSearch } from "../../src/domain/search.ts"
import { searchCount, suggestionsFor } from "../../src/projections/search.ts"
import { foundChats } from "../../src/projections/found-chats.ts"
import { closestAddresses, isOwnPosition } from "../../src/projections/locations.ts"
import { knownChats, knownListings } from "../../src/projections/own-things.ts"
import { executantOffers, ownExecutants, publicProfile } from "../../src/projections/profiles.ts"
import { marketStatistics } from "../../src/projections/statistics.ts"
import { createStore } from "../../src/projections/store.ts"
import { waitingUpdate } from "../../src/projections/waiting-update.ts"
import { shownToasts } from "../../src/projections/toasts.ts"
import { someEnvelopes } from "../arbitraries/logs.ts"
import { keyOf, kinds } from "../arbitraries/keys.ts"
import { rethrown } from "../projections/rethrown.ts"

const keys = (kind: keyof typeof kinds): readonly string[] => [1, 2, 3, 4, 5].map((n) => keyOf(kinds[kind], n))
const tab = "active"

/** Selectors that compute: equal answers are the same reference. */
const computed: Readonly<Record<string, (models: ReadModels) => unknown>> = {
  knownListings: ({ listings }) => knownListings(listings, ownOrders),
  ...Object.fromEntries(
    keys("profile").flatMap((profileKey) => [
      [`deals ${profileKey}`, ({ deals }: ReadModels) => dealsPage(deals, { profileKey, query: { tab, page: 1 } })],
      [`closed deals ${profileKey}`, ({ deals }: ReadModels) => closedDeals(deals, profileKey)],
      [`found chats ${profileKey}`, ({ chatSearch }: ReadModels) => foundChats(chatSearch, { profileKey, term: "" })],
      [`known chats ${profileKey}`, ({ chat }: ReadModels) => knownChats(chat, profileKey)],
      [`chats ${profileKey}`, ({ chat }: ReadModels) => chatsPage(chat, { profileKey, page: 1 })],
    ]),
  ),
  ...Object.fromEntries(
    keys("order").flatMap((key) => [
      ...applicationTabs.map((one) => [
        `applications ${key} ${one}`,
        ({ applications }: ReadModels) =>
          applicationsPage(applications, { of: "listing", key, query: { tab: one, page: 1, interest: "all" } }),
      ]),
      [
        `last application ${key}`,
        ({ applications }: ReadModels) =>
          lastApplication(applications, { listingKey: key, profileKey: keyOf(kinds.profile, 1) }),
      ],
      [`uploads ${key}`, ({ files }: ReadModels) => uploadsOf(files, key)],
    ]),
  ),
  ...Object.fromEntries(
    keys("chat").flatMap((key) => [
      [`messages ${key}`, ({ chat }: ReadModels) => chatMessages(chat, key)],
      [`passage ${key}`, ({ chat }: ReadModels) => chatPassage(chat, { chatKey: key, id: 2 })],
      [`outgoing ${key}`, ({ chat }: ReadModels) => outgoingMessages(chat, key)],
    ]),
  ),
  ...Object.fromEntries(
    keys("notification").map((id) => [
      `notification ${id}`,
      ({ notifications }: ReadModels) => notificationById(notifications, id),
    ]),
  ),
  ...Object.fromEntries(
    [ownOrders, { kind: "Offer", executantKey: keyOf(kinds.profile, 2) } as const].map((list) => [
      `own ${list.kind}`,
      ({ listings }: ReadModels) => ownListingsPage(listings, { ...list, query: { tab: "published", page: 1 } }),
    ]),
  ),
  unrated: ({ feedback }) => unratedAmong(feedback, keys("deal")),
  notifications: ({ notifications }) => notificationsPage(notifications, { filter: "unread", order: "desc", page: 1 }),
  executants: ({ profiles }) => ownExecutants(profiles),
  ...Object.fromEntries(
    listingKinds.map((kind) => [
      `favorites ${kind}`,
      ({ favorites }: ReadModels) => favoritesPage(favorites, { kind, page: 1 }),
    ]),
  ),
}

/** Selectors that look something up: the same reference unless an event brought another. */
const lookedUp: Readonly<Record<string, (models: ReadModels) => unknown>> = {
  ...Object.fromEntries(
    keys("order").flatMap((key) => [
      ...listingKinds.flatMap((kind) => [
        [`own ${kind} ${key}`, ({ listings }: ReadModels) => ownListing(listings, { kind, key })],
        [`public ${kind} ${key}`, ({ listings }: ReadModels) => publicListing(listings, { kind, key })],
      ]),
      [`favorite ${key}`, ({ favorites }: ReadModels) => favoriteListing(favorites, key)],
      [`counts ${key}`, ({ applications }: ReadModels) => applicationCounts(applications, key)],
    ]),
  ),
  ...Object.fromEntries(
    keys("application").map((key) => [
      `application ${key}`,
      ({ applications }: ReadModels) => applicationByKey(applications, key),
    ]),
  ),
  ...Object.fromEntries(keys("deal").map((key) => [`deal ${key}`, ({ deals }: ReadModels) => dealByKey(deals, key)])),
  ...Object.fromEntries(keys("chat").map((key) => [`chat ${key}`, ({ chat }: ReadModels) => chatByKey(chat, key)])),
  ...Object.fromEntries(
    keys("profile").flatMap((key) => [
      [`offers ${key}`, ({ profiles }: ReadModels) => executantOffers(profiles, key)],
      [
        `feedback ${key}`,
        ({ feedback }: ReadModels) => feedbackPage(feedback, { profileKey: key, query: { sort: "newest", page: 1 } }),
      ],
      ...(["Customer", "Executant"] as const).map((type) => [
        `profile ${type} ${key}`,
        ({ profiles }: ReadModels) => publicProfile(profiles, { type, key }),
      ]),
    ]),
  ),
  account: ({ account }) => ownAccount(account),
  categories: ({ classificator }) => rootCategories(classificator),
  addresses: ({ locations }) => closestAddresses(locations, "Anna"),
  suggestions: ({ search }) => suggestionsFor(search, { kind: "Order", text: "Anna" }),
  count: ({ search }) => searchCount(search, plainSearch("Order", "Anna")),
  position: ({ locations }) => isOwnPosition(locations, { lat: 0, lon: 0 }),
  "waiting update": ({ appUpdate }) => waitingUpdate(appUpdate, undefined),
  statistics: ({ statistics }) => marketStatistics(statistics),
  toasts: ({ toasts }) => shownToasts(toasts),
}

const answersOf = (selectors: typeof computed, models: ReadModels): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(selectors).map(([name, select]) => [name, select(models)]))

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Calls back with the read models before and after every event. */
const atEachEvent = (
  envelopes: readonly Envelope[],
  check: (before: ReadModels, after: ReadModels, envelope: Envelope) => void,
): void => {
  const subject = new Subject<Envelope>()
  const store = createStore(subject, { schedule: () => {}, freeze: true, onFailure: rethrown })
  for (const envelope of envelopes) {
    const before = store.models()
    subject.next(envelope)
    store.flush()
    check(before, store.models(), envelope)
  }
}

describe("selectors", () => {
  it("that compute answer an equal answer by the same reference", () => {
    fc.assert(
      fc.property(someEnvelopes(25), (envelopes) => {
        let answers: Readonly<Record<string, unknown>> | null = null
        atEachEvent(envelopes, (_, models) => {
          const fresh = answersOf(computed, models)
          for (const [name, answer] of Object.entries(fresh)) {
            const before = answers?.[name]
            if (answers !== null && sameJson(before, answer)) expect(Object.is(answer, before), name).toBe(true)
          }
          answers = fresh
        })
      }),
      { numRuns: 60 },
    )
  })

  it("that look up give the same reference unless the event named the thing", () => {
    fc.assert(
      fc.property(someEnvelopes(25), (envelopes) => {
        atEachEvent(envelopes, (before, after, { event }) => {
          const fresh = answersOf(lookedUp, after)
          for (const [name, answer] of Object.entries(answersOf(lookedUp, before))) {
            const key = name.split(" ").at(-1) ?? ""
            const isHeld =
              event.type === "ParticipantChanged" && (JSON.stringify(answer) ?? "").includes(event.participant.key)
            const isNamed =
              !key.includes("-") || event.type === "SignedOut" || isHeld || JSON.stringify(event).includes(key)
            if (!isNamed) expect(Object.is(answer, fresh[name]), `${name} after ${event.type}`).toBe(true)
          }
        })
      }),
      { numRuns: 60 },
    )
  })

  it("find a read model unchanged that listens to no event of the batch", () => {
    fc.assert(
      fc.property(someEnvelopes(25), (envelopes) => {
        atEachEvent(envelopes, (before, after, { event }) => {
          if (event.type !== "NetworkChanged") return
          const { connection: _before, ...others } = before
          for (const [name, state] of Object.entries(others))
            expect(Object.is(Reflect.get(after, name), state), name).toBe(true)
        })
      }),
    )
  })
})
