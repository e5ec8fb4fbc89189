/** The recorder writes what it hears when the page has time for it, and exports it. architecture: Replay. */
import { describe, expect, it } from "vitest"
import { recorderLimits } from "../../src/domain/log-limits.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { aStrangersListing } from "../arbitraries/world-entities.ts"
import { openRecorderDatabase, readRun } from "../../src/log/storage.ts"
import { header } from "./some-header.ts"
import { count, listening, logOf, newName, run, seqsOf, toast } from "./some-recorder.ts"

describe("the recorder", () => {
  it("schedules one write for all that is heard until it is done, and then another", async () => {
    const writes: (() => void)[] = []
    const { envelopes, recorder } = listening({ schedule: (write) => void writes.push(write), rest: queueMicrotask })
    for (const seq of [1, 2, 3]) envelopes.next(toast(seq))
    expect(writes).toHaveLength(1)
    writes[0]?.()
    envelopes.next(toast(4))
    expect(writes).toHaveLength(2)
    expect(seqsOf(await recorder.exportLog())).toEqual([1, 2, 3, 4])
    recorder.stop()
  })

  it("gives the page its turn while it redacts much, and waits for no turn once the page is hidden", async () => {
    const writes: (() => void)[] = []
    const turns: (() => void)[] = []
    const { envelopes, recorder } = listening({
      bounds: { ...recorderLimits, packBytes: Number.POSITIVE_INFINITY },
      schedule: (write) => void writes.push(write),
      rest: (goOn) => void turns.push(goOn),
    })
    const words = "Long words that nobody wrote. ".repeat(3_000)
    for (let seq = 1; seq <= 20; seq += 1)
      envelopes.next(enveloped({ type: "RouteChanged", path: "/", search: `?term=${words}${seq}` }, seq, "ui"))
    writes[0]?.()
    await expect.poll(() => turns.length).toBe(1)
    turns[0]?.()
    await expect.poll(() => turns.length).toBe(2)
    envelopes.next(toast(21))
    await recorder.flush()
    expect(turns).toHaveLength(2)
    expect(seqsOf(await recorder.exportLog())).toEqual(count(1, 21))
    recorder.stop()
  })

  it("gives the page its turn between two things of one long list", async () => {
    const writes: (() => void)[] = []
    const turns: (() => void)[] = []
    const { envelopes, recorder } = listening({
      schedule: (write) => void writes.push(write),
      rest: (goOn) => void turns.push(goOn),
    })
    const description = "Long words that nobody wrote. ".repeat(3_000)
    const listings = Array.from({ length: 20 }, (_, n) => ({ ...aStrangersListing(n), description: description + n }))
    const loaded = {
      type: "OwnListingsPageLoaded",
      kind: "Order",
      executantKey: null,
      query: { tab: "published", page: 1 },
    } as const
    envelopes.next(enveloped({ ...loaded, listings, count: 20, asOf: 1 }, 1, "rest"))
    writes[0]?.()
    await expect.poll(() => turns.length).toBe(1)
    turns[0]?.()
    await expect.poll(() => turns.length).toBe(2)
    expect(seqsOf(await recorder.exportLog())).toEqual([1])
    recorder.stop()
  })

  it("keeps few events waiting where they come faster than a busy page is idle", async () => {
    const writes: (() => void)[] = []
    const turns: (() => void)[] = []
    const mostWaiting = 5
    const database = openRecorderDatabase(newName())
    const { envelopes, recorder } = listening({
      database,
      bounds: { ...recorderLimits, packBytes: Number.POSITIVE_INFINITY, mostWaiting },
      schedule: (write) => void writes.push(write),
      rest: (goOn) => void turns.push(goOn),
    })
    const words = "Long words that nobody wrote. ".repeat(3_000)
    const most = 40
    for (let seq = 1; seq <= most; seq += 1)
      envelopes.next(enveloped({ type: "RouteChanged", path: "/", search: `?term=${words}${seq}` }, seq, "ui"))
    writes[0]?.()
    await expect.poll(() => turns.length, { timeout: 20_000 }).toBe(1)
    const written = seqsOf((await readRun(await database, "1")) ?? null)
    expect(written.length).toBeGreaterThanOrEqual(most - 2 * mostWaiting)
    expect(seqsOf(await recorder.exportLog())).toEqual(count(1, most))
    recorder.stop()
  })

  it("makes room by packing before it lets go of events, also in a page that is never idle", async () => {
    const writes: (() => void)[] = []
    const { envelopes, recorder } = listening({
      bounds: { ...recorderLimits, maxBytes: 300_000, packBytes: 8_192, mostWaiting: 20 },
      schedule: (write) => void writes.push(write),
    })
    const most = 400
    const words = "Long words that nobody wrote. ".repeat(100)
    for (const seq of count(1, most)) {
      envelopes.next(enveloped({ type: "RouteChanged", path: "/", search: `?term=${words}` }, seq, "ui"))
      if (seq % 100 === 0) writes.shift()?.()
    }
    expect(seqsOf(await recorder.exportLog())).toEqual(count(1, most))
    recorder.stop()
  })

  it("keeps what it hears after a log was cleared, however much still waited", async () => {
    const writes: (() => void)[] = []
    const { envelopes, recorder } = listening({
      bounds: { ...recorderLimits, mostWaiting: 2 },
      schedule: (write) => void writes.push(write),
      rest: queueMicrotask,
    })
    for (const seq of count(1, 7)) envelopes.next(toast(seq))
    writes[0]?.()
    const cleared = recorder.clear()
    for (const seq of count(8, 12)) envelopes.next(toast(seq))
    await cleared
    expect(seqsOf(await recorder.exportLog())).toEqual(count(8, 12))
    recorder.stop()
  })

  it("exports everything it heard, its header first, also what is not written yet", async () => {
    const { recorder, record } = run(newName(), "1")
    record(1, 250)
    await recorder.flush()
    record(251, 260)
    const text = await recorder.exportLog()
    expect(logOf(text).header).toEqual(header("2026-01-01T00:00:01.000Z"))
    expect(seqsOf(text)).toEqual(count(1, 260))
  })

  it("tells of this run what is not written yet, too", async () => {
    const { recorder, record } = run(newName(), "1")
    record(1, 3)
    expect(seqsOf(await recorder.exportRun("1"))).toEqual(count(1, 3))
  })

  it("calls the next person by other pseudonyms after it was cleared", async () => {
    const { envelopes, recorder } = listening({})
    const message = { key: "k", chatKey: "c", authorKey: "a", text: "My code is 4711.", queuedAt: "2026-01-01" }
    const recordAndRead = async (): Promise<string> => {
      envelopes.next(enveloped({ type: "ChatMessageQueued", message }))
      return /"text":"([^"]+)"/u.exec(await recorder.exportLog())?.[1] ?? ""
    }
    const first = await recordAndRead()
    expect(first).toMatch(/^[A-Z][a-z] [a-z]{4} [a-z]{2} \d{4}\.$/u)
    await recorder.clear()
    expect(await recordAndRead()).not.toBe(first)
  })

  it("writes nothing on a device where it may not, and tells of the run all the same", async () => {
    const { recorder, record, database } = run(newName(), "1", recorderLimits, () => false)
    record(1, 3)
    await recorder.flush()
    expect(await (await database).count("runs")).toBe(0)
    expect(seqsOf(await recorder.exportLog())).toEqual([1, 2, 3])
  })

  it("forgets everything when asked to, and goes on", async () => {
    const { recorder, record } = run(newName(), "1")
    record(1, 10)
    await recorder.flush()
    record(11, 12)
    await recorder.clear()
    expect(seqsOf(await recorder.exportLog())).toEqual([])
    record(13, 14)
    expect(seqsOf(await recorder.exportLog())).toEqual([13, 14])
  })

  it("hears nothing more once it is stopped", async () => {
    const { recorder, record } = run(newName(), "1")
    record(1, 2)
    recorder.stop()
    record(3, 4)
    expect(seqsOf(await recorder.exportLog())).toEqual([1, 2])
  })
})
