/**
 * Switching the profile in the middle of anything: whatever is asked, sent and uploaded meanwhile, and in whichever
 * order the server carries it out and answers, nothing of one profile shows as another's. On the real bus, stream and
 * read models. Spec §2, §6.
 */
import fc from "fast-check"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { Command } from "../../src/commands/catalogue.ts"
import { applicantOf } from "../../src/domain/applications.ts"
import { ownListOf } from "../../src/domain/own-lists.ts"
import { activeProfileKey } from "../../src/projections/account.ts"
import { applicationsPage } from "../../src/projections/application-lists.ts"
import { applicationByKey } from "../../src/projections/applications.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { chatByKey, isUnreadKnown, unreadOfProfile } from "../../src/projections/chat.ts"
import { chatMessages, chatsPage, outgoingMessages } from "../../src/projections/chat-lists.ts"
import { dealOfProfile, dealsPage } from "../../src/projections/deal-lists.ts"
import { dealByKey } from "../../src/projections/deals.ts"
import { ownListing } from "../../src/projections/listings.ts"
import { ownListingsPage } from "../../src/projections/own-listing-lists.ts"
import { runs } from "./runs.ts"
import { chatOf, dealOf, me, ownKeys, setUp, sideOf, unreadOf } from "./switching-bench.ts"

type Bench = ReturnType<typeof setUp>

const active = { tab: "active", page: 1 } as const
const published = { tab: "published", page: 1 } as const

interface View {
  /** Answers the command by which a screen of the profile asks. */
  readonly asks: (profileKey: string, about: string) => Command
  /** Answers the owners of what the screen then shows; none while it shows nothing. */
  readonly shows: (models: ReadModels, profileKey: string) => readonly (string | undefined)[]
}

const sidesOf = (one: { readonly customer: { key: string }; readonly executant: { key: string } } | undefined) =>
  [one?.customer.key, one?.executant.key].find((key) => ownKeys.some((own) => own === key))

const views: Readonly<Record<string, View>> = {
  deals: {
    asks: (profileKey) => ({ type: "LoadDeals", profileKey, side: sideOf(profileKey), query: active }),
    shows: ({ deals }, profileKey) =>
      dealsPage(deals, { profileKey, query: active })?.keys.map((key) => sidesOf(dealByKey(deals, key))) ?? [],
  },
  deal: {
    asks: (profileKey, about) => ({ type: "LoadDeal", key: dealOf(about), participantKey: profileKey }),
    shows: ({ deals }, profileKey) =>
      ownKeys.flatMap((about) => {
        const deal = dealOfProfile(deals, { profileKey, key: dealOf(about) })
        return deal === undefined ? [] : [sidesOf(deal)]
      }),
  },
  applications: {
    asks: (profileKey) => ({
      type: "LoadSentApplications",
      kind: profileKey === me ? "Offer" : "Order",
      profileKey,
      query: active,
    }),
    shows: ({ applications }, key) =>
      applicationsPage(applications, { of: "applicant", key, query: active })?.keys.map((one) => {
        const application = applicationByKey(applications, one)
        return application === undefined ? undefined : applicantOf(application).key
      }) ?? [],
  },
  listings: {
    asks: (profileKey) => ({
      type: "LoadOwnListings",
      ...ownListOf(profileKey, sideOf(profileKey)),
      query: published,
    }),
    shows: ({ listings }, profileKey) => {
      const list = ownListOf(profileKey, sideOf(profileKey))
      const keys = ownListingsPage(listings, { ...list, query: published })?.keys ?? []
      return keys.map((key) => ownListing(listings, { kind: list.kind, key })?.owner.key)
    },
  },
  chats: {
    asks: (profileKey) => ({ type: "LoadChats", profileKey, side: sideOf(profileKey), page: 1 }),
    shows: ({ chat }, profileKey) =>
      chatsPage(chat, { profileKey, page: 1 })?.keys.map(
        (key) => chatByKey(chat, key)?.participants.find((one) => ownKeys.some((own) => own === one.key))?.key,
      ) ?? [],
  },
  unread: {
    asks: (profileKey) => ({ type: "CountChatUnread", profileKey, side: sideOf(profileKey) }),
    shows: ({ chat }, profileKey) =>
      isUnreadKnown(chat, profileKey)
        ? [ownKeys.find((key) => unreadOf(key) === unreadOfProfile(chat, profileKey))]
        : [],
  },
  messages: {
    asks: (profileKey) => ({ type: "SendChatMessage", message: message(profileKey) }),
    shows: ({ chat }, profileKey) => [
      ...(chatMessages(chat, chatOf(profileKey)) ?? []).map(({ authorKey }) => authorKey),
      ...outgoingMessages(chat, chatOf(profileKey)).map(({ authorKey }) => authorKey),
    ],
  },
}

let messages = 0
const message = (authorKey: string) => ({
  key: `0000000a-0000-4000-8000-${String((messages += 1)).padStart(12, "0")}`,
  chatKey: chatOf(authorKey),
  authorKey,
  text: "Monday, then.",
  queuedAt: "2026-03-02T10:00:00.000Z",
})

const shownProfile = (bench: Bench): string => activeProfileKey(bench.models().account) ?? me

type Step = (bench: Bench, asked: readonly View[]) => unknown

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...ownKeys)
      .map((profileKey) => (bench: Bench) => bench.dispatch({ type: "SwitchProfile", profileKey })),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(fc.nat(5), fc.constantFrom(...ownKeys)).map(([index, about]): Step => (bench, asked) => {
      const view = asked[index % asked.length]
      if (view !== undefined) bench.dispatch(view.asks(shownProfile(bench), about))
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constant((bench: Bench) => {
      const sender = message(shownProfile(bench))
      bench.dispatch({
        type: "UploadChatFile",
        message: sender,
        file: { id: sender.key, name: "plan.txt", size: 4 },
      })
    }),
  },
  { weight: 4, arbitrary: fc.constant((bench: Bench) => bench.dispatch({ type: "LoadAccount" })) },
  { weight: 7, arbitrary: fc.nat(9).map((index) => (bench: Bench) => bench.carryOut(index)) },
  { weight: 7, arbitrary: fc.nat(9).map((index) => (bench: Bench) => bench.deliver(index)) },
  { weight: 1, arbitrary: fc.nat(9).map((index) => (bench: Bench) => bench.lose(index)) },
  // A good moment, in which all is answered at once.
  { weight: 4, arbitrary: fc.constant((bench: Bench) => bench.settle()) },
  { weight: 2, arbitrary: fc.constant((bench: Bench) => bench.hear()) },
)

/** The views of few screens, so that equal ones meet. */
const few = fc.subarray(Object.values(views), { minLength: 1, maxLength: 2 })

const pass = (): Promise<unknown> => vi.advanceTimersByTimeAsync(50)

const expectOwnOnly = (bench: Bench): void => {
  const profileKey = shownProfile(bench)
  for (const [name, { shows }] of Object.entries(views))
    for (const owner of shows(bench.models(), profileKey))
      expect(owner, `${name} of another profile are shown`).toBe(profileKey)
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it("shows nothing of one profile as another's, and ends as the server has it", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(few, fc.array(step, { minLength: 10, maxLength: 60 }), async (asked, steps) => {
      const bench = setUp()
      bench.dispatch({ type: "LoadAccount" })
      for (const does of steps) {
        does(bench, asked)
        await pass()
        expectOwnOnly(bench)
      }
      for (let quiet = 0; quiet < 40; quiet += 1) {
        if (bench.waiting() > 0) quiet = 0
        // The answers last, and the latest of them first: none of them may undo what the hub has told.
        bench.carryOut(0)
        bench.hear()
        if (bench.isHeard()) bench.deliver(-1)
        await vi.advanceTimersByTimeAsync(500)
        expectOwnOnly(bench)
      }
      expect(shownProfile(bench)).toBe(bench.active())
      expect(bench.refused.filter((path) => path.startsWith("/chat/"))).toEqual([])
      bench.close()
    }),
    runs(250),
  )
})

it("knows of all of a profile once it was asked, whatever was asked of others before", async () => {
  for (const profileKey of ownKeys) {
    const bench = setUp()
    for (const about of ownKeys) for (const { asks } of Object.values(views)) bench.dispatch(asks(about, profileKey))
    for (let rounds = 0; rounds < 60; rounds += 1) {
      bench.carryOut(rounds)
      bench.deliver(rounds)
      await pass()
    }
    for (const [name, { shows }] of Object.entries(views))
      expect(new Set(shows(bench.models(), profileKey)), name).toEqual(new Set([profileKey]))
    bench.close()
  }
})
