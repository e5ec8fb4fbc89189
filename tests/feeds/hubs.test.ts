/** The hub feed on real hubs: what it tells, when it tries again, and with which token. Spec §4, §9. */
import { setTimeout as pause } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { hubTimes } from "../../src/domain/real-time.ts"
import type { Renewal } from "../../src/domain/session.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { createHubFeed, type HubFeed } from "../../src/feeds/hubs.ts"
import type { Noted } from "../../src/sdk/noted.ts"
import { createTokens } from "../../src/sdk/tokens.ts"
import { startHubServer, type HubServer } from "../server/hubs/hub-server.ts"
import { startLocalServer } from "../sdk/local-server.ts"

const notification = {
  id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  createdAt: "2026-03-02T10:00:00.000Z",
  date: "2026-03-02T10:00:00.000Z",
  source: "Order",
  type: "OrderPublishedEvent",
  isRead: false,
  level: "Success",
  metadata: { orderName: "Paint a kitchen" },
  cursor: 12,
  unreadCount: 3,
}

let server: HubServer
let feed: HubFeed
let token: string | null
let renew: () => Promise<Renewal>
let renewals: number
let mayConnect: boolean
let emitted: { readonly event: AppEvent; readonly cause: string | null }[]

const noted: Parameters<Noted>[] = []

beforeEach(async () => {
  server = await startHubServer()
  token = server.tokenOf("anna")
  renew = async () => ({ tag: "Unanswered" })
  renewals = 0
  mayConnect = true
  emitted = []
  noted.length = 0
  feed = createHubFeed({
    noted: (...note) => void noted.push(note),
    base: `${server.origin}/hubs`,
    tokens: createTokens({
      current: () => token,
      renew: () => {
        renewals += 1
        return renew()
      },
    }),
    emit: (events, cause) => void emitted.push(...events.map((event) => ({ event, cause }))),
    mayConnect: () => mayConnect,
  })
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  feed.stop()
  await server.close()
})

const statesOf = (name: string): readonly string[] =>
  emitted.flatMap(({ event }) => (event.type === "HubStateChanged" && event.hub === name ? [event.state] : []))

const hubs = ["user-notifications", "system-notifications"] as const

/** Waits until both hubs have come to this state so often. */
const both = (state: string, times = 1): Promise<void> =>
  vi.waitFor(() => {
    for (const hub of hubs) expect(statesOf(hub).filter((one) => one === state).length).toBeGreaterThanOrEqual(times)
  }, 15_000)

const messages = () => emitted.filter(({ event }) => event.type !== "HubStateChanged")

describe("the hub feed", () => {
  it("tells how both hubs connect, and what they say", async () => {
    feed.start()
    await both("Connected")
    server.hubs.send("user-notifications", "anna", notification)
    await vi.waitFor(() => expect(messages()).toHaveLength(1))
    expect(hubs.map(statesOf)).toEqual([
      ["Connecting", "Connected"],
      ["Connecting", "Connected"],
    ])
    expect(messages()).toMatchObject([
      {
        cause: "user-notifications/12",
        event: { type: "NotificationReceived", unread: 3, notification: { asOf: 12 } },
      },
    ])
  })

  it("tells where a message is off the contract, and not what it says", async () => {
    feed.start()
    await both("Connected")
    server.hubs.send("user-notifications", "anna", { ...notification, unreadCount: "three" })
    await vi.waitFor(() => expect(messages()).toHaveLength(1))
    expect(messages()[0]?.event).toEqual({
      type: "ContractViolated",
      operation: "hub user-notifications",
      where: "UserNotification.unreadCount",
    })
  })

  it("reads what a newer server says besides, and notes where", async () => {
    feed.start()
    await both("Connected")
    server.hubs.send("user-notifications", "anna", { ...notification, level: "Shouting", volume: 11 })
    await vi.waitFor(() => expect(messages()).toHaveLength(1))
    expect(messages()[0]?.event).toMatchObject({ type: "NotificationReceived", notification: { level: "Info" } })
    expect(noted).toEqual([["hub user-notifications", ["NotificationLevel", "UserNotification.volume"]]])
  })

  it("ignores a message that only a newer client knows, and notes its type (E3)", async () => {
    feed.start()
    await both("Connected")
    const message = { type: "DealPausedEvent", source: "Deal", cursor: 13, metadata: {} }
    server.hubs.send("system-notifications", "anna", message)
    await vi.waitFor(() => expect(messages()).toHaveLength(1))
    expect(messages()[0]?.event).toEqual({ type: "NoticeIgnored", notice: "DealPausedEvent" })
  })

  it("connects with the newest token when it is restarted", async () => {
    feed.start()
    await both("Connected")
    token = server.tokenOf("boris")
    feed.restart()
    await both("Connected", 2)
    expect([...server.hubs.connectedAccounts()]).toEqual(["boris"])
  })

  it("comes back by itself when the server hangs up", async () => {
    feed.start()
    await both("Connected")
    await server.hubs.closeAll(true)
    await both("Connected", 2)
    expect(hubs.map(statesOf)).toEqual(hubs.map(() => ["Connecting", "Connected", "Reconnecting", "Connected"]))
  })

  /** Both hubs, after their tokens are good no more. */
  const refuse = async (): Promise<void> => {
    vi.spyOn(console, "warn").mockReturnValue()
    feed.start()
    await both("Connected")
    token = "of a sign-in that has ended"
    await server.hubs.closeAll(false)
    await both("Disconnected")
    feed.restart()
  }

  const ends = () => emitted.flatMap(({ event }) => (event.type === "SignedOut" ? [event] : []))

  it("tells that the session is over when its token is refused and the provider renews none", async () => {
    renew = async () => {
      token = null
      return { tag: "Over" }
    }
    await refuse()
    await vi.waitFor(() => expect(ends()).not.toEqual([]), 4_000)
    expect(new Set(ends().map(({ reason }) => reason))).toEqual(new Set(["expired"]))
  })

  it("goes on with the token that a refusal has brought", async () => {
    renew = async () => {
      const next = server.tokenOf("anna")
      token = next
      feed.restart()
      return { tag: "Renewed", token: next }
    }
    await refuse()
    await both("Connected", 2)
    expect(ends()).toEqual([])
  })

  it("waits for a token where nobody answers who could renew it, as before a renewal that is about to come", async () => {
    await refuse()
    await vi.waitFor(() => expect(renewals).toBeGreaterThan(0), 4_000)
    await both("Disconnected", 2)
    token = server.tokenOf("anna")
    feed.restart()
    await both("Connected", 2)
    expect(ends()).toEqual([])
  })

  it("asks for no token after the other when each is refused", async () => {
    renew = async () => {
      const next = `refused, too: ${renewals}`
      token = next
      feed.restart()
      return { tag: "Renewed", token: next }
    }
    await refuse()
    await both("Disconnected", 3)
    feed.restart()
    await both("Disconnected", 4)
    // Both hubs may be refused at once.
    expect(renewals).toBeLessThanOrEqual(hubs.length)
    expect(ends()).toEqual([])
  })

  it("stays away once it is stopped", async () => {
    feed.start()
    await both("Connected")
    feed.stop()
    await both("Disconnected")
    feed.restart()
    await pause(50)
    expect([...server.hubs.connectedAccounts()]).toEqual([])
  })

  it("tries at once when it is hurried, whether it waits to reconnect or to start anew", async () => {
    vi.spyOn(console, "warn").mockReturnValue()
    feed.start()
    await both("Connected")
    const { port } = server
    await server.close()
    const refusing = await startLocalServer(() => ({ status: 503 }), port)
    const tries = (): number => refusing.heard.filter(({ path }) => path.startsWith("/hubs/user-notifications")).length
    // The first try to reconnect comes at once, and the next would be two seconds later.
    await vi.waitFor(() => expect(tries()).toBe(1), 4_000)
    await pause(1_100)
    feed.hurry()
    await vi.waitFor(() => expect(tries()).toBe(2), 500)
    await vi.waitFor(() => expect(statesOf("user-notifications").at(-1)).toBe("Disconnected"))
    feed.hurry()
    await pause(200)
    expect(tries(), "an answer a moment later is no new reason").toBe(2)
    await pause(1_000)
    feed.hurry()
    await vi.waitFor(() => expect(tries()).toBe(3), 500)
    feed.stop()
    feed.hurry()
    await refusing.close()
  })

  it("tries again after 0, 2, 10 and 30 s, and starts anew every 5 s from then on, while it may", async () => {
    vi.spyOn(console, "warn").mockReturnValue()
    feed.start()
    await both("Connected")
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { port } = server
    await server.close()
    const refusing = await startLocalServer(() => ({ status: 503 }), port)
    const tries = (): number => refusing.heard.filter(({ path }) => path.startsWith("/hubs/user-notifications")).length
    /** In real time, as requests take; `vi.waitFor` would move the clock on. */
    const until = async (holds: () => boolean): Promise<void> => {
      for (let left = 400; left > 0 && !holds(); left -= 1) await pause(10)
    }
    const triesAfter = async (ms: number, expected: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(ms)
      await until(() => tries() >= expected)
      await pause(60)
      return tries()
    }
    expect(tries()).toBe(0)
    expect(await triesAfter(0, 1)).toBe(1)
    for (const [tried, delayMs] of hubTimes.retryDelaysMs.entries()) {
      if (delayMs === 0) continue
      expect(await triesAfter(delayMs - 1, tried)).toBe(tried)
      expect(await triesAfter(1, tried + 1)).toBe(tried + 1)
    }
    await until(() => statesOf("user-notifications").at(-1) === "Disconnected")
    expect(statesOf("user-notifications").at(-1)).toBe("Disconnected")
    expect(await triesAfter(hubTimes.freshStartMs - 1, 4)).toBe(4)
    expect(await triesAfter(1, 5)).toBe(5)
    expect(await triesAfter(5_000, 6)).toBe(6)
    mayConnect = false
    expect(await triesAfter(20_000, 6)).toBe(6)
    mayConnect = true
    expect(await triesAfter(5_000, 7)).toBe(7)
    feed.stop()
    await refusing.close()
  })
})
