/** Where nobody answers, a read tells what was seen last, and still says that it failed, and of when that is. */
import { describe, expect, it } from "vitest"
import type { SeenAnswer } from "../../src/domain/seen.ts"
import type { Said } from "../sdk/local-server.ts"
import { setUp as benchOn, typesOf } from "./bus-on-a-server.ts"
import { exampleOf } from "./contract-examples.ts"

const deals = {
  type: "LoadDeals",
  profileKey: "p",
  side: "customer",
  query: { tab: "active", page: 1 },
} as const
const first = "2026-03-02T09:00:00.000Z"
const nobody: Said = { hangUp: true }

const setUp = async (said: { now: Said }) => {
  const kept = new Map<string, SeenAnswer>()
  const bench = await benchOn(
    () => said.now,
    {},
    {
      keep: async (address, answer) => void kept.set(address, answer),
      of: async (address) => kept.get(address) ?? null,
      below: async (start) => [...kept].flatMap(([address, answer]) => (address.startsWith(start) ? [answer] : [])),
      drop: async (address) => void kept.delete(address),
      now: () => first,
    },
  )
  return { bench, kept }
}

describe("a read that nobody answers", () => {
  it("tells once more what it told when somebody did, as seen then", async () => {
    const said = { now: exampleOf("deals", "listCustomerDeals", 7) }
    const { bench, kept } = await setUp(said)
    await bench.bus.dispatch(deals)
    const [, live] = bench.emitted
    expect([...kept.values()]).toMatchObject([{ cursor: "7", seenAt: first }])
    expect(JSON.stringify([...kept])).not.toContain("token")
    said.now = nobody
    const outcome = await bench.bus.dispatch(deals)
    const failure = { _tag: "Unreachable", why: "offline", seenAt: first }
    expect(outcome).toEqual({ tag: "Failed", failure })
    const [started, seen, failed] = bench.emitted.slice(3)
    expect(seen).toMatchObject({ origin: "seen", event: live?.event })
    expect(started?.cause).toBe(seen?.cause)
    expect(failed).toMatchObject({ origin: "rest", event: { type: "CommandFailed", failure } })
  })

  it("finds a deal that was seen in its list alone", async () => {
    const said = { now: exampleOf("deals", "listCustomerDeals", 7) }
    const { bench } = await setUp(said)
    const listed = await bench.bus.dispatch(deals)
    const [page] = listed.tag === "Done" ? listed.events : []
    const [deal] = page?.type === "DealsPageLoaded" ? page.deals : []
    said.now = nobody
    const outcome = await bench.bus.dispatch({ type: "LoadDeal", key: deal?.key ?? "", participantKey: "p" })
    expect(outcome).toMatchObject({ failure: { _tag: "Unreachable", seenAt: first } })
    expect(bench.emitted.at(-2)).toMatchObject({ origin: "seen", event: { type: "DealLoaded", deal } })
    await bench.bus.dispatch({ type: "LoadDeal", key: "another", participantKey: "p" })
    expect(typesOf(bench).slice(-2)).toEqual(["CommandStarted", "CommandFailed"])
  })

  it("tells nothing that was not seen, also where a proxy says that there is no server", async () => {
    const said = { now: nobody }
    const { bench } = await setUp(said)
    expect(await bench.bus.dispatch(deals)).toEqual({ tag: "Failed", failure: { _tag: "Unreachable", why: "offline" } })
    said.now = { status: 502, text: "Bad gateway" }
    expect(await bench.bus.dispatch(deals)).toMatchObject({ tag: "Failed" })
    expect(typesOf(bench)).toEqual(["CommandStarted", "CommandFailed", "CommandStarted", "CommandFailed"])
  })

  it("is no refusal: what the server says is not there any more is forgotten", async () => {
    const said = { now: exampleOf("deals", "listCustomerDeals", 7) }
    const { bench, kept } = await setUp(said)
    await bench.bus.dispatch(deals)
    said.now = { status: 404, body: { type: "NotFound", message: "", traceId: "t" } }
    expect(await bench.bus.dispatch(deals)).toMatchObject({ failure: { _tag: "NotFound" } })
    expect(typesOf(bench).slice(3)).toEqual(["CommandStarted", "CommandFailed"])
    expect(kept.size).toBe(0)
  })
})

it("keeps no answer of what is searched for, and none of a change", async () => {
  const said: { now: Said } = { now: { body: { count: 0, items: [] } } }
  const { bench, kept } = await setUp(said)
  await bench.bus.dispatch({ type: "FindSuggestions", kind: "Order", text: "paint" })
  await bench.bus.dispatch({ type: "CloseDeal", key: "d", participantKey: "p" })
  expect(bench.server.heard).toHaveLength(2)
  expect(kept.size).toBe(0)
})
