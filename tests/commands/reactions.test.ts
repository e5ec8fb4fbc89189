/** Reactions follow by themselves from what happened, and once only. */
import { setTimeout as pause } from "node:timers/promises"
import { expect, describe, it, vi } from "vitest"
import type { Command } from "../../src/commands/catalogue.ts"
import { startReactions, type ReactionFacts } from "../../src/commands/reactions.ts"
import type { Account } from "../../src/domain/account.ts"
import type { Failure } from "../../src/domain/failures.ts"
import type { QueuedMessage } from "../../src/domain/chat.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { createEventStream } from "../../src/events/stream.ts"
import { anAccountAt } from "../arbitraries/world-entities.ts"
import { message } from "./bus-on-a-server.ts"

const account = (key: string): Account => ({ ...anAccountAt(1, key), key })

const connected: AppEvent = { type: "HubStateChanged", hub: "user-notifications", state: "Connected" }

const setUp = (facts: Partial<ReactionFacts> = {}) => {
  const stream = createEventStream(() => "2026-03-02T10:00:00.000Z")
  const dispatched: Command[] = []
  const hubs = { start: vi.fn(), stop: vi.fn() }
  const forget = vi.fn(() => Promise.resolve())
  startReactions({
    envelopes: stream.envelopes,
    dispatch: (command) => dispatched.push(command),
    hubs,
    forget,
    facts: {
      active: () => ({ profileKey: "anna", side: "customer" }),
      ownProfileKeys: () => ["anna"],
      language: () => "en-US",
      isLanguageOpen: () => false,
      cameWithCategories: false,
      areHubsConnected: () => true,
      knownChats: () => [{ chatKey: "chat-1", participantKey: "anna at work", after: 7 }],
      waitingMessages: async () => [],
      ...facts,
    },
  })
  const emit = (...events: readonly AppEvent[]): void => stream.emit(events, { origin: "system", cause: null })
  const emitSeen = (...events: readonly AppEvent[]): void => stream.emit(events, { origin: "seen", cause: null })
  const reactionsTo = async (...events: readonly AppEvent[]): Promise<readonly Command["type"][]> => {
    dispatched.length = 0
    emit(...events)
    await pause(5)
    return dispatched.map(({ type }) => type)
  }
  return { reactionsTo, emit, emitSeen, dispatched, hubs, forget }
}

describe("signing in", () => {
  it("loads the account, and then what belongs to it", async () => {
    const { reactionsTo, hubs } = setUp()
    expect(await reactionsTo({ type: "SignedIn" })).toEqual(["LoadAccount"])
    expect(hubs.start).not.toHaveBeenCalled()
    const loaded = await reactionsTo({ type: "AccountLoaded", account: account("anna") })
    expect(loaded).toEqual(expect.arrayContaining(["LoadExecutants", "CountUnreadNotifications"]))
    expect(hubs.start).toHaveBeenCalledTimes(1)
  })

  it("does not start again when the same account is loaded again, and does for another", async () => {
    const { reactionsTo, hubs } = setUp()
    await reactionsTo({ type: "AccountLoaded", account: account("anna") })
    expect(await reactionsTo({ type: "AccountLoaded", account: account("anna") })).toEqual([])
    await reactionsTo({ type: "SignedOut", reason: "asked" })
    await reactionsTo({ type: "AccountCreated", account: account("boris") })
    expect(hubs.start).toHaveBeenCalledTimes(2)
  })
})

describe("a language", () => {
  const german: Account = { ...account("anna"), language: "de-DE" }

  it("is that of the account, where nobody has chosen one on this device", async () => {
    const { reactionsTo, dispatched } = setUp({ isLanguageOpen: () => true })
    await reactionsTo({ type: "AccountLoaded", account: german })
    expect(dispatched).toContainEqual({
      type: "ChooseLanguage",
      language: "de-DE",
      isAccounts: false,
    })
  })

  it.each([
    ["is the device's own", false, "de-DE"],
    ["is the same", true, "en-US"],
  ] as const)("stays where it %s", async (_, isOpen, language) => {
    const { reactionsTo } = setUp({ isLanguageOpen: () => isOpen })
    const asked = await reactionsTo({ type: "AccountLoaded", account: { ...german, language } })
    expect(asked).not.toContain("ChooseLanguage")
  })

  it("names the categories", async () => {
    const { reactionsTo } = setUp()
    expect(await reactionsTo({ type: "LanguageChosen", language: "pl-PL" })).toEqual(["LoadClassificator"])
  })
})

describe("a connection", () => {
  it("fills the gap of the active profile and of every known chat", async () => {
    const { reactionsTo, dispatched } = setUp()
    await reactionsTo(connected)
    expect(dispatched).toEqual([
      {
        type: "FillGap",
        profileKey: "anna",
        side: "customer",
        chats: [{ chatKey: "chat-1", participantKey: "anna at work", after: 7 }],
        since: null,
      },
    ])
  })

  it("is told the account's cursor at its first answer, until its first gap is filled", async () => {
    const { reactionsTo, dispatched } = setUp()
    const sinceOf = async (): Promise<readonly unknown[]> => {
      await reactionsTo(connected)
      return dispatched.map((command) => (command.type === "FillGap" ? command.since : command.type))
    }
    await reactionsTo({ type: "AccountLoaded", account: { ...account("anna"), asOf: 3 } })
    await reactionsTo({ type: "AccountLoaded", account: { ...account("anna"), asOf: 8 } })
    expect(await sinceOf()).toEqual([3])
    await reactionsTo({ type: "NothingMissed" })
    expect(await sinceOf()).toEqual([null])
  })

  it("is told no cursor where the account was seen earlier: what else was may be older than it (E440)", async () => {
    const { reactionsTo, emitSeen, dispatched } = setUp()
    emitSeen({ type: "AccountLoaded", account: { ...account("anna"), asOf: 3 } })
    await reactionsTo({ type: "AccountLoaded", account: { ...account("anna"), asOf: 3 } })
    await reactionsTo(connected)
    expect(dispatched).toMatchObject([{ type: "FillGap", since: null }])
  })

  it("whose gap could not be filled is filled anew, and not one that a newer took the place of", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    try {
      const { dispatched, emit } = setUp()
      const failed = (failure: Failure): AppEvent => ({
        type: "CommandFailed",
        id: "1",
        name: "FillGap",
        subject: null,
        failure,
        shown: "inPlace",
      })
      emit(failed({ _tag: "Interrupted" }))
      await vi.advanceTimersByTimeAsync(10_000)
      expect(dispatched).toEqual([])
      emit(failed({ _tag: "Forbidden" }))
      await vi.advanceTimersByTimeAsync(10_000)
      expect(dispatched.map(({ type }) => type)).toEqual(["FillGap"])
      // Nor is it filled a second time when the hubs come back meanwhile.
      emit(failed({ _tag: "Forbidden" }), connected)
      await vi.advanceTimersByTimeAsync(10_000)
      expect(dispatched.map(({ type }) => type)).toEqual(["FillGap", "FillGap"])
    } finally {
      vi.useRealTimers()
    }
  })

  it("whose gap can't be filled is filled anew after ever longer pauses, until one is filled", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    try {
      const { dispatched, emit } = setUp()
      const failed: AppEvent = {
        type: "CommandFailed",
        id: "1",
        name: "FillGap",
        subject: null,
        failure: { _tag: "ServerFault", traceId: null },
        shown: "inPlace",
      }
      const pauseAfterFailure = async (): Promise<number> => {
        const before = dispatched.length
        emit(failed)
        let seconds = 0
        for (; dispatched.length === before; seconds++) await vi.advanceTimersByTimeAsync(1_000)
        return seconds
      }
      const pauses: number[] = []
      for (let tries = 0; tries < 5; tries++) pauses.push(await pauseAfterFailure())
      expect(pauses).toEqual([2, 4, 8, 16, 30])
      emit({ type: "GapFilled" })
      await vi.advanceTimersByTimeAsync(0)
      expect(await pauseAfterFailure()).toBe(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it("of one hub alone fills nothing, nor before the account is known", async () => {
    expect(await setUp({ areHubsConnected: () => false }).reactionsTo(connected)).toEqual([])
    expect(await setUp({ active: () => null }).reactionsTo(connected)).toEqual([])
  })

  it("that is lost asks for nothing", async () => {
    const { reactionsTo } = setUp()
    expect(await reactionsTo({ type: "HubStateChanged", hub: "user-notifications", state: "Reconnecting" })).toEqual([])
  })
})

describe("switching the profile", () => {
  it("counts what the other profile has not read", async () => {
    const { reactionsTo, dispatched } = setUp()
    await reactionsTo({ type: "ActiveProfileSwitched", account: account("anna") })
    expect(dispatched).toEqual([{ type: "CountChatUnread", profileKey: "anna", side: "customer" }])
  })
})

describe("messages that an earlier visit left", () => {
  const waiting: readonly QueuedMessage[] = [
    { ...message("m1"), authorKey: "anna" },
    { ...message("m2"), authorKey: "somebody else" },
  ]
  const loaded: AppEvent = { type: "ExecutantsLoaded", executants: [], asOf: 1 }

  it("are shown and sent when they are this person's, once", async () => {
    const { reactionsTo, dispatched } = setUp({ waitingMessages: async () => waiting })
    await reactionsTo(loaded)
    expect(dispatched).toEqual([{ type: "SendChatMessage", message: waiting[0], isKept: true }])
    expect(await reactionsTo(loaded)).toEqual([])
  })
})

describe("signing out", () => {
  it("stops the hubs and lets go of the tokens", async () => {
    const { reactionsTo, hubs, forget } = setUp()
    await reactionsTo({ type: "SignedOut", reason: "expired" })
    expect([hubs.stop, forget].map((spy) => spy.mock.calls.length)).toEqual([1, 1])
  })
})
