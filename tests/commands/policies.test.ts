/** The five policies of the bus: what becomes of a command while an earlier one runs. architecture: Commands. */
import { describe, expect, it } from "vitest"
import type { Command } from "../../src/commands/catalogue.ts"
import { plainSearch } from "../../src/domain/search.ts"
import { eventsOf, message, setUp, takenMessage, typesOf } from "./bus-on-a-server.ts"

const search = (term: string, page = 1): Command => {
  return { type: "Search", query: { ...plainSearch("Order", term), page } }
}

const countNotifications: Command = { type: "CountUnreadNotifications" }

describe("once", () => {
  it("lets a second click do nothing while the first runs, and serves again after", async () => {
    const bench = await setUp(() => ({ status: 403, delayMs: 30 }))
    const { bus, server } = bench
    const [first, second] = await Promise.all([
      bus.dispatch({ type: "MarkNotificationRead", id: "n1" }),
      bus.dispatch({ type: "MarkNotificationRead", id: "n1" }),
    ])
    expect([first, second]).toEqual([{ tag: "Failed", failure: { _tag: "Forbidden" } }, { tag: "Ignored" }])
    expect(server.heard).toHaveLength(1)
    expect(eventsOf(bench, "CommandStarted")).toHaveLength(1)
    await bus.dispatch({ type: "MarkNotificationRead", id: "n1" })
    expect(server.heard).toHaveLength(2)
  })

  it("keeps different subjects apart", async () => {
    const { bus, server } = await setUp(() => ({ status: 403, delayMs: 30 }))
    await Promise.all(["n1", "n2"].map((id) => bus.dispatch({ type: "MarkNotificationRead", id })))
    expect(server.heard).toHaveLength(2)
  })
})

describe("share", () => {
  it("joins an equal read that is under way, however it was put together", async () => {
    const bench = await setUp(() => ({ body: { count: 3, items: [] }, delayMs: 30 }))
    const { bus, server } = bench
    const { kind, ...rest } = plainSearch("Order", "kitchen")
    const query = { ...rest, kind }
    const ends = await Promise.all([bus.dispatch(search("kitchen")), bus.dispatch({ query, type: "Search" })])
    expect(ends).toMatchObject([{ tag: "Done" }, { tag: "Done" }])
    expect(server.heard).toHaveLength(1)
    expect(typesOf(bench)).toEqual(["CommandStarted", "SearchAnswered", "CommandSucceeded"])
    await bus.dispatch(search("kitchen"))
    expect(server.heard).toHaveLength(2)
  })

  it("runs reads beside each other that differ in anything", async () => {
    const { bus, server } = await setUp(() => ({ body: { count: 0, items: [] }, delayMs: 20 }))
    const both = ["active", "archive"] as const
    const loads = both.map((tab): Command => ({
      type: "LoadSentApplications",
      kind: "Order",
      profileKey: "e",
      query: { tab, page: 1 },
    }))
    expect(
      await Promise.all([...loads, search("kitchen"), search("kitchen", 2)].map((load) => bus.dispatch(load))),
    ).toMatchObject(Array.from({ length: 4 }, () => ({ tag: "Done" })))
    expect(server.heard).toHaveLength(4)
  })

  it("neither tells the next person what was asked for the last one, nor lets them wait for it", async () => {
    const bench = await setUp((_, before) => ({ body: { count: before }, delayMs: before === 0 ? 2_000 : 5 }))
    const { bus, stream } = bench
    const first = bus.dispatch(countNotifications)
    await expect.poll(() => bench.server.heard.length).toBe(1)
    stream.emit([{ type: "SignedOut", reason: "asked" }], { origin: "system", cause: null })
    expect(await bus.dispatch(countNotifications)).toMatchObject({ tag: "Done" })
    expect(await first).toEqual({ tag: "Stopped" })
    expect(eventsOf(bench, "NotificationsUnreadCounted").map(({ count }) => count)).toEqual([1])
  })
})

describe("a write", () => {
  it("that is under way goes on when the person signs out", async () => {
    const { bus, stream, server } = await setUp(() => ({ status: 403, delayMs: 60 }))
    const running = bus.dispatch({ type: "MarkNotificationRead", id: "n1" })
    await expect.poll(() => server.heard.length).toBe(1)
    stream.emit([{ type: "SignedOut", reason: "asked" }], { origin: "system", cause: null })
    expect(await running).toEqual({ tag: "Failed", failure: { _tag: "Forbidden" } })
  })
})

describe("latest", () => {
  it("stops the older run, whose answer is never told", async () => {
    const bench = await setUp((_, before) => ({ status: before === 0 ? 404 : 403, delayMs: before === 0 ? 80 : 5 }))
    const { bus } = bench
    const first = bus.dispatch({ type: "SwitchProfile", profileKey: "a" })
    await expect.poll(() => bench.server.heard.length).toBe(1)
    const second = bus.dispatch({ type: "SwitchProfile", profileKey: "b" })
    expect(await first).toEqual({ tag: "Stopped" })
    expect(await second).toEqual({ tag: "Failed", failure: { _tag: "Forbidden" } })
  })
})

describe("queue", () => {
  it("keeps the order of chat messages, one at a time", async () => {
    let open = 0
    const bench = await setUp((heard, before) => {
      open += 1
      return { body: takenMessage(heard, before + 1), delayMs: 30 - before * 10 }
    })
    const { bus, server } = bench
    await Promise.all(["m1", "m2", "m3"].map((key) => bus.dispatch({ type: "SendChatMessage", message: message(key) })))
    expect(open).toBe(3)
    expect(server.heard.map(({ body }) => (JSON.parse(body) as { messageKey: string }).messageKey)).toEqual([
      "m1",
      "m2",
      "m3",
    ])
    expect(eventsOf(bench, "ChatMessageSent").map(({ message: { id } }) => id)).toEqual([1, 2, 3])
  })

  it("begins all at once, though each waits for its turn to be sent", async () => {
    const bench = await setUp((heard) => ({ body: takenMessage(heard, 1), delayMs: 2_000 }))
    const { bus, server, kept } = bench
    for (const key of ["m1", "m2", "m3"]) void bus.dispatch({ type: "SendChatMessage", message: message(key) })
    await expect.poll(() => server.heard.length).toBe(1)
    expect(eventsOf(bench, "ChatMessageQueued").map((event) => event.message.key)).toEqual(["m1", "m2", "m3"])
    expect([...kept.keys()]).toEqual(["m1", "m2", "m3"])
  })

  it("sends nothing any more of what waits, once the bus is closed", async () => {
    const { bus, server } = await setUp((heard) => ({ body: takenMessage(heard, 1), delayMs: 2_000 }))
    const sent = ["m1", "m2"].map((key) => bus.dispatch({ type: "SendChatMessage", message: message(key) }))
    await expect.poll(() => server.heard.length).toBe(1)
    bus.close()
    expect(await Promise.all(sent)).toEqual([{ tag: "Stopped" }, { tag: "Stopped" }])
    expect(server.heard).toHaveLength(1)
  })

  it("goes on after one that failed", async () => {
    const bench = await setUp((heard, before) => (before === 0 ? { status: 403 } : { body: takenMessage(heard, 1) }))
    const { bus } = bench
    const outcomes = await Promise.all(
      ["m1", "m2"].map((key) => bus.dispatch({ type: "SendChatMessage", message: message(key) })),
    )
    expect(outcomes).toMatchObject([{ tag: "Failed", failure: { _tag: "Forbidden" } }, { tag: "Done" }])
    expect([...bench.kept.keys()]).toEqual(["m1"])
  })

  it("lets chats overtake each other", async () => {
    const bench = await setUp((heard) => ({
      body: takenMessage(heard, 1),
      delayMs: heard.path.includes("chat-1") ? 60 : 0,
    }))
    const { bus } = bench
    await Promise.all([
      bus.dispatch({ type: "SendChatMessage", message: message("m1", "chat-1") }),
      bus.dispatch({ type: "SendChatMessage", message: message("m2", "chat-2") }),
    ])
    expect(eventsOf(bench, "ChatMessageSent").map((event) => event.message.key)).toEqual(["m2", "m1"])
  })
})

describe("parallel", () => {
  it("runs all at the same time", async () => {
    const waiting: (() => void)[] = []
    const { bus } = await setUp(() => ({}), {
      outbox: {
        put: () => Promise.resolve(),
        remove: () => new Promise((resolve) => void waiting.push(resolve)),
        has: () => Promise.resolve(true),
      },
    })
    const running = ["m1", "m2"].map((messageKey) => bus.dispatch({ type: "DiscardChatMessage", messageKey }))
    await expect.poll(() => waiting.length).toBe(2)
    for (const resolve of waiting) resolve()
    expect(await Promise.all(running)).toMatchObject([{ tag: "Done" }, { tag: "Done" }])
  })
})
