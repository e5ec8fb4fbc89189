/**
 * Packing loses no line and doubles none, whatever comes between: a crash, another tab that trims, lines that follow.
 * architecture: Replay.
 */
import "fake-indexeddb/auto"
import * as fc from "fast-check"
import { openDB } from "idb"
import { afterEach, describe, expect, it, vi } from "vitest"
import { recorderLimits } from "../../src/domain/log-limits.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import { isPacked, storedBytes } from "../../src/log/chunks.ts"
import { encodeEnvelope, encodeHeader, type Log } from "../../src/log/codec.ts"
import { packChunks } from "../../src/log/packs.ts"
import { trimRing, type FoldOnto } from "../../src/log/ring.ts"
import { appendChunks, listRuns, openRecorderDatabase, readRun, type RecorderDatabase } from "../../src/log/storage.ts"
import { foldOnto } from "../../src/log/trimming.ts"
import { crashing } from "./crashing-database.ts"
import { busyLog, header } from "./some-log.ts"
import { count, listening, logOf } from "./some-recorder.ts"

let databases = 0
const newName = (): string => `packs-${(databases += 1)}`

const { envelopes } = busyLog(22, 1_200)
const bounds = { ...recorderLimits, maxEvents: 300, packBytes: 4_000 }
const folding: FoldOnto = (start, texts) => foldOnto(start, texts, () => Promise.resolve())
const atOnce = (): Promise<void> => Promise.resolve()

interface Device {
  readonly database: RecorderDatabase
  /** The number of events of each run that were appended. */
  readonly appended: Map<string, number>
  readonly plain: Map<string, readonly number[]>
}

const append = async ({ database, appended, plain }: Device, session: string, events: number): Promise<void> => {
  const from = appended.get(session) ?? 0
  const own = { session, header: encodeHeader(header), startedAt: header.startedAt }
  const lines = envelopes.slice(from, from + events).map((one) => `${encodeEnvelope(one)}\n`)
  const text = lines.join("")
  const { keys } = await appendChunks(database, own, [
    { text, events: lines.length, bytes: new TextEncoder().encode(text).length },
  ])
  appended.set(session, from + lines.length)
  plain.set(session, [...(plain.get(session) ?? []), ...keys])
}

type Step =
  | { readonly does: "append"; readonly session: string; readonly events: number }
  | { readonly does: "trim"; readonly writes: number | null }
  | {
      readonly does: "pack"
      readonly session: string
      readonly chunks: number
      readonly writes: number | null
      readonly during: Step | null
    }

/** After so many writes of its transactions the page is killed; null: it lives. */
const someWrites = fc.option(fc.nat({ max: 8 }))
const someSession = fc.constantFrom("1", "2")
const someSteps = fc.letrec<{ step: Step; plainStep: Step }>((tie) => ({
  plainStep: fc.oneof(
    fc.record({ does: fc.constant("append" as const), session: someSession, events: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ does: fc.constant("trim" as const), writes: someWrites }),
  ),
  step: fc.oneof(
    { weight: 3, arbitrary: tie("plainStep") },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant("pack" as const),
        session: someSession,
        chunks: fc.integer({ min: 1, max: 5 }),
        writes: someWrites,
        during: fc.option(tie("step"), { maxDepth: 2 }),
      }),
    },
  ),
}))

const take = async (device: Device, step: Step): Promise<void> => {
  const { database, plain } = device
  if (step.does === "append") return append(device, step.session, step.events)
  const mortal = step.writes === null ? database : crashing(database, step.writes)
  if (step.does === "trim") return trimRing(mortal, bounds, folding).catch(() => undefined)
  const keys = (plain.get(step.session) ?? []).slice(0, step.chunks)
  plain.set(step.session, (plain.get(step.session) ?? []).slice(step.chunks))
  let { during } = step
  const between = async (): Promise<void> => {
    const other = during
    during = null
    if (other !== null) await take(device, other)
  }
  return packChunks(mortal, keys, between).catch(() => undefined)
}

const logIn = async (database: RecorderDatabase, session: string): Promise<Log | null> => {
  const text = await readRun(database, session)
  return text === null ? null : logOf(text)
}

const expectWhole = async ({ database, appended }: Device): Promise<void> => {
  for (const [session, length] of appended) {
    const log = await logIn(database, session)
    const kept = log?.envelopes ?? []
    expect(kept).toEqual(envelopes.slice(length - kept.length, length))
    if (kept.length > 0) expect(log?.snapshot?.seq ?? 0).toBe(length - kept.length)
  }
  const [chunks, starts] = [await database.getAll("chunks"), await database.getAll("starts")]
  for (const { session, events, bytes, stored } of await listRuns(database)) {
    const own = chunks.filter((chunk) => chunk.session === session)
    const start = starts.find((one) => one.session === session)?.bytes ?? 0
    expect({ events, bytes, stored }).toEqual({
      events: own.reduce((sum, chunk) => sum + chunk.events, 0),
      bytes: own.reduce((sum, chunk) => sum + chunk.bytes, start),
      stored: own.reduce((sum, chunk) => sum + storedBytes(chunk), start),
    })
  }
}

const newDevice = async (): Promise<Device> => ({
  database: await openRecorderDatabase(newName()),
  appended: new Map(),
  plain: new Map(),
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe("packing", () => {
  it("leaves the same events, in order and once, whatever comes between", async () => {
    let packs = 0
    await fc.assert(
      fc.asyncProperty(fc.array(someSteps.step, { maxLength: 16, size: "max" }), async (steps) => {
        const device = await newDevice()
        for (const step of steps) {
          await take(device, step)
          await expectWhole(device)
        }
        packs += (await device.database.getAll("chunks")).filter(isPacked).length
        device.database.close()
      }),
      { numRuns: 25 },
    )
    expect(packs).toBeGreaterThan(5)
  })

  it("takes a fifth of the room or less", async () => {
    const device = await newDevice()
    for (let nth = 0; nth < 5; nth += 1) await append(device, "1", 60)
    const [before] = await listRuns(device.database)
    await packChunks(device.database, device.plain.get("1") ?? [], atOnce)
    const [after] = await listRuns(device.database)
    expect(after).toMatchObject({ events: 300, bytes: before?.bytes })
    expect(after?.stored).toBeLessThan((before?.stored ?? 0) / 5)
  })

  it("leaves a damaged piece out, which shows as a gap", async () => {
    const device = await newDevice()
    for (let nth = 0; nth < 3; nth += 1) await append(device, "1", 20)
    const [first = 0, second = 0] = device.plain.get("1") ?? []
    await packChunks(device.database, [first], atOnce)
    await packChunks(device.database, [second], atOnce)
    for (const pack of [new Uint8Array([0x1f, 0x8b, 8, 0]), new Uint8Array()]) {
      const chunk = await device.database.get("chunks", second)
      if (chunk !== undefined) await device.database.put("chunks", { ...chunk, pack }, second)
      const log = await logIn(device.database, "1")
      expect(log?.envelopes.map(({ seq }) => seq)).toEqual([...count(1, 20), ...count(41, 60)])
    }
  })

  it("unpacks no more than a chunk says that it has", async () => {
    const device = await newDevice()
    await append(device, "1", 20)
    const [key = 0] = device.plain.get("1") ?? []
    await packChunks(device.database, [key], atOnce)
    const chunk = await device.database.get("chunks", key)
    if (chunk !== undefined) await device.database.put("chunks", { ...chunk, bytes: chunk.bytes - 1 }, key)
    expect((await logIn(device.database, "1"))?.envelopes).toEqual([])
  })

  it.each([
    ["is done by the recorder once lines of some size are there", true],
    ["is left where the browser can't", false],
  ])("%s", async (_, canPack) => {
    if (!canPack) vi.stubGlobal("CompressionStream", undefined)
    const database = openRecorderDatabase(newName())
    const { envelopes: stream, recorder } = listening({
      database,
      bounds: { ...bounds, packBytes: 1 },
      rest: (goOn) => goOn(),
    })
    for (const [at, envelope] of envelopes.slice(0, 250).entries()) {
      stream.next(envelope as Envelope)
      if (at % 10 === 9) await recorder.flush()
    }
    const isDone = async (): Promise<boolean> => {
      const plain = (await (await database).getAll("chunks")).filter((chunk) => !isPacked(chunk))
      return plain.reduce((sum, chunk) => sum + chunk.events, 0) === (canPack ? 0 : 250)
    }
    await expect.poll(isDone, { timeout: 20_000 }).toBe(true)
    expect(logOf(await recorder.exportLog()).envelopes.map(({ seq }) => seq)).toEqual(count(1, 250))
    recorder.stop()
  })

  it("reads what an earlier version recorded, and goes on behind it", async () => {
    const name = newName()
    const before = await openDB(name, 3, {
      upgrade: (db) => {
        db.createObjectStore("runs", { keyPath: "session" })
        db.createObjectStore("chunks", { autoIncrement: true }).createIndex("session", "session")
        db.createObjectStore("starts", { keyPath: "session" })
      },
    })
    const text = envelopes
      .slice(0, 40)
      .map((one) => `${encodeEnvelope(one)}\n`)
      .join("")
    const own = { session: "1", header: encodeHeader(header), startedAt: header.startedAt }
    await before.add("runs", { ...own, events: 40, bytes: text.length })
    await before.add("chunks", { session: "1", text, events: 40, bytes: text.length })
    before.close()
    const database = await openRecorderDatabase(name)
    expect(await listRuns(database)).toEqual([{ ...own, events: 40, bytes: text.length, stored: text.length }])
    const device: Device = { database, appended: new Map([["1", 40]]), plain: new Map() }
    await append(device, "1", 40)
    await packChunks(database, [1], atOnce)
    await expectWhole(device)
    expect((await logIn(database, "1"))?.envelopes).toHaveLength(80)
  })
})
