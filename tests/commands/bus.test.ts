/** The bus tells of every run, and loses no failure. architecture: Commands; spec §8. Law 8. */
import { describe, expect, it } from "vitest"
import type { Command } from "../../src/commands/catalogue.ts"
import { eventsOf, setUp } from "./bus-on-a-server.ts"

const countNotifications: Command = { type: "CountUnreadNotifications" }

describe("what is told of a run", () => {
  it("is that it started, what happened, and that it succeeded, under one id", async () => {
    const { bus, emitted } = await setUp(() => ({ body: { count: 2 }, headers: { "Account-Cursor": "9" } }))
    expect(await bus.dispatch(countNotifications)).toEqual({
      tag: "Done",
      events: [{ type: "NotificationsUnreadCounted", count: 2, asOf: 9 }],
    })
    expect(emitted.map(({ origin, cause, event }) => [event.type, origin, cause])).toEqual([
      ["CommandStarted", "ui", "run-1"],
      ["NotificationsUnreadCounted", "rest", "run-1"],
      ["CommandSucceeded", "rest", "run-1"],
    ])
    expect(emitted[1]?.event).toEqual({ type: "NotificationsUnreadCounted", count: 2, asOf: 9 })
  })

  it("is shown with the press where the handler says it before it waits for anything", async () => {
    const { bus, emitted } = await setUp(() => ({ status: 404 }))
    const message = { key: "m1", chatKey: "c1", authorKey: "p1", text: "Hello", queuedAt: "2026-11-27T00:00:00.000Z" }
    const sending = bus.dispatch({ type: "SendChatMessage", message })
    const atOnce = ["CommandStarted", "ChatMessageQueued"].map((type) => [type, "ui"])
    expect(emitted.map(({ origin, event }) => [event.type, origin])).toEqual(atOnce)
    await sending
    const later = emitted.slice(2).map(({ origin }) => origin)
    expect(later.length).toBeGreaterThan(0)
    expect(later.every((origin) => origin === "rest")).toBe(true)
  })

  it("names what the command is about", async () => {
    const bench = await setUp(() => ({ status: 404 }))
    const { bus } = bench
    await bus.dispatch({ type: "LoadListing", kind: "Order", key: "order-7" })
    expect(eventsOf(bench, "CommandStarted")).toEqual([
      { type: "CommandStarted", id: "run-1", name: "LoadListing", subject: "order-7/Order" },
    ])
  })
})

describe("failures", () => {
  it("are values, told with where the person reads of them", async () => {
    const bench = await setUp(() => ({ status: 404 }))
    const { bus } = bench
    expect(await bus.dispatch({ type: "LoadListing", kind: "Order", key: "k" })).toEqual({
      tag: "Failed",
      failure: { _tag: "NotFound" },
    })
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
    const bench = await setUp(() => ({}), {
      outbox: {
        put: () => Promise.resolve(),
        remove: () => Promise.reject(new Error("disk is gone")),
        has: () => Promise.resolve(true),
      },
    })
    const { bus } = bench
    const failure = { _tag: "Bug", message: "Error: disk is gone" }
    expect(await bus.dispatch({ type: "DiscardChatMessage", messageKey: "m" })).toEqual({ tag: "Failed", failure })
    expect(eventsOf(bench, "CommandFailed")[0]).toMatchObject({ failure })
    expect(await bus.dispatch({ type: "NoteRoute", path: "/", search: "" })).toMatchObject({ tag: "Done" })
  })

  it("with 401 sign the person out, and with a deleted account too", async () => {
    const bench = await setUp((_, before) =>
      before === 0
        ? { status: 401 }
        : { status: 400, body: { type: "AccountDeletedException", message: "gone", traceId: "t" } },
    )
    const { bus } = bench
    await bus.dispatch(countNotifications)
    await bus.dispatch(countNotifications)
    expect(eventsOf(bench, "SignedOut").map(({ reason }) => reason)).toEqual(["expired", "accountDeleted"])
  })

  it("with 401 sign nobody out where nobody is signed in", async () => {
    const bench = await setUp(() => ({ status: 401 }), {}, undefined, true)
    expect(await bench.bus.dispatch(countNotifications)).toMatchObject({ tag: "Failed" })
    expect(eventsOf(bench, "SignedOut")).toEqual([])
  })

  it("of the contract are logged by place", async () => {
    const bench = await setUp(() => ({ body: { count: "many" } }))
    const { bus } = bench
    await bus.dispatch(countNotifications)
    const operation = "GET /notification/unread/count"
    expect(eventsOf(bench, "ContractViolated")).toEqual([
      { type: "ContractViolated", operation, where: `${operation}.count` },
    ])
  })
})
