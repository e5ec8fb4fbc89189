/** Questions to a log are answered as by looking at every moment of it. architecture: Replay. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { changesBetween } from "../../src/log/changes.ts"
import { createLogIndex, type LogIndex } from "../../src/log/log-index.ts"
import { compilePredicate, type Predicate } from "../../src/log/predicates.ts"
import { bisect, changesOf, findAll, pathOf, searchTouching, whyOf } from "../../src/log/questions.ts"
import { valueAt, type Path } from "../../src/log/readable.ts"
import { sameJson } from "../../src/projections/selectors.ts"
import { aLog } from "../arbitraries/logs.ts"
import { busyLog, header } from "./some-log.ts"

const busy = createLogIndex(busyLog(5, 2_500))

/** The key of an entity that a collection of the busy log has at its end. */
const oldest = (...path: Path): string => Object.keys(valueAt(busy.readAfter(busy.length), path) ?? {})[0] ?? ""

const predicate = (text: string): Predicate => {
  const compiled = compilePredicate(text)
  if ("problem" in compiled) throw new Error(compiled.problem)
  return compiled.predicate
}

/** The places of all events that changed the value, the newest first, by looking at each. */
const changesByHand = (index: LogIndex, path: Path, end: number): readonly number[] => {
  const places: number[] = []
  for (const { at, before, after } of index.steps(0, end))
    if (before !== after && !sameJson(valueAt(index.read(before), path), valueAt(index.read(after), path)))
      places.unshift(at)
  return places
}

const paths: readonly Path[] = [
  ["connection", "online"],
  ["notifications", "unread"],
  ["navigation", "path"],
  ["chat", "unread"],
  ["deals", "byKey"],
  ["nothing", "here"],
]

describe("why a value is as it is", () => {
  it("is the last event that changed it, and the one before", () => {
    fc.assert(
      fc.property(aLog, fc.constantFrom(...paths), (log, path) => {
        const index = createLogIndex(log)
        const [last, earlier] = whyOf(index, path, index.length)
        expect([last?.at, earlier?.at]).toEqual(
          changesByHand(index, path, index.length).slice(0, 2).concat(Array(2)).slice(0, 2),
        )
        if (last !== undefined) expect(last.after).toEqual(valueAt(index.readAfter(last.at + 1), path))
        if (earlier !== undefined) expect(earlier.after).toEqual(last?.before)
      }),
    )
  })

  it.each([
    [["navigation", "search"]],
    [["chat", "chats", oldest("chat", "chats")]],
    [["listings", "own", oldest("listings", "own"), "status"]],
    [["applications"]],
  ] satisfies [Path][])("is found across snapshots: %j", (path) => {
    const end = 1_703
    const found = whyOf(busy, path, end).map(({ at }) => at)
    expect(found).toEqual(changesByHand(busy, path, end).slice(0, 2))
  })

  it("is no event that changed nothing as one of its recipes failed", () => {
    const { envelopes } = busyLog(6, 1_300)
    const broken = envelopes.map((one) =>
      one.seq % 40 === 0 ? { ...one, event: { type: "AccountLoaded", executants: [], account: null } } : one,
    )
    const index = createLogIndex({ header, envelopes: broken })
    for (const path of [["account"], ["profiles"], ["listings", "own"]]) {
      const found = whyOf(index, path, index.length).map(({ at }) => at)
      expect(index.failures.size).toBeGreaterThan(20)
      expect(found).toEqual(changesByHand(index, path, index.length).slice(0, 2))
    }
  })

  it("is asked by a path that a text means where it was last", () => {
    expect(pathOf(busy, "notifications.unread.all.count", busy.length)).toEqual([
      "notifications",
      "unread",
      "all",
      "count",
    ])
  })
})

describe("what touched a part", () => {
  it("is each event that changed something below it, and what", () => {
    const found = [...searchTouching(busy, ["notifications"], 600)].filter((touch) => touch !== undefined)
    expect(found.map(({ at }) => at).toReversed()).toEqual(changesByHand(busy, ["notifications"], 600))
    for (const { changes } of found) for (const { path } of changes) expect(path[0]).toBe("notifications")
  })
})

describe("what differs between two moments", () => {
  it("is told without reading what they share", () => {
    for (const [from, to] of [
      [0, 2_500],
      [900, 1_100],
      [1_999, 2_000],
      [2_400, 2_300],
    ] as const) {
      const sides = { before: busy.stateAfter(from), after: busy.stateAfter(to) }
      for (const path of [[], ["chat"], ["chat", "messages"], ["deals", "byKey", oldest("deals", "byKey")]]) {
        const [left, right] = [sides.before, sides.after].map((models) => valueAt(busy.read(models), path))
        const byHand = changesBetween(left, right).map((one) => ({ ...one, path: [...path, ...one.path] }))
        expect(changesOf(sides, path)).toEqual(byHand)
      }
    }
  })
})

describe("the first event after which something holds", () => {
  it("is found by halving where it holds for good", () => {
    fc.assert(
      fc.property(aLog, fc.nat(), (log, n) => {
        const index = createLogIndex(log)
        if (index.length === 0) return
        const seq = log.envelopes[n % index.length]?.seq ?? 1
        const holds = predicate(`event.seq >= ${seq}`)
        const [first] = findAll(index, holds, index.length)
        expect(bisect(index, holds, index.length)?.at).toBe(first)
      }),
    )
  })

  it("takes no more looks than halving needs", () => {
    const holds = predicate("size(models.chat.chats) > 100")
    const [first] = findAll(busy, holds, busy.length)
    const found = bisect(busy, holds, busy.length)
    expect(found?.at).toBe(first)
    expect(found?.folds).toBeLessThanOrEqual(1 + Math.ceil(Math.log2(busy.length)))
  })

  it("is none where it does not hold at the end", () => {
    expect(bisect(busy, predicate("false"), busy.length)).toBeNull()
    expect(bisect(createLogIndex({ header, envelopes: [] }), predicate("true"), 0)).toBeNull()
  })
})
