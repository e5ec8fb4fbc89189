/** A log that is edited says what would be otherwise, and since when. architecture: Theatre. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createLogIndex, type LogIndex } from "../../src/log/log-index.ts"
import { edited, searchDifference, type Difference, type Edit } from "../../src/log/what-if.ts"
import { aLog, enveloped } from "../arbitraries/logs.ts"
import { header } from "./some-log.ts"

const envelopes = [
  enveloped({ type: "SignedIn" }, 1),
  enveloped({ type: "NetworkChanged", online: false }, 2),
  enveloped({ type: "RouteChanged", path: "/deals", search: "" }, 3),
  enveloped({ type: "NetworkChanged", online: true }, 4),
]
const index = createLogIndex({ header, envelopes })

const seqsWith = (...edits: readonly Edit[]): readonly number[] =>
  edited({ header, envelopes }, edits).envelopes.map(({ seq }) => seq)

const differenceOf = (one: LogIndex, edits: readonly Edit[]): Difference | null => {
  const search = searchDifference(one, createLogIndex(edited(one.log, edits)), new Set(edits.map(({ seq }) => seq)))
  let step = search.next()
  while (step.done !== true) step = search.next()
  return step.value
}

describe("an edited log", () => {
  it("lacks, has otherwise, or has elsewhere what was edited, and all else as it was", () => {
    expect(seqsWith({ kind: "drop", seq: 2 })).toEqual([1, 3, 4])
    expect(seqsWith({ kind: "move", seq: 4, before: 2 })).toEqual([1, 4, 2, 3])
    expect(seqsWith({ kind: "move", seq: 1, before: 99 })).toEqual([2, 3, 4, 1])
    expect(seqsWith({ kind: "drop", seq: 9 })).toEqual([1, 2, 3, 4])
    expect(seqsWith({ kind: "drop", seq: 1 }, { kind: "move", seq: 2, before: 4 })).toEqual([3, 2, 4])
    const event = { type: "SignedOut" }
    expect(edited({ header, envelopes }, [{ kind: "replace", seq: 1, event }]).envelopes[0]).toEqual({
      ...envelopes[0],
      event,
    })
  })

  it("differs from the first event on after which it is seen", () => {
    expect(differenceOf(index, [{ kind: "drop", seq: 2 }])).toMatchObject({
      seq: 3,
      changes: [{ path: ["connection", "online"], before: false, after: true }],
    })
    expect(differenceOf(index, [{ kind: "drop", seq: 4 }])).toBeNull()
    expect(differenceOf(index, [])).toBeNull()
  })

  it("never differs before what was edited", () => {
    fc.assert(
      fc.property(aLog, fc.nat(), (log, nth) => {
        const seq = log.envelopes[nth % Math.max(1, log.envelopes.length)]?.seq ?? 0
        const found = differenceOf(createLogIndex(log), [{ kind: "drop", seq }])
        if (found !== null) expect(found.seq).toBeGreaterThan(seq)
      }),
      { numRuns: 50 },
    )
  })
})
