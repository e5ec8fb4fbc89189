/** Being back is noticed soon, whoever notices it, and nobody asks for ever or from a page that nobody sees. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { createReachability } from "../../src/feeds/reachability.ts"
import { createProbe, healthTimes } from "../../src/platform/health.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = () => {
  const emitted: AppEvent[] = []
  const connectHubs = vi.fn()
  let there = true
  let seen = true
  const ask = vi.fn(async () => there)
  const probe = createProbe({ ask, mayAsk: () => seen, onAnswer: () => reachability.heard(true) })
  const reachability = createReachability({ probe, emit: (events) => void emitted.push(...events), connectHubs })
  return {
    emitted,
    connectHubs,
    ask,
    probe,
    reachability,
    be: (what: { readonly there?: boolean; readonly seen?: boolean }) => {
      there = what.there ?? there
      seen = what.seen ?? seen
    },
  }
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

describe("the server", () => {
  it("is asked for nothing while it answers and the hubs are there", async () => {
    const { reachability, ask, emitted } = setUp()
    reachability.heard(true)
    reachability.hubsAre(false)
    await pass(60_000)
    expect(ask).not.toHaveBeenCalled()
    expect(emitted).toEqual([])
  })

  it("that is away is asked soon, then at most every five seconds, and is told of once", async () => {
    const { reachability, ask, emitted, be } = setUp()
    be({ there: false })
    reachability.heard(false)
    reachability.heard(false)
    await pass(healthTimes.firstMs)
    expect(ask).toHaveBeenCalledTimes(1)
    await pass(60_000)
    expect(ask.mock.calls.length).toBeGreaterThanOrEqual(12)
    expect(ask.mock.calls.length).toBeLessThanOrEqual(30)
    expect(emitted).toEqual([{ type: "ServerReachabilityChanged", reachable: false }])
    be({ there: true })
    await pass(healthTimes.longestMs)
    expect(emitted[1]).toEqual({ type: "ServerReachabilityChanged", reachable: true })
    const asked = ask.mock.calls.length
    await pass(60_000)
    expect(ask).toHaveBeenCalledTimes(asked)
  })

  it("is not asked by a page that nobody sees, and at once by one that somebody looks at again", async () => {
    const { reachability, ask, probe, be } = setUp()
    be({ seen: false })
    reachability.heard(false)
    await pass(60_000)
    expect(ask).not.toHaveBeenCalled()
    be({ seen: true })
    probe.hurry()
    expect(ask).toHaveBeenCalledTimes(1)
  })
})

describe("hubs that are away", () => {
  it("try at once with any answer, and are left alone when they are there", async () => {
    const { reachability, connectHubs } = setUp()
    reachability.heard(true)
    expect(connectHubs).not.toHaveBeenCalled()
    reachability.hubsAre(true)
    reachability.heard(true)
    expect(connectHubs).toHaveBeenCalledTimes(1)
  })

  it("have the server asked for them while the page is idle", async () => {
    const { reachability, connectHubs } = setUp()
    reachability.hubsAre(true)
    await pass(healthTimes.firstMs)
    expect(connectHubs).toHaveBeenCalled()
    reachability.hubsAre(false)
    const times = connectHubs.mock.calls.length
    await pass(60_000)
    expect(connectHubs).toHaveBeenCalledTimes(times)
  })
})
