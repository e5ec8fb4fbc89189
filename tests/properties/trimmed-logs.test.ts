/** A run that was trimmed replays to the same read models as the whole run, at each event that is left. Laws 1 and 6. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decodeLog, encodeEnvelope, encodeLog, type Log, type RecordedEnvelope } from "../../src/log/codec.ts"
import { withHashes } from "../../src/log/hashing.ts"
import { createLogIndex } from "../../src/log/log-index.ts"
import { otherwiseIn } from "../../src/log/otherwise.ts"
import { createPseudonyms } from "../../src/log/pseudonyms.ts"
import { redact } from "../../src/log/redaction.ts"
import type { Snapshot } from "../../src/log/snapshots.ts"
import { foldOnto } from "../../src/log/trimming.ts"
import { verdictOf } from "../../src/log/verdict.ts"
import { aHeader, someEnvelopes } from "../arbitraries/logs.ts"
import { busyLog, header } from "../log/some-log.ts"

const by = { hide: createPseudonyms(new Uint8Array(32).fill(7)), productSlug: "handra" }
const rest = (): Promise<void> => Promise.resolve()

const textOf = (envelopes: readonly RecordedEnvelope[]): string =>
  envelopes.map((one) => `${encodeEnvelope(one)}\n`).join("")

/** Stored and read again, as each trimming of a ring does. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Lets go of events up to each of the places, one trimming after the other. */
const trimmed = async ({ envelopes, ...log }: Log, places: readonly number[]): Promise<Log> => {
  let snapshot: Snapshot | null = null
  let from = 0
  for (const place of places) {
    const middle = (from + place) >> 1
    const chunks = [envelopes.slice(from, middle), envelopes.slice(middle, place)].map(textOf)
    snapshot = stored(await foldOnto(snapshot, () => chunks, rest))
    if (snapshot === null && place > 0) throw new Error("The start was lost.")
    from = place
  }
  return { ...log, ...(snapshot === null || from === 0 ? {} : { snapshot }), envelopes: envelopes.slice(from) }
}

const logOf = (text: string): Log => {
  const decoded = decodeLog(text)
  if ("problem" in decoded) throw new Error(decoded.problem.why)
  expect(decoded.problems).toEqual([])
  return decoded.log
}

const readOf = (log: Log, counts: readonly number[]): readonly unknown[] => {
  const index = createLogIndex(log)
  return counts.map((count) => stored(index.readAfter(count)))
}

const aRun = fc
  .record({ header: aHeader, envelopes: someEnvelopes(60) })
  .map(({ header: own, envelopes }) => ({ header: own, envelopes: envelopes.map((one) => redact(one, by)) }))

describe("a trimmed run", () => {
  it("replays as the whole one does, wherever and however often it was trimmed", async () => {
    await fc.assert(
      fc.asyncProperty(aRun, fc.array(fc.nat(60), { maxLength: 3 }), async (whole, at) => {
        const places = at.map((place) => Math.min(place, whole.envelopes.length)).toSorted((a, b) => a - b)
        const last = places.at(-1) ?? 0
        const log = logOf(encodeLog(await trimmed(whole, places)))
        const counts = [0, 1, log.envelopes.length >> 1, log.envelopes.length]
        expect(readOf(log, counts)).toEqual(
          readOf(
            whole,
            counts.map((count) => count + last),
          ),
        )
      }),
    )
  })

  it("replays as the whole one does, where old things are let go of", async () => {
    const busy = busyLog(9, 2_300)
    const whole = { header, envelopes: busy.envelopes.map((one) => redact(one, by)) }
    const log = logOf(encodeLog(await trimmed(whole, [990, 1_000, 1_600])))
    expect(readOf(log, [0, 1, 399, 400, 700])).toEqual(readOf(whole, [1_600, 1_601, 1_999, 2_000, 2_300]))
    expect(verdictOf(log, [])).toEqual({ trust: "fine", reasons: [] })
    const kept = logOf(await withHashes(encodeLog(log), rest))
    expect(kept.hashes?.map(({ after }) => after)).toEqual([2_100, 2_300])
    expect(otherwiseIn(createLogIndex(kept))).toBeNull()
    expect(logOf(await withHashes(encodeLog(whole), rest)).hashes?.at(-1)).toEqual(kept.hashes?.at(-1))
  })

  it("starts nowhere once its start, or something between, is lost", async () => {
    const { envelopes } = busyLog(9, 30)
    const [first, second, third] = [envelopes.slice(0, 10), envelopes.slice(10, 20), envelopes.slice(20)].map(textOf)
    expect(await foldOnto(null, () => [second ?? ""], rest)).toBeNull()
    const snapshot = await foldOnto(null, () => [first ?? ""], rest)
    expect(snapshot).toMatchObject({ seq: 10, unread: 0 })
    expect(await foldOnto(snapshot, () => [third ?? ""], rest)).toBeNull()
  })

  it("says how many of the events that went changed nothing, though they should have", async () => {
    const { envelopes } = busyLog(9, 12)
    const strange = envelopes.map((one, at) => (at === 3 ? { ...one, event: { type: "SomethingNew" } } : one))
    const failing = strange.map((one, at) => (at === 5 ? { ...one, event: { type: "ListingLoaded" }, v: 2 } : one))
    const snapshot = await foldOnto(null, () => [textOf(failing.slice(0, 10))], rest)
    if (snapshot === null) throw new Error("The start was lost.")
    expect(snapshot.unread).toBe(2)
    expect(verdictOf({ header, snapshot, envelopes: envelopes.slice(10) }, [])).toEqual({
      trust: "risky",
      reasons: ["Of the events before 11, 2 changed nothing, though they should have."],
    })
  })
})

describe("a snapshot that can't be read", () => {
  const { envelopes } = busyLog(9, 40)
  const log = async (change: (snapshot: Snapshot) => unknown): Promise<Log> => {
    const whole = await trimmed({ header, envelopes }, [20])
    return { ...whole, snapshot: change(whole.snapshot as Snapshot) as Snapshot }
  }

  it.each<readonly [string, (snapshot: Snapshot) => unknown, string]>([
    [
      "of another version",
      (one) => ({ ...one, versions: { deals: 7 } }),
      "deals has version 7 in the snapshot, and version 1 here: it starts empty.",
    ],
    [
      "of a read model that is none",
      (one) => ({ ...one, models: { ...one.models, weather: {} } }),
      "This app knows no read model weather, which the snapshot has.",
    ],
    [
      "without a field",
      (one) => ({ ...one, models: { ...one.models, deals: {} } }),
      "deals lacks fields in the snapshot: it starts empty.",
    ],
    ["of another moment", (one) => ({ ...one, seq: 5 }), "The log starts at 21, and its snapshot is of 5."],
  ])("is named: one %s", async (_, change, reason) => {
    expect(verdictOf(await log(change), [])).toEqual({ trust: "risky", reasons: [reason] })
  })

  it("harms no more than what it is of", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const broken = await log((one) => ({ ...one, models: { ...one.models, deals: value, chat: { chats: value } } }))
        expect(() => createLogIndex(broken).readAfter(20)).not.toThrow()
        expect(verdictOf(broken, []).trust).toBe("risky")
      }),
    )
  })

  it("is a problem of its line where it is none", async () => {
    const text = encodeLog(await log(() => ({ seq: "soon" })))
    const decoded = decodeLog(text)
    if ("problem" in decoded) throw new Error(decoded.problem.why)
    expect(decoded.problems).toEqual([
      { line: 2, byte: expect.any(Number), why: "The snapshot is not what it should be. It is left out." },
    ])
    expect(decoded.log.envelopes).toHaveLength(20)
  })
})

describe("hashes", () => {
  it("say from which event on other recipes lead elsewhere", async () => {
    const text = await withHashes(encodeLog(busyLog(9, 1_200)), rest)
    const { hashes = [], ...log } = logOf(text)
    expect(hashes.map(({ after }) => after)).toEqual([500, 1_000, 1_200])
    const other = hashes.map((one) =>
      one.after === 1_000 ? { ...one, hashes: { ...one.hashes, chat: "other" } } : one,
    )
    expect(otherwiseIn(createLogIndex({ ...log, hashes: other }))).toEqual({
      before: 500,
      after: 1_000,
      names: ["chat"],
    })
  })
})
