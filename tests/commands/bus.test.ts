/**
 * The command bus: its five policies, the events of every run, and that no failure is lost. architecture: Commands;
 * spec §8; D96.
 */
import { afterEach, describe, expect, it } from "vitest"
import type { Command } from "../../src/commands/catalogue.ts"
import type { SearchQuery } from "../../src/domain/search.ts"
import type { Heard, Said } from "../sdk/local-server.ts"
import type { DeviceServices } from "../../src/commands/services.ts"
import { eventsOf, message, setUp, takenMessage, typesOf, type Bench } from "./bus-on-a-server.ts"

let bench: Bench

const on = async (
  answer: (heard: Heard, before: number) => Said,
  device: Partial<DeviceServices> = {},
): Promise<Bench> => {
  bench = await setUp(answer, device)
  return bench
}

afterEach(() => bench.close())

const search = (term: string, page = 1): Command => {
  const query: SearchQuery = { kind: "Order", page, term, sort: "newest", categoryKeys: [] }
  return { type: "Search", query }
}

const countNotifications: Command = { type: "CountUnreadNotifications" }

describe("what is told of a run", () => {
  it("is that it started, what happened, and that it succeeded, under one id", async () => {
    const { bus, told } = await on(() => ({ body: { count: 2 }, headers: { "Account-Cursor": "9" } }))
    expect(await bus.dispatch(countNotifications)).toBe("succeeded")
    expect(told.map(({ origin, cause, event }) => [event.type, origin, cause])).toEqual([
      ["CommandStarted", "ui", "run-1"],
      ["NotificationsUnreadCounted", "rest", "run-1"],
      ["CommandSucceeded", "rest", "run-1"],
    ])
    expect(told[1]?.event).toEqual({ type: "NotificationsUnreadCounted", count: 2, asOf: 9 })
  })

  it("names what the command is about", async () => {
    const { bus } = await on(() => ({ status: 404 }))
    await bus.dispatch({ type: "LoadListing", kind: "Order", key: "order-7" })
    expect(eventsOf(bench, "CommandStarted")).toEqual([
      { type: "CommandStarted", id: "run-1", name: "LoadListing", subject: "order-7/Order" },
    ])
  })
})

describe("failures", () => {
  it("are values, told with where the person reads of them", async () => {
    const { bus } = await on(() => ({ status: 404 }))
    expect(await bus.dispatch({ type: "LoadListing", kind: "Order", key: "k" })).toEqual({ _tag: "NotFound" })
    expect(eventsOf(bench, "CommandFailed")).toEqual([
      {
        type: "CommandFailed",
        id: "run-1",
        name: "LoadListing",
        subject: "k/Order",
        failure: { _tag: "NotFound" },
        shown: "inPlace",
      },
    ])
  })

  it("that nobody expected are bugs of ours, and do not take the app along", async () => {
    const { bus } = await on(() => ({}), {
      outbox: { put: () => Promise.resolve(), remove: () => Promise.reject(new Error("disk is gone")) },
    })
    const failure = { _tag: "Bug", message: "Error: disk is gone" }
    expect(await bus.dispatch({ type: "DiscardChatMessage", messageKey: "m" })).toEqual(failure)
    expect(eventsOf(bench, "CommandFailed")[0]).toMatchObject({ failure })
    expect(await bus.dispatch({ type: "NoteRoute", path: "/", search: "" })).toBe("succeeded")
  })

  it("with 401 sign the person out, and with a deleted account too", async () => {
    const { bus } = await on((_, before) =>
      before === 0
        ? { status: 401 }
        : { status: 400, body: { type: "AccountDeletedException", message: "gone", traceId: "t" } },
    )
    await bus.dispatch(countNotifications)
    await bus.dispatch(countNotifications)
    expect(eventsOf(bench, "SignedOut").map(({ reason }) => reason)).toEqual(["expired", "accountDeleted"])
  })

  it("of the contract are logged by place", async () => {
    const { bus } = await on(() => ({ body: { count: "many" } }))
    await bus.dispatch(countNotifications)
    const operation = "GET /notification/unread/count"
    expect(eventsOf(bench, "ContractViolated")).toEqual([
      { type: "ContractViolated", operation, where: `${operation}.count` },
    ])
  })
})

describe("once", () => {
  it("lets a second click do nothing while the first runs, and serves again after", async () => {
    const { bus, server } = await on(() => ({ status: 403, delayMs: 30 }))
    const [first, second] = await Promise.all([
      bus.dispatch({ type: "MarkNotificationRead", id: "n1" }),
      bus.dispatch({ type: "MarkNotificationRead", id: "n1" }),
    ])
    expect([first, second]).toEqual([{ _tag: "Forbidden" }, null])
    expect(server.heard).toHaveLength(1)
    expect(eventsOf(bench, "CommandStarted")).toHaveLength(1)
    await bus.dispatch({ type: "MarkNotificationRead", id: "n1" })
    expect(server.heard).toHaveLength(2)
  })

  it("keeps different subjects apart", async () => {
    const { bus, server } = await on(() => ({ status: 403, delayMs: 30 }))
    await Promise.all(["n1", "n2"].map((id) => bus.dispatch({ type: "MarkNotificationRead", id })))
    expect(server.heard).toHaveLength(2)
  })
})

describe("share", () => {
  it("joins an equal read that is under way, however it was put together", async () => {
    const { bus, server } = await on(() => ({ body: { count: 3, items: [] }, delayMs: 30 }))
    const query = { categoryKeys: [], sort: "newest", term: "kitchen", page: 1, kind: "Order" } as const
    const ends = await Promise.all([bus.dispatch(search("kitchen")), bus.dispatch({ query, type: "Search" })])
    expect(ends).toEqual(["succeeded", "succeeded"])
    expect(server.heard).toHaveLength(1)
    expect(typesOf(bench)).toEqual(["CommandStarted", "SearchAnswered", "CommandSucceeded"])
    await bus.dispatch(search("kitchen"))
    expect(server.heard).toHaveLength(2)
  })

  it("runs reads beside each other that differ in anything", async () => {
    const { bus, server } = await on(() => ({ body: { count: 0, items: [] }, delayMs: 20 }))
    const both = ["active", "archive"] as const
    const loads = both.map((tab): Command => ({
      type: "LoadSentApplications",
      kind: "Order",
      profileKey: "e",
      query: { tab, page: 1 },
    }))
    expect(await Promise.all([...loads, search("kitchen"), search("kitchen", 2)].map(bus.dispatch))).toEqual(
      Array.from({ length: 4 }, () => "succeeded"),
    )
    expect(server.heard).toHaveLength(4)
  })

  it("neither tells the next person what was asked for the last one, nor lets them wait for it", async () => {
    const { bus, stream } = await on((_, before) => ({ body: { count: before }, delayMs: before === 0 ? 2_000 : 5 }))
    const first = bus.dispatch(countNotifications)
    await expect.poll(() => bench.server.heard.length).toBe(1)
    stream.emit([{ type: "SignedOut", reason: "asked" }], { origin: "system", cause: null })
    expect(await bus.dispatch(countNotifications)).toBe("succeeded")
    expect(await first).toEqual({ _tag: "Interrupted" })
    expect(eventsOf(bench, "NotificationsUnreadCounted").map(({ count }) => count)).toEqual([1])
  })
})

describe("latest", () => {
  it("stops the older run, whose answer is never told", async () => {
    const { bus } = await on((_, before) => ({ status: before === 0 ? 404 : 403, delayMs: before === 0 ? 80 : 5 }))
    const first = bus.dispatch({ type: "SwitchProfile", profileKey: "a" })
    await expect.poll(() => bench.server.heard.length).toBe(1)
    const second = bus.dispatch({ type: "SwitchProfile", profileKey: "b" })
    expect(await first).toEqual({ _tag: "Interrupted" })
    expect(await second).toEqual({ _tag: "Forbidden" })
  })
})

describe("queue", () => {
  it("keeps the order of chat messages, one at a time", async () => {
    let open = 0
    const { bus, server } = await on((heard, before) => {
      open += 1
      return { body: takenMessage(heard, before + 1), delayMs: 30 - before * 10 }
    })
    await Promise.all(["m1", "m2", "m3"].map((key) => bus.dispatch({ type: "SendChatMessage", message: message(key) })))
    expect(open).toBe(3)
    expect(server.heard.map(({ body }) => (JSON.parse(body) as { messageKey: string }).messageKey)).toEqual([
      "m1",
      "m2",
      "m3",
    ])
    expect(eventsOf(bench, "ChatMessageSent").map(({ message: { id } }) => id)).toEqual([1, 2, 3])
    expect(typesOf(bench).filter((type) => type.startsWith("Command"))).toEqual(
      ["m1", "m2", "m3"].flatMap(() => ["CommandStarted", "CommandSucceeded"]),
    )
  })

  it("goes on after one that failed", async () => {
    const { bus } = await on((heard, before) => (before === 0 ? { status: 403 } : { body: takenMessage(heard, 1) }))
    const outcomes = await Promise.all(
      ["m1", "m2"].map((key) => bus.dispatch({ type: "SendChatMessage", message: message(key) })),
    )
    expect(outcomes).toEqual([{ _tag: "Forbidden" }, "succeeded"])
    expect([...bench.kept.keys()]).toEqual(["m1"])
  })

  it("lets chats overtake each other", async () => {
    const { bus } = await on((heard) => ({
      body: takenMessage(heard, 1),
      delayMs: heard.path.includes("chat-1") ? 60 : 0,
    }))
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
    const { bus } = await on(() => ({}), {
      outbox: { put: () => Promise.resolve(), remove: () => new Promise((resolve) => void waiting.push(resolve)) },
    })
    const running = ["m1", "m2"].map((messageKey) => bus.dispatch({ type: "DiscardChatMessage", messageKey }))
    await expect.poll(() => waiting.length).toBe(2)
    for (const resolve of waiting) resolve()
    expect(await Promise.all(running)).toEqual(["succeeded", "succeeded"])
  })
})

describe("stopping", () => {
  it("ends a run as interrupted, and lets the request go", async () => {
    const { bus } = await on(() => ({ body: { count: 1 }, delayMs: 2_000 }))
    const running = bus.dispatch(countNotifications)
    await expect.poll(() => bench.server.heard.length).toBe(1)
    bus.cancel("CountUnreadNotifications")
    expect(await running).toEqual({ _tag: "Interrupted" })
    expect(eventsOf(bench, "CommandFailed")[0]).toMatchObject({ failure: { _tag: "Interrupted" } })
  })

  it("of everything ends what runs", async () => {
    const { bus } = await on(() => ({ body: {}, delayMs: 2_000 }))
    const running = [bus.dispatch(countNotifications), bus.dispatch({ type: "LoadListing", kind: "Order", key: "k" })]
    await expect.poll(() => bench.server.heard.length).toBe(2)
    bus.close()
    expect(await Promise.all(running)).toEqual([{ _tag: "Interrupted" }, { _tag: "Interrupted" }])
  })
})

describe("a lane", () => {
  it("is there for as long as something runs or waits in it", async () => {
    const { bus } = await on((heard) =>
      heard.path.includes("chat") ? { body: takenMessage(heard, 1), delayMs: 60 } : { status: 404 },
    )
    const sent = ["m1", "m2"].map((key) => bus.dispatch({ type: "SendChatMessage", message: message(key) }))
    const read = bus.dispatch({ type: "LoadListing", kind: "Order", key: "k" })
    expect(bus.lanes()).toBe(2)
    await read
    expect(bus.lanes()).toBe(1)
    await Promise.all(sent)
    expect(bus.lanes()).toBe(0)
  })

  it("is forgotten after runs that end in the moment they begin, however many", async () => {
    const { bus } = await on(() => ({}))
    const noted = Array.from({ length: 3 }, (_, page) =>
      bus.dispatch({ type: "NoteRoute", path: "/", search: `page=${page}` }),
    )
    expect(await Promise.all(noted)).toEqual(["succeeded", "succeeded", "succeeded"])
    expect(bus.lanes()).toBe(0)
  })

  it("is none after stopping what does not run", async () => {
    const { bus } = await on(() => ({}))
    bus.cancel("LoadListing", "k/Order")
    expect(bus.lanes()).toBe(0)
  })

  it.each<readonly [Command, string | undefined]>([
    [{ type: "LoadListing", kind: "Order", key: "k" }, "k/Order"],
    [{ type: "SwitchProfile", profileKey: "a" }, undefined],
    [{ type: "MarkNotificationRead", id: "n" }, "n"],
    [{ type: "SendChatMessage", message: message("m") }, "chat-1"],
  ])("still finds what runs after another was stopped in it: %j", async (command, subject) => {
    const { bus } = await on(() => ({ status: 403, delayMs: 2_000 }))
    const running = bus.dispatch(command)
    await expect.poll(() => bench.server.heard.length).toBe(1)
    bus.cancel(command.type, subject)
    const again = bus.dispatch(command)
    expect(await running).toEqual({ _tag: "Interrupted" })
    await expect.poll(() => bench.server.heard.length).toBe(2)
    bus.cancel(command.type, subject)
    expect(await again).toEqual({ _tag: "Interrupted" })
    expect(bus.lanes()).toBe(0)
  })

  it("keeps its turn for what waits, when what ran was stopped", async () => {
    const { bus, server } = await on((heard, before) => ({
      body: takenMessage(heard, before + 1),
      delayMs: before === 0 ? 2_000 : 30,
    }))
    const send = (key: string) => bus.dispatch({ type: "SendChatMessage", message: message(key) })
    const [first, second] = [send("m1"), send("m2")]
    await expect.poll(() => server.heard.length).toBe(1)
    bus.cancel("SendChatMessage", "chat-1")
    expect(await first).toEqual({ _tag: "Interrupted" })
    const third = send("m3")
    expect(await Promise.all([second, third])).toEqual(["succeeded", "succeeded"])
    expect(eventsOf(bench, "ChatMessageSent").map((event) => event.message.key)).toEqual(["m2", "m3"])
    expect(bus.lanes()).toBe(0)
  })
})
