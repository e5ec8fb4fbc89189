/** A message is sent until there is an answer, and stays on the device until then. */
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Pull from "effect/Pull"
import * as Random from "effect/Random"
import * as Schedule from "effect/Schedule"
import { describe, expect, it } from "vitest"
import { backOff, outboxTimes } from "../../src/commands/outbox.ts"
import type { Heard, Said } from "../sdk/local-server.ts"
import { eventsOf, message, setUp, takenMessage, type Bench } from "./bus-on-a-server.ts"

let bench: Bench

const send = async (answer: (heard: Heard, before: number) => Said) => {
  bench = await setUp(answer)
  return bench.bus.dispatch({ type: "SendChatMessage", message: message("m1") })
}

const busy = {
  status: 400,
  body: { type: "TooManyRequestsException", message: "slower", details: { retryAfter: 1 }, traceId: "t" },
}

describe("a message", () => {
  it.each<readonly [string, Said]>([
    ["is away", { hangUp: true }],
    ["has a fault", { status: 500 }],
    ["is asked too often", busy],
  ])("is tried again while the server %s, under the same key", async (_, refusal) => {
    const outcome = await send((heard, before) => (before < 3 ? refusal : { body: takenMessage(heard, 1) }))
    expect(outcome).toMatchObject({ tag: "Done" })
    const keys = bench.server.heard.map(({ body }) => (JSON.parse(body) as { messageKey: string }).messageKey)
    expect(keys).toEqual(["m1", "m1", "m1", "m1"])
    expect(bench.kept.size).toBe(0)
    expect(eventsOf(bench, "ChatMessageSent")).toHaveLength(1)
  })

  it("says which listing it is about when it does", async () => {
    bench = await setUp((heard, before) => ({ body: takenMessage(heard, before + 1) }))
    const context = { type: "Order", key: "o1" } as const
    await bench.bus.dispatch({ type: "SendChatMessage", message: { ...message("m1"), context } })
    await bench.bus.dispatch({ type: "SendChatMessage", message: message("m2") })
    const bodies = bench.server.heard.map(({ body }) => JSON.parse(body) as object)
    expect(bodies).toMatchObject([{ messageKey: "m1", context }, { messageKey: "m2" }])
    expect(bodies[1]).not.toHaveProperty("context")
  })

  it("is shown at once, and once, also while one before it is tried again", async () => {
    bench = await setUp(() => ({ status: 500 }))
    const [first, second] = [message("m1"), message("m2")]
    void bench.bus.dispatch({ type: "SendChatMessage", message: first })
    await expect.poll(() => bench.server.heard.length).toBeGreaterThan(1)
    void bench.bus.dispatch({ type: "SendChatMessage", message: second })
    expect(eventsOf(bench, "ChatMessageQueued").map((event) => event.message)).toEqual([first, second])
  })

  it("that is refused for good waits on the device, and says why", async () => {
    const failure = { _tag: "Forbidden" }
    expect(await send(() => ({ status: 403 }))).toEqual({ tag: "Failed", failure })
    expect(bench.server.heard).toHaveLength(1)
    expect([...bench.kept.keys()]).toEqual(["m1"])
    expect(eventsOf(bench, "ChatMessageRefused")).toEqual([{ type: "ChatMessageRefused", messageKey: "m1", failure }])
  })

  it("is on the device before it is on its way", async () => {
    let keptWhenHeard = 0
    await send((heard) => {
      keptWhenHeard = bench.kept.size
      return { body: takenMessage(heard, 1) }
    })
    expect(keptWhenHeard).toBe(1)
  })

  it("that the person lets go of is gone", async () => {
    await send(() => ({ status: 403 }))
    await bench.bus.dispatch({ type: "DiscardChatMessage", messageKey: "m1" })
    expect(bench.kept.size).toBe(0)
    expect(eventsOf(bench, "ChatMessageDiscarded")).toEqual([{ type: "ChatMessageDiscarded", messageKey: "m1" }])
  })
})

/** The pauses of a repeated request, in ms, when chance draws the same share of each ceiling. */
const pauses = (share: number, count: number): Promise<readonly number[]> =>
  Effect.gen(function* () {
    const step = yield* Schedule.toStep(backOff)
    const drawn: number[] = []
    while (drawn.length < count) drawn.push(Duration.toMillis((yield* step(0, undefined))[1]))
    return drawn
  }).pipe(
    Effect.provideService(Random.Random, { nextDoubleUnsafe: () => share, nextIntUnsafe: () => 0 }),
    Pull.catchDone(() => Effect.succeed([])),
    Effect.runPromise,
  )

describe("the pauses", () => {
  const { firstDelayMs, longestDelayMs } = outboxTimes

  it("grow from at most a tenth of a second to at most ten, and no further, however often", async () => {
    const longest = await pauses(1 - Number.EPSILON, 1_200)
    expect(longest.slice(0, 8)).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, longestDelayMs])
    expect(new Set(longest.slice(8))).toEqual(new Set([longestDelayMs]))
  })

  it("are drawn from nothing on, so that not everybody repeats at once", async () => {
    expect(await pauses(0, 8)).toEqual(Array.from({ length: 8 }, () => 0))
    expect((await pauses(0.5, 1))[0]).toBeCloseTo(firstDelayMs / 2, -1)
  })
})
