/** A poller looks by timer and when it is woken, with as many workers as it may have, and misses nothing. */
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createPoller, type Turn } from "../../../server/queue/poller.ts"

const pollEveryMs = 1_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** All that needs no time to pass. */
const settled = () => vi.advanceTimersByTimeAsync(0)

/** A running poller, whose workers end when they are told to. */
const started = async (atOnce: number, onLook: (turn: Turn) => void = () => undefined) => {
  const looks: PromiseWithResolvers<number>[] = []
  const reported: unknown[] = []
  const poller = createPoller({
    work: (turn) => {
      const look = Promise.withResolvers<number>()
      looks.push(look)
      onLook(turn)
      return look.promise
    },
    atOnce,
    afterFailureMs: 50,
    report: (error) => void reported.push(error),
  })
  poller.start()
  await settled()
  return { poller, looks, reported, end: (at: number) => looks[at]?.resolve(pollEveryMs) }
}

it("looks again at once when it was woken while all were busy, and else after the delay", async () => {
  const { poller, looks, end } = await started(1)
  poller.wake()
  await settled()
  expect(looks).toHaveLength(1)
  end(0)
  await vi.advanceTimersByTimeAsync(10)
  expect(looks).toHaveLength(2)
  end(1)
  await vi.advanceTimersByTimeAsync(pollEveryMs - 10)
  expect(looks).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(20)
  expect(looks).toHaveLength(3)
})

it("has no more workers than it may, however they are started", async () => {
  const { poller, looks } = await started(3, ({ startAnother }) => startAnother())
  poller.wake()
  await settled()
  expect(looks).toHaveLength(3)
})

it("looks by timer beside a worker that is busy for long", async () => {
  const { looks, end } = await started(2, ({ startAnother }) => startAnother())
  end(1)
  await vi.advanceTimersByTimeAsync(pollEveryMs + 10)
  expect(looks).toHaveLength(3)
})

it("reports a failure and goes on after its own delay", async () => {
  const { looks, reported } = await started(1)
  looks[0]?.reject(new Error("no database"))
  await vi.advanceTimersByTimeAsync(60)
  expect(reported).toEqual([new Error("no database")])
  expect(looks).toHaveLength(2)
})

it("closes when the last worker has ended, and looks no more", async () => {
  const turns: Turn[] = []
  const { poller, looks, end } = await started(2, (turn) => void turns.push(turn))
  poller.wake()
  await settled()
  let isClosed = false
  const closed = poller.close().then(() => {
    isClosed = true
  })
  expect(turns.map(({ isRunning }) => isRunning())).toEqual([false, false])
  end(0)
  await vi.advanceTimersByTimeAsync(pollEveryMs * 2)
  expect(isClosed).toBe(false)
  end(1)
  await closed
  await vi.advanceTimersByTimeAsync(pollEveryMs * 2)
  poller.wake()
  await settled()
  expect(looks).toHaveLength(2)
})

it("has begun to work when it is closed right after its start", async () => {
  let began = false
  const poller = createPoller({
    work: async ({ isRunning }) => {
      began = isRunning()
      return pollEveryMs
    },
    afterFailureMs: 50,
    report: (error) => expect(error).toBeUndefined(),
  })
  poller.start()
  await poller.close()
  expect(began).toBe(true)
})
