/** The ring lets go of the oldest lines, and keeps what they did as the run's start. architecture: Replay. */
import "fake-indexeddb/auto"
import { openDB } from "idb"
import { Subject } from "rxjs"
import { describe, expect, it, vi } from "vitest"
import { recorderLimits } from "../../src/domain/log-limits.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import { decodeLog, encodeEnvelope, encodeHeader, type Log } from "../../src/log/codec.ts"
import { createLogIndex } from "../../src/log/log-index.ts"
import { otherwiseIn } from "../../src/log/otherwise.ts"
import { createRecorder } from "../../src/log/recorder.ts"
import { trimRing, type FoldOnto } from "../../src/log/ring.ts"
import { appendChunks, listRuns, openRecorderDatabase, readRun, type RecorderDatabase } from "../../src/log/storage.ts"
import { foldOnto } from "../../src/log/trimming.ts"
import { verdictOf } from "../../src/log/verdict.ts"
import { busyLog, header } from "./some-log.ts"

let databases = 0
const newName = (): string => `ring-${(databases += 1)}`

const { envelopes } = busyLog(21, 900)
const chunkSize = 50
const bounds = { ...recorderLimits, maxEvents: 300, packBytes: 4_000 }
const folding: FoldOnto = (start, texts) => foldOnto(start, texts, () => Promise.resolve())

const append = async (database: RecorderDatabase, session: string, from: number, to: number): Promise<void> => {
  const own = { session, header: encodeHeader(header), startedAt: header.startedAt }
  for (let at = from; at < to; at += chunkSize) {
    const text = envelopes
      .slice(at, Math.min(at + chunkSize, to))
      .map((one) => `${encodeEnvelope(one)}\n`)
      .join("")
    await appendChunks(database, own, [{ text, events: chunkSize, bytes: text.length }])
  }
}

const logOf = (text: string | null): Log => {
  const decoded = decodeLog(text ?? "")
  if ("problem" in decoded) throw new Error(decoded.problem.why)
  expect(decoded.problems).toEqual([])
  return decoded.log
}

const logIn = async (database: RecorderDatabase, session: string): Promise<Log> =>
  logOf(await readRun(database, session))

const whole = createLogIndex({ header, envelopes })
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const expectSame = ({ envelopes: kept, ...log }: Log): void => {
  const first = kept[0]?.seq ?? 1
  const index = createLogIndex({ ...log, envelopes: kept })
  expect(log.snapshot?.seq ?? 0).toBe(first - 1)
  for (const count of [0, 1, kept.length])
    expect(written(index.readAfter(count))).toEqual(written(whole.readAfter(first - 1 + count)))
}

describe("a ring", () => {
  it("starts a trimmed run where people were, however often it is trimmed", async () => {
    const database = await openRecorderDatabase(newName())
    for (let from = 0; from < 900; from += 150) {
      await append(database, "1", from, from + 150)
      await trimRing(database, bounds, folding)
      const log = await logIn(database, "1")
      expectSame(log)
      expect(log.envelopes.length).toBeLessThanOrEqual(bounds.maxEvents)
      const [run] = await listRuns(database)
      const text = (await readRun(database, "1")) ?? ""
      expect(run).toMatchObject({ events: log.envelopes.length, bytes: text.length - encodeHeader(header).length - 1 })
    }
    expect((await logIn(database, "1")).snapshot).toBeDefined()
  })

  it("folds nothing within its bounds", async () => {
    const database = await openRecorderDatabase(newName())
    await append(database, "1", 0, 300)
    const fold = vi.fn(folding)
    await trimRing(database, bounds, fold)
    expect(fold).not.toHaveBeenCalled()
    expect((await logIn(database, "1")).snapshot).toBeUndefined()
  })

  it("is trimmed once where two tabs do it at the same time, also of a run of neither", async () => {
    const name = newName()
    const [one, other] = await Promise.all([openRecorderDatabase(name), openRecorderDatabase(name)])
    await append(one, "1", 0, 250)
    await append(other, "2", 0, 100)
    await Promise.all([trimRing(one, bounds, folding), trimRing(other, bounds, folding)])
    for (const session of ["1", "2"]) expectSame(await logIn(one, session))
    const runs = await listRuns(one)
    expect(runs.map(({ session, events }) => [session, events])).toEqual([
      ["1", 100],
      ["2", 100],
    ])
  })

  it("loses a run's start where it can't be folded, and no more", async () => {
    const database = await openRecorderDatabase(newName())
    await append(database, "1", 0, 350)
    await trimRing(database, bounds, () => Promise.reject(new Error("The app's code can't be loaded.")))
    const log = await logIn(database, "1")
    expect([log.snapshot, log.envelopes[0]?.seq, log.envelopes.at(-1)?.seq]).toEqual([undefined, 151, 350])
    expect(verdictOf(log, []).reasons).toEqual(["The log starts at 151: what came before was no longer kept."])
    await append(database, "1", 350, 500)
    await trimRing(database, bounds, folding)
    expect((await logIn(database, "1")).snapshot).toBeUndefined()
  })

  it("keeps no start that would push out what happened", async () => {
    const database = await openRecorderDatabase(newName())
    await append(database, "1", 0, 400)
    await trimRing(database, { ...bounds, maxBytes: 60_000 }, folding)
    expect((await logIn(database, "1")).snapshot).toBeUndefined()
  })

  it("keeps runs that an earlier version recorded", async () => {
    const name = newName()
    const before = await openDB(name, 2, {
      upgrade: (db) => {
        db.createObjectStore("runs", { keyPath: "session" })
        db.createObjectStore("chunks", { autoIncrement: true }).createIndex("session", "session")
      },
    })
    const [first] = envelopes
    const text = `${first === undefined ? "" : encodeEnvelope(first)}\n`
    const run = { session: "1", header: encodeHeader({ ...header, format: 2 }), startedAt: "2026", events: 1, bytes: 9 }
    await before.add("runs", run)
    await before.add("chunks", { session: "1", text, events: 1, bytes: 9 })
    before.close()
    expect((await logIn(await openRecorderDatabase(name), "1")).envelopes).toHaveLength(1)
  })
})

describe("a recorder whose ring is full", () => {
  it("exports a run that replays as the whole one, with its hashes", async () => {
    const stream = new Subject<Envelope>()
    const recorder = createRecorder({
      envelopes: stream,
      database: openRecorderDatabase(newName()),
      header,
      session: "1",
      bounds,
      schedule: () => {},
      rest: (goOn) => goOn(),
      mayKeep: () => true,
      onFailure: (cause) => {
        throw cause
      },
    })
    for (const [at, envelope] of envelopes.entries()) {
      stream.next(envelope as Envelope)
      if (at % 100 === 99) await recorder.flush()
    }
    const log = logOf(await recorder.exportLog())
    expect(log.snapshot?.seq).toBe((log.envelopes[0]?.seq ?? 0) - 1)
    expect(log.envelopes.at(-1)?.seq).toBe(900)
    expect(log.hashes?.at(-1)?.after).toBe(900)
    const index = createLogIndex(log)
    expect(otherwiseIn(index)).toBeNull()
    expect(verdictOf(log, [])).toEqual({ trust: "fine", reasons: [] })
    expect(Object.keys(index.readAfter(0)["listings"] as object)).toEqual(
      Object.keys(whole.readAfter(0)["listings"] as object),
    )
    recorder.stop()
  })
})
