/**
 * The index of a log knows the read models at every moment, however it gets there, and what differs between two of them.
 * architecture: Replay.
 */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Envelope } from "../../src/events/envelope.ts"
import { changesBetween, type Change } from "../../src/log/changes.ts"
import type { RecordedEnvelope } from "../../src/log/codec.ts"
import { createLogIndex } from "../../src/log/log-index.ts"
import { createReader } from "../../src/log/readable.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { aLog, enveloped } from "../arbitraries/logs.ts"
import { busyLog, header } from "./some-log.ts"

const busy = busyLog(3, 2_500)

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The value with the change made. */
const changed = (value: unknown, { path: [name, ...below], after }: Pick<Change, "path" | "after">): unknown => {
  if (name === undefined) return after
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === name ? changed(one, { path: below, after }) : one))
  const { [name]: part, ...others } = isPlain(value) ? value : {}
  const made = changed(part, { path: below, after })
  return made === undefined ? others : { ...others, [name]: made }
}

describe("the index of a log", () => {
  it.each([0, 1, 999, 1_000, 1_001, 2_499, 2_500])("knows the read models after %i events", (count) => {
    const plain = createReader()(foldPlain(busy.envelopes.slice(0, count) as readonly Envelope[]))
    expect(createLogIndex(busy).readAfter(count)).toEqual(plain)
  })

  it("comes to the same by steps from anywhere, and leaves earlier moments as they were", () => {
    fc.assert(
      fc.property(aLog, fc.nat(), fc.nat(), (log, one, other) => {
        const index = createLogIndex(log)
        const [from = 0, to = 0] = [one % (index.length + 1), other % (index.length + 1)].toSorted((a, b) => a - b)
        const before = JSON.stringify(index.readAfter(from))
        const last = [...index.steps(from, to)].at(-1)?.after ?? index.stateAfter(from)
        expect(index.read(last)).toEqual(index.readAfter(to))
        expect(JSON.stringify(index.readAfter(from))).toBe(before)
      }),
    )
  })

  it("tells changes that lead from one moment to the next", () => {
    fc.assert(
      fc.property(aLog, (log) => {
        const index = createLogIndex(log)
        for (const { before, after } of index.steps(0, index.length)) {
          const changes = changesBetween(index.read(before), index.read(after))
          expect(changes.reduce<unknown>(changed, index.read(before))).toEqual(index.read(after))
        }
      }),
      { numRuns: 50 },
    )
  })

  it("lets an event change nothing whose recipe fails, says so, and folds the others", () => {
    const broken: RecordedEnvelope = { ...enveloped({ type: "SignedIn" }, 2), event: { type: "ListingLoaded" } }
    const envelopes = [
      enveloped({ type: "NetworkChanged", online: false }, 1),
      broken,
      enveloped({ type: "SignedIn" }, 3),
    ]
    const index = createLogIndex({ header, envelopes })
    expect(index.stateAfter(3)).toMatchObject({ connection: { online: false }, session: { presence: "signedIn" } })
    expect([...index.failures]).toEqual([[1, expect.stringMatching(/^a recipe for ListingLoaded failed/u)]])
  })

  it("finds the place of a number, or of the last one before it", () => {
    const index = createLogIndex({ header, envelopes: [4, 5, 9].map((seq) => enveloped({ type: "SignedIn" }, seq)) })
    expect([3, 4, 6, 9, 12].map(index.placeOf)).toEqual([-1, 0, 1, 2, 2])
  })
})
