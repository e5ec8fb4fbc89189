/** Knowing whose account it is, and leaving: on one device or all, with one's data, and for good. */
import { describe, expect, it } from "vitest"
import { setUp, typesOf } from "./bus-on-a-server.ts"

describe("whose account there is", () => {
  it("is not asked for a moderator, who has none (D18)", async () => {
    const bench = await setUp(() => ({ status: 403 }), { isModerator: () => true })
    expect(await bench.bus.dispatch({ type: "LoadAccount" })).toMatchObject({
      tag: "Failed",
      failure: { _tag: "ModeratorSignIn" },
    })
    expect(bench.server.heard).toEqual([])
  })

  it("is the server's to say where the provider doesn't tell roles", async () => {
    const body = { type: "ForbiddenException", message: "", details: { moderator: true }, traceId: "t" }
    const bench = await setUp(() => ({ status: 403, body }))
    expect(await bench.bus.dispatch({ type: "LoadAccount" })).toMatchObject({ failure: { _tag: "ModeratorSignIn" } })
  })
})

describe("signing out everywhere", () => {
  it("asks the server first, then leaves as signing out does", async () => {
    const order: string[] = []
    const bench = await setUp(
      ({ path }) => {
        order.push(path)
        return { status: 204 }
      },
      { signOut: async () => void order.push("signs out") },
    )
    await bench.bus.dispatch({ type: "SignOutEverywhere" })
    expect(order).toEqual(["/account/sessions/end", "signs out"])
    expect(typesOf(bench)).toEqual(["CommandStarted", "SignedOut", "CommandSucceeded"])
  })

  it("leaves nothing where the server did not hear of it", async () => {
    const order: string[] = []
    const bench = await setUp(() => ({ status: 500 }), { signOut: async () => void order.push("signs out") })
    expect(await bench.bus.dispatch({ type: "SignOutEverywhere" })).toMatchObject({ tag: "Failed" })
    expect(order).toEqual([])
  })
})

describe("signing out one device", () => {
  const key = "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a31"

  it.each([204, 404])("takes it off the list, whoever ended it first (%i)", async (status) => {
    const body = { type: "NotFoundException", message: "Not found.", traceId: "t" }
    const bench = await setUp(() => (status === 204 ? { status } : { status, body }))
    expect(await bench.bus.dispatch({ type: "EndSession", key })).toMatchObject({ tag: "Done" })
    expect(bench.server.heard.map(({ method, path }) => [method, path])).toEqual([
      ["DELETE", `/account/sessions/${key}`],
    ])
    expect(bench.emitted.map(({ event }) => event)).toContainEqual({ type: "SessionEnded", key })
  })
})

describe("taking one's data along", () => {
  it("has the browser save what the link leads to, which no event tells", async () => {
    const saved: string[] = []
    const body = { url: "/account-data/k?expires=1&signature=secret", expiresAt: "2026-03-02T10:00:00.000Z" }
    const bench = await setUp(() => ({ body }), { download: (url) => void saved.push(url) })
    await bench.bus.dispatch({ type: "DownloadAccountData" })
    expect(saved).toEqual([body.url])
    expect(JSON.stringify(bench.emitted)).not.toContain("secret")
  })
})

describe("deleting the account", () => {
  it("ends the session with its reason", async () => {
    const bench = await setUp(() => ({ status: 204 }))
    await bench.bus.dispatch({ type: "DeleteAccount" })
    expect(bench.server.heard.map(({ method, path }) => [method, path])).toEqual([["POST", "/account/delete"]])
    expect(bench.emitted.map(({ event }) => event)).toContainEqual({ type: "SignedOut", reason: "accountDeleted" })
  })

  it("says what stands in the way, and the session goes on", async () => {
    const body = { type: "AccountHasActiveDealsException", message: "Deals.", traceId: "t" }
    const bench = await setUp(() => ({ status: 400, body }))
    expect(await bench.bus.dispatch({ type: "DeleteAccount" })).toMatchObject({
      tag: "Failed",
      failure: { _tag: "Refused", reason: "AccountHasActiveDealsException" },
    })
    expect(typesOf(bench)).toEqual(["CommandStarted", "CommandFailed"])
  })
})
