/** Nothing that a person wrote reaches the device's storage: every byte the recorder stores is looked at. Law 7. */
import "fake-indexeddb/auto"
import * as fc from "fast-check"
import { openDB } from "idb"
import { Subject } from "rxjs"
import { describe, expect, it } from "vitest"
import { recorderLimits } from "../../src/domain/log-limits.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import { isPacked } from "../../src/log/chunks.ts"
import { logFormat } from "../../src/log/codec.ts"
import { createRecorder } from "../../src/log/recorder.ts"
import { openRecorderDatabase, type Bounds } from "../../src/log/storage.ts"
import { enveloped, someEnvelopes } from "../arbitraries/logs.ts"
import { seeds } from "../arbitraries/values.ts"
import { everythingStored } from "../platform/stored.ts"

/** Packing waits for the processor, which others have meanwhile. */
const packingMs = 20_000

const recorded = async (
  name: string,
  envelopes: readonly Envelope[],
  bounds: Bounds = recorderLimits,
): Promise<void> => {
  const stream = new Subject<Envelope>()
  const recorder = createRecorder({
    envelopes: stream,
    database: openRecorderDatabase(name),
    header: {
      format: logFormat,
      app: "marketplace",
      appVersion: "1",
      contractHash: "0123456789ab",
      locale: "en-US",
      viewport: { width: 390, height: 844 },
      startedAt: "2026-01-01T00:00:00.000Z",
    },
    session: name,
    bounds,
    schedule: () => {},
    rest: (goOn) => goOn(),
    mayKeep: () => true,
    onFailure: (cause) => expect.fail(String(cause)),
  })
  for (const [at, envelope] of envelopes.entries()) {
    stream.next(envelope)
    if (at === envelopes.length >> 1) await recorder.flush()
  }
  await recorder.flush()
  recorder.stop()
  const database = await openRecorderDatabase(name)
  if (bounds.packBytes === 1)
    await expect
      .poll(async () => (await database.getAll("chunks")).every(isPacked), { interval: 1, timeout: packingMs })
      .toBe(true)
  database.close()
}

/**
 * The fields that people type, or that say what they are called. The generators fill the same fields with the seeds and
 * with wild texts.
 */
const writtenFields = new Set(
  "name description text email photo url thumbnailUrl authorName cancelingComment orderName offerName executantName customerName term".split(
    " ",
  ),
)

const writtenIn = (value: unknown, field = ""): readonly string[] => {
  if (typeof value === "string") return writtenFields.has(field) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => writtenIn(one, field))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => (name === "failure" ? [] : writtenIn(one, name)))
}

/** Long enough not to stand in a pseudonym or in a key by chance. */
const isRevealing = (text: string): boolean => [...text.matchAll(/[\p{L}\p{N}]/gu)].length >= 8

/** Sixty logs are stored, packed and read whole, with both cores busy. */
const storingMs = 120_000

const madeByHouse = new Set(["CommandStarted", "CommandSucceeded", "CommandFailed", "ClassificatorLoaded"])

describe("what the recorder stores", () => {
  it(
    "holds no text of a person, whatever happened",
    async () => {
      let looked = 0
      let databases = 0
      await fc.assert(
        fc.asyncProperty(someEnvelopes(), fc.boolean(), fc.boolean(), async (envelopes, isFull, arePacked) => {
          const name = `stored-${(databases += 1)}`
          const { maxEvents, packBytes } = recorderLimits
          await recorded(name, envelopes, {
            ...recorderLimits,
            maxEvents: isFull ? 22 : maxEvents,
            packBytes: arePacked ? 1 : packBytes,
          })
          const stored = await everythingStored(name)
          const written = envelopes
            .filter(({ event }) => !madeByHouse.has(event.type))
            .flatMap(({ event }) => writtenIn(event))
            .filter(isRevealing)
          looked += written.length
          for (const text of [...written, ...seeds]) {
            expect(stored, text).not.toContain(text)
            expect(stored, text).not.toContain(JSON.stringify(text).slice(1, -1))
            expect(stored, text).not.toContain(JSON.stringify(JSON.stringify(text).slice(1, -1)).slice(1, -1))
          }
        }),
        { numRuns: 60 },
      )
      expect(looked).toBeGreaterThan(500)
    },
    storingMs,
  )

  it("lets go of what an earlier version stored in clear", async () => {
    const old = await openDB("stored-old", 1, {
      upgrade: (db) => {
        db.createObjectStore("runs", { keyPath: "session" })
        db.createObjectStore("chunks", { autoIncrement: true }).createIndex("session", "session")
      },
    })
    await old.add("chunks", { session: "1", text: "Call me: +49 170 1234567", events: 1, bytes: 24 })
    old.close()
    ;(await openRecorderDatabase("stored-old")).close()
    expect(await everythingStored("stored-old")).not.toContain("1234567")
  })

  it("names a person alike through one log, and otherwise in the next", async () => {
    const picked = (name: string, seq: number): Envelope =>
      enveloped({ type: "UploadStarted", id: `${seq}`, holder: "k", name, size: 1 }, seq)
    const namesIn = async (log: string): Promise<readonly string[]> => {
      await recorded(log, [picked("Anna Kowalska", 1), picked("Jan Nowak", 2), picked("Anna Kowalska", 3)])
      return [...(await everythingStored(log)).matchAll(/\\"name\\":\\"([^"\\]+)/gu)].map(([, name = ""]) => name)
    }
    const [anna, jan, again] = await namesIn("stored-names-1")
    expect(again).toBe(anna)
    expect(jan).not.toBe(anna)
    expect(anna).toMatch(/^[A-Z][a-z]{3} [A-Z][a-z]{7}$/u)
    expect((await namesIn("stored-names-2"))[0]).not.toBe(anna)
  })
})
