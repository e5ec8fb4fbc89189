/** A replay says more of a log than the read models: what is wrong with it. architecture: Replay. */
import { describe, expect, it } from "vitest"
import { decodeLog, encodeLog, type RecordedEnvelope, type RecordedEvent } from "../../src/log/codec.ts"
import { outsideOf, replayLog } from "../../src/log/replay.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { header } from "./some-log.ts"

const recorded = (event: RecordedEvent & Readonly<Record<string, unknown>>, seq = 1): RecordedEnvelope => ({
  ...enveloped({ type: "SignedIn" }, seq),
  event,
})
const replay = (...envelopes: readonly RecordedEnvelope[]) => replayLog({ header, envelopes })
const signedIn = (seq: number): RecordedEnvelope => enveloped({ type: "SignedIn" }, seq)

describe("what is wrong with a log", () => {
  it("is nothing where it is whole, also where its beginning is no longer kept, which is noted", () => {
    expect(replay(signedIn(1), signedIn(2))).toMatchObject({ violations: [], notes: [] })
    expect(replay(signedIn(7), signedIn(8))).toMatchObject({
      violations: [],
      notes: ["The log starts at 7: what came before was no longer kept."],
    })
    expect(replay()).toMatchObject({ violations: [], notes: [] })
  })

  it.each([
    ["a gap", 1, 3],
    ["a repetition", 2, 2],
  ])("is %s", (_, first, second) => {
    const { violations } = replay(signedIn(first), signedIn(second))
    expect(violations).toEqual([{ seq: second, what: `follows ${first}: the log has a gap or repeats` }])
  })

  it("is an event that breaks its recipe", () => {
    const { violations } = replay(recorded({ type: "ExecutantsLoaded" }))
    expect(violations).toEqual([{ seq: 1, what: expect.stringMatching(/^a recipe for ExecutantsLoaded failed: /u) }])
  })

  it("is told in the order of the events", () => {
    const breaking = recorded({ type: "NotificationsUnreadCounted", count: -1, asOf: 2 }, 2)
    const { violations } = replay(signedIn(1), breaking, recorded({ type: "ExecutantsLoaded" }, 3), signedIn(5))
    expect(violations.map(({ seq }) => seq)).toEqual([2, 3, 5])
  })

  it("is not an event of an unknown type, which is noted and left out", () => {
    const { violations, notes } = replay(signedIn(1), recorded({ type: "Unheard" }, 2))
    expect(violations).toEqual([])
    expect(notes).toEqual(["2 is left out: This app knows no event Unheard."])
  })
})

describe("an event to stop after", () => {
  it("is one that the log still has", () => {
    const ring = [signedIn(7), signedIn(8)]
    expect([7, 8].map((seq) => outsideOf(ring, seq))).toEqual([null, null])
    for (const seq of [1, 6, 9]) expect(outsideOf(ring, seq)).toBe("The log has the events 7 to 8.")
    expect(outsideOf([], 1)).toBe("The log has no events.")
  })
})

describe("what is left out", () => {
  it("is told in one sentence for each reason, however much it is", () => {
    const strange = (type: string, seq: number) => recorded({ type }, seq)
    const { notes } = replay(...[1, 2, 3, 4, 5].map((seq) => strange("Unheard", seq)), strange("Other", 6))
    expect(notes).toEqual([
      "1, 2, 3 and 2 more are left out: This app knows no event Unheard.",
      "6 is left out: This app knows no event Other.",
    ])
  })
})

describe("reading a log", () => {
  const text = encodeLog({ header, envelopes: [signedIn(1), signedIn(2)] })

  it.each([
    ["a byte order mark", `\uFEFF${text}`],
    ["line ends of Windows", text.replaceAll("\n", "\r\n")],
    ["empty lines after it", `${text}\n \n`],
  ])("takes it with %s, as mail and editors leave it", (_, changed) =>
    expect(decodeLog(changed)).toEqual({ log: { header, envelopes: [signedIn(1), signedIn(2)] }, problems: [] }),
  )

  it.each([
    ["an empty file", "", 1, "There is nothing in it."],
    [
      "a header that was cut off",
      text.slice(0, 40),
      1,
      "This is no event log, or one that was cut off within its first line.",
    ],
    ["something else", "a,b\n1,2\n", 1, "This is not an event log: its first line is no log header."],
  ])("says what is wrong with %s", (_, wrong, line, why) =>
    expect(decodeLog(wrong)).toEqual({ problem: { line, byte: 0, why } }),
  )
})
