/**
 * A screen's need never stays unknown for good, whatever comes between: answers in any order, faults, runs that are
 * stopped, gaps, screens that come and go, people who leave. On the real bus, stream and read models. Law 10.
 */
import fc from "fast-check"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { handlers } from "../../src/commands/catalogue.ts"
import { allOf, runKeyOf } from "../../src/commands/subjects.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { setUp, wishes, write, type Answer } from "./needs-bench.ts"

type Bench = ReturnType<typeof setUp>
type Step = (bench: Bench) => void

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...wishes).map(
      (wish): Step =>
        ({ show }) =>
          show(wish),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.nat(20).map(
      (index): Step =>
        ({ leave }) =>
          leave(index),
    ),
  },
  {
    weight: 8,
    arbitrary: fc.tuple(fc.nat(20), fc.constantFrom<Answer>("ok", "ok", "fault", "lost", "crowd")).map(
      ([index, how]): Step =>
        ({ waiting }) =>
          waiting[index % Math.max(1, waiting.length)]?.answer(how),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...wishes).map(
      ({ command }): Step =>
        ({ stop }) =>
          stop(command),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...wishes).map(
      ({ command }): Step =>
        ({ bus }) =>
          void bus.dispatch(command),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<AppEvent>(
        { type: "GapFilled" },
        { type: "NothingMissed" },
        { type: "NetworkChanged", online: false },
        { type: "NetworkChanged", online: true },
        { type: "ServerReachabilityChanged", reachable: false },
        { type: "ServerReachabilityChanged", reachable: true },
        { type: "SignedOut", reason: "asked" },
      )
      .map(
        (event): Step =>
          ({ emit }) =>
            emit(event),
      ),
  },
)

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

/** The server answers all that is asked from here on; ends when nothing has been asked for longer than any pause. */
const answerAll = async ({ waiting }: Bench): Promise<number> => {
  let answered = 0
  for (let quiet = 0; quiet < 70; quiet += 1) {
    for (const one of [...waiting]) {
      one.answer("ok")
      answered += 1
      quiet = 0
    }
    await pass(500)
    if (answered > 5_000) break // a loop
  }
  return answered
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const steps = fc.array(fc.tuple(step, fc.constantFrom(0, 20, 700)), { maxLength: 40 })

const play = async (bench: Bench, played: readonly (readonly [Step, number])[]): Promise<void> => {
  for (const [does, ms] of played) {
    does(bench)
    await pass(ms)
    const asked = bench.waiting.map(({ address }) => address)
    expect(new Set(asked).size, "the same is asked twice at once").toBe(asked.length)
  }
}

it("is known in the end, when the server answers again and the connection is back", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (played) => {
      const bench = setUp()
      await play(bench, played)
      await answerAll(bench)
      bench.emit({ type: "NetworkChanged", online: false }, { type: "NetworkChanged", online: true })
      const answered = await answerAll(bench)
      expect(answered, "requests of a screen that rests").toBeLessThan(200)
      for (const wish of bench.shown.values())
        expect(bench.standingOf(wish)).toMatchObject({ state: "fresh", busy: false })
      expect(bench.bus.lanes(), "lanes of what has ended").toBe(0)
      bench.bus.close()
    }),
    { numRuns: 150 },
  )
})

it(
  "has at any moment its answer, a request, a failure to show, or another try ahead",
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (played) => {
        const bench = setUp()
        await play(bench, played)
        // No connection comes back and nobody presses anything: whatever is unknown must say why.
        await answerAll(bench)
        for (const wish of bench.shown.values()) {
          const { state, busy, failure } = bench.standingOf(wish)
          expect(busy).toBe(false)
          if (state === "unknown") expect(failure, `${wish.command.type} is unknown, and nobody says why`).toBeDefined()
        }
        bench.bus.close()
      }),
      { numRuns: 150 },
    )
  },
)

/** Answers the address at which each wish is asked for. */
const addresses = async (): Promise<readonly string[]> => {
  const { bus, waiting } = setUp()
  for (const { command } of wishes) void bus.dispatch(command)
  await pass(0)
  const asked = waiting.map(({ address }) => address)
  bus.close()
  return asked
}

it("is never answered from before a write of this client that had ended when it was asked for", async () => {
  const addressOf = await addresses()
  expect(addressOf).toHaveLength(wishes.length)
  type Act = readonly ["read", number] | readonly ["write"] | readonly ["answer", number, Answer]
  const act: fc.Arbitrary<Act> = fc.oneof(
    // Of few kinds, so that equal ones meet.
    fc.tuple(fc.constant("read" as const), fc.nat(2)),
    fc.tuple(fc.constant("write" as const)),
    fc.tuple(fc.constant("answer" as const), fc.nat(5), fc.constantFrom<Answer>("ok", "ok", "lost")),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
      const { bus, waiting, writes, writesSeen } = setUp()
      const stale: string[] = []
      const read = async (index: number): Promise<void> => {
        const { command } = wishes[index % wishes.length] ?? { command: write }
        const address = addressOf[index % wishes.length] ?? ""
        const before = writes()
        const { tag } = await bus.dispatch(command)
        if (tag === "Done" && (writesSeen.get(address) ?? 0) < before) stale.push(address)
      }
      for (const [kind, index = 0, how = "ok"] of acts) {
        if (kind === "read") void read(index)
        else if (kind === "write") void bus.dispatch(write)
        else waiting[index % Math.max(1, waiting.length)]?.answer(how)
        await pass(0)
      }
      for (let rounds = 0; rounds < 10; rounds += 1) {
        for (const one of [...waiting]) one.answer("ok")
        await pass(2_000)
      }
      expect(stale).toEqual([])
      bus.close()
    }),
    { numRuns: 150 },
  )
})

it("is asked for by commands of which no two that differ are taken for the same", () => {
  const named = wishes.map(({ command }) => runKeyOf(command))
  expect(new Set(named).size).toBe(wishes.length)
  const text = fc.string({ unit: fc.constantFrom("/", "%", "a", "2", "F", "") })
  fc.assert(
    fc.property(
      fc.record({ a: text, b: text, c: fc.array(text) }),
      fc.record({ a: text, b: text, c: fc.array(text) }),
      (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other)
        const subject = (fields: typeof one): string | null => allOf({ type: "Load", ...fields })
        if (one.c.length === other.c.length) expect(subject(one) === subject(other)).toBe(isSame)
      },
    ),
  )
})

it("is asked for by shared commands only", () => {
  for (const [type, { policy }] of Object.entries(handlers)) {
    if (/^(?:Load|Count|Search|Find|FillChatGap)/u.test(type)) expect(policy, type).toBe("share")
    else expect(policy, type).not.toBe("share")
  }
})
