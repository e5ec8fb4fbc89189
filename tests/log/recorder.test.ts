/** The recorder keeps the newest events within its bounds, across reloads and crashes. architecture: Replay. */
import "fake-indexeddb/auto"
import { Subject } from "rxjs"
import { describe, expect, it } from "vitest"
import { recorderLimits } from "../../src/domain/limits.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import { decodeLog, logFormat, type Log, type LogHeader } from "../../src/log/codec.ts"
import { createRecorder, type Recorder } from "../../src/log/recorder.ts"
import { openRecorderDatabase, type Bounds, type RecorderDatabase } from "../../src/log/storage.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { aStrangersListing } from "../arbitraries/world-entities.ts"

const header = (startedAt: string): LogHeader => ({
  format: logFormat,
  app: "marketplace",
  appVersion: "1.0.0",
  contractHash: "0123456789ab",
  locale: "en-US",
  viewport: { width: 390, height: 844 },
  startedAt,
})

interface Run {
  readonly recorder: Recorder
  readonly record: (from: number, to: number) => void
  readonly failures: unknown[]
  readonly database: Promise<RecorderDatabase>
}

let databases = 0
const newName = (): string => `recorder-${(databases += 1)}`

const toast = (seq: number): Envelope => enveloped({ type: "ToastExpired", id: seq }, seq, "system")

type Options = Parameters<typeof createRecorder>[0]

/** A recorder that nothing fails, with a stream that is written to by hand. */
const listening = (own: Partial<Options>) => {
  const envelopes = new Subject<Envelope>()
  const recorder = createRecorder({
    envelopes,
    database: openRecorderDatabase(newName()),
    header: header("2026-01-01T00:00:01.000Z"),
    session: "1",
    bounds: recorderLimits,
    schedule: () => {},
    rest: () => {},
    mayKeep: () => true,
    onFailure: (cause) => {
      throw cause
    },
    ...own,
  })
  return { envelopes, recorder }
}

/** A run of the app on the device of that name. */
const run = (
  name: string,
  session: string,
  bounds: Bounds = recorderLimits,
  mayKeep: () => boolean = () => true,
): Run => {
  const failures: unknown[] = []
  const database = openRecorderDatabase(name)
  const { envelopes, recorder } = listening({
    database,
    header: header(`2026-01-01T00:00:0${session}.000Z`),
    session,
    bounds,
    mayKeep,
    onFailure: (cause) => failures.push(cause),
  })
  const record = (from: number, to: number): void => {
    for (let seq = from; seq <= to; seq += 1) envelopes.next(toast(seq))
  }
  return { recorder, record, failures, database }
}

const logOf = (text: string | null): Log => {
  const decoded = decodeLog(text ?? "")
  if (!("log" in decoded)) throw new Error(decoded.problem.why)
  expect(decoded.problems).toEqual([])
  return decoded.log
}

const seqsOf = (text: string | null): readonly number[] => logOf(text).envelopes.map(({ seq }) => seq)

const count = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n)

/** The run before the recorder's own. */
const previousOf = async (recorder: Recorder): Promise<string | null> => {
  const previous = (await recorder.runs()).find(({ isThis }) => !isThis)
  return previous === undefined ? null : recorder.exportRun(previous.session)
}

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

  it("exports everything it heard, its header first, also what is not written yet", async () => {
    const { recorder, record } = run(newName(), "1")
    record(1, 250)
    await recorder.flush()
    record(251, 260)
    const text = await recorder.exportLog()
    expect(logOf(text).header).toEqual(header("2026-01-01T00:00:01.000Z"))
    expect(seqsOf(text)).toEqual(count(1, 260))
  })

  it("keeps the newest events within the bound of events", async () => {
    const { recorder, record } = run(newName(), "1", { maxEvents: 500, maxBytes: 10_000_000 })
    for (let from = 1; from <= 1_951; from += 50) {
      record(from, from + 49)
      await recorder.flush()
    }
    const kept = seqsOf(await recorder.exportLog())
    expect(kept.at(-1)).toBe(2_000)
    expect(kept.length).toBeLessThanOrEqual(500)
    expect(kept.length).toBeGreaterThanOrEqual(400)
    expect(kept).toEqual(count(2_001 - kept.length, 2_000))
  })

  it("keeps the newest events within the bound of bytes", async () => {
    const maxBytes = 20_000
    const { recorder, record } = run(newName(), "1", { maxEvents: 100_000, maxBytes })
    for (let from = 1; from <= 951; from += 50) {
      record(from, from + 49)
      await recorder.flush()
    }
    const text = await recorder.exportLog()
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(maxBytes + 300)
    const kept = seqsOf(text)
    expect(kept.length).toBeGreaterThan(50)
    expect(kept).toEqual(count(1_001 - kept.length, 1_000))
  })

  it("keeps the bounds over runs: the oldest of any run goes first", async () => {
    const name = newName()
    const bounds = { maxEvents: 300, maxBytes: 10_000_000 }
    const first = run(name, "1", bounds)
    first.record(1, 250)
    await first.recorder.flush()
    const second = run(name, "2", bounds)
    second.record(1, 200)
    expect(seqsOf(await second.recorder.exportLog())).toEqual(count(1, 200))
    const before = seqsOf(await previousOf(second.recorder))
    expect(before.length).toBeLessThanOrEqual(100)
    expect(before.at(-1)).toBe(250)
  })

  it("has the run before a reload or a crash, as far as it was written", async () => {
    const name = newName()
    const crashed = run(name, "1")
    crashed.record(1, 30)
    await crashed.recorder.flush()
    crashed.record(31, 40)
    const next = run(name, "2")
    next.record(1, 5)
    expect(seqsOf(await previousOf(next.recorder))).toEqual(count(1, 30))
    expect(seqsOf(await next.recorder.exportLog())).toEqual(count(1, 5))
  })

  it("keeps the four newest runs", async () => {
    const name = newName()
    for (const session of ["1", "2", "3", "4", "5", "6"]) {
      const { recorder, record } = run(name, session)
      record(1, 3)
      await recorder.flush()
    }
    const sessions = await (await openRecorderDatabase(name)).getAllKeys("runs")
    expect(sessions.toSorted()).toEqual(["3", "4", "5", "6"])
  })

  it("tells which runs it keeps: this one first, then the newest, with their sizes", async () => {
    const name = newName()
    for (const session of ["1", "2"]) {
      const { recorder, record } = run(name, session)
      record(1, 3)
      await recorder.flush()
    }
    const { recorder, record } = run(name, "3")
    record(1, 4)
    const runs = await recorder.runs()
    expect(runs.map(({ session, events, isThis }) => [session, events, isThis])).toEqual([
      ["3", 4, true],
      ["2", 3, false],
      ["1", 3, false],
    ])
    for (const { session, bytes } of runs) {
      const text = await recorder.exportRun(session)
      const lines = (text ?? "").split("\n").filter((line) => !line.startsWith('{"after":'))
      expect(lines.join("\n").length).toBe(bytes + JSON.stringify(logOf(text).header).length + 1)
    }
    expect(await recorder.exportRun("none")).toBeNull()
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

  it("still exports the newest events when storage fails, and says so once", async () => {
    const { recorder, record, failures, database } = run(newName(), "1", { maxEvents: 100, maxBytes: 1_000_000 })
    ;(await database).close()
    record(1, 80)
    await recorder.flush()
    record(81, 150)
    expect(seqsOf(await recorder.exportLog())).toEqual(count(51, 150))
    expect(failures.length).toBe(1)
  })
})
