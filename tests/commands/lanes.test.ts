/** Stopping what runs, and how long the bus remembers a lane. architecture: Commands. */
import { describe, expect, it } from "vitest"
import type { Command } from "../../src/commands/catalogue.ts"
import { runKeyOf } from "../../src/commands/subjects.ts"
import { eventsOf, message, setUp, takenMessage } from "./bus-on-a-server.ts"

const countNotifications: Command = { type: "CountUnreadNotifications" }

describe("stopping", () => {
  it("ends a run as interrupted, and lets the request go", async () => {
    const bench = await setUp(() => ({ body: { count: 1 }, delayMs: 2_000 }))
    const { bus } = bench
    const person = new AbortController()
    const running = bus.dispatch(countNotifications, person.signal)
    await expect.poll(() => bench.server.heard.length).toBe(1)
    person.abort()
    expect(await running).toEqual({ tag: "Stopped" })
    expect(eventsOf(bench, "CommandFailed")[0]).toMatchObject({ failure: { _tag: "Interrupted" } })
  })

  it("by its key ends what was asked for, by whomever, and the next one asks anew", async () => {
    const bench = await setUp((_, before) => ({ body: { count: 1 }, delayMs: before === 0 ? 2_000 : 0 }))
    const { bus } = bench
    const [first, joined] = [bus.dispatch(countNotifications), bus.dispatch(countNotifications)]
    await expect.poll(() => bench.server.heard.length).toBe(1)
    bus.stop(runKeyOf(countNotifications))
    const again = bus.dispatch(countNotifications)
    expect(await Promise.all([first, joined, again])).toMatchObject([
      { tag: "Stopped" },
      { tag: "Stopped" },
      { tag: "Done" },
    ])
    expect(bench.server.heard).toHaveLength(2)
    bus.stop("of nothing that runs")
    expect(bus.lanes()).toBe(0)
  })

  it("of everything ends what runs", async () => {
    const bench = await setUp(() => ({ body: {}, delayMs: 2_000 }))
    const { bus } = bench
    const running = [bus.dispatch(countNotifications), bus.dispatch({ type: "LoadListing", kind: "Order", key: "k" })]
    await expect.poll(() => bench.server.heard.length).toBe(2)
    bus.close()
    expect(await Promise.all(running)).toEqual([{ tag: "Stopped" }, { tag: "Stopped" }])
  })
})

describe("a lane", () => {
  it("is there for as long as something runs or waits in it", async () => {
    const { bus } = await setUp((heard) =>
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
    const { bus } = await setUp(() => ({}))
    const noted = Array.from({ length: 3 }, (_, page) =>
      bus.dispatch({ type: "NoteRoute", path: "/", search: `page=${page}` }),
    )
    expect(await Promise.all(noted)).toMatchObject(noted.map(() => ({ tag: "Done" })))
    expect(bus.lanes()).toBe(0)
  })

  it("is none after what was stopped before it began", async () => {
    const { bus, server } = await setUp(() => ({}))
    const read: Command = { type: "LoadListing", kind: "Order", key: "k" }
    expect(await bus.dispatch(read, AbortSignal.abort())).toEqual({ tag: "Stopped" })
    expect([bus.lanes(), server.heard.length]).toEqual([0, 0])
  })

  it.each<Command>([
    { type: "LoadListing", kind: "Order", key: "k" },
    { type: "SwitchProfile", profileKey: "a" },
    { type: "MarkNotificationRead", id: "n" },
    { type: "SendChatMessage", message: message("m") },
  ])("serves again after a run in it was stopped: %j", async (command) => {
    const { bus, server } = await setUp(() => ({ status: 403, delayMs: 2_000 }))
    for (const asked of [1, 2]) {
      const person = new AbortController()
      const running = bus.dispatch(command, person.signal)
      await expect.poll(() => server.heard.length).toBe(asked)
      person.abort()
      expect(await running).toEqual({ tag: "Stopped" })
      expect(bus.lanes()).toBe(0)
    }
  })

  it("lets nothing overtake what runs, when what waited between was stopped", async () => {
    const bench = await setUp((heard, before) => ({ body: takenMessage(heard, before + 1), delayMs: 300 }))
    const { bus, server } = bench
    const person = new AbortController()
    const send = (key: string, signal?: AbortSignal) =>
      bus.dispatch({ type: "SendChatMessage", message: message(key) }, signal)
    const [first, second, third] = [send("m1"), send("m2", person.signal), send("m3")]
    await expect.poll(() => server.heard.length).toBe(1)
    person.abort()
    expect(await second).toEqual({ tag: "Stopped" })
    await first
    expect(server.heard).toHaveLength(1)
    expect(await third).toMatchObject({ tag: "Done" })
    expect(eventsOf(bench, "ChatMessageSent").map((event) => event.message.key)).toEqual(["m1", "m3"])
    expect(bus.lanes()).toBe(0)
  })

  it("keeps its turn for what waits, when what ran was stopped", async () => {
    const bench = await setUp((heard, before) => ({
      body: takenMessage(heard, before + 1),
      delayMs: before === 0 ? 2_000 : 30,
    }))
    const { bus, server } = bench
    const person = new AbortController()
    const send = (key: string, signal?: AbortSignal) =>
      bus.dispatch({ type: "SendChatMessage", message: message(key) }, signal)
    const [first, second] = [send("m1", person.signal), send("m2")]
    await expect.poll(() => server.heard.length).toBe(1)
    person.abort()
    expect(await first).toEqual({ tag: "Stopped" })
    const third = send("m3")
    expect(await Promise.all([second, third])).toMatchObject([{ tag: "Done" }, { tag: "Done" }])
    expect(eventsOf(bench, "ChatMessageSent").map((event) => event.message.key)).toEqual(["m2", "m3"])
    expect(bus.lanes()).toBe(0)
  })
})
