/** A log is shrunk to the events that show a bug, and no others. architecture: Replay. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createLogIndex } from "../../src/log/log-index.ts"
import { compilePredicate, type Predicate } from "../../src/log/predicates.ts"
import { findAll } from "../../src/log/questions.ts"
import { shrinkLog, shrunk } from "../../src/log/shrinking.ts"
import { busyLog } from "./some-log.ts"

const predicate = (text: string): Predicate => {
  const compiled = compilePredicate(text)
  if ("problem" in compiled) throw new Error(compiled.problem)
  return compiled.predicate
}

describe("things shrunk while they fail", () => {
  it("are those that are needed, in their order", () => {
    const some = fc.uniqueArray(fc.integer(), { maxLength: 60 })
    fc.assert(
      fc.property(some, fc.infiniteStream(fc.boolean()), (things, chosen) => {
        const needed = things.filter(() => chosen.next().value === true)
        expect(shrunk(things, (left) => needed.every((one) => left.includes(one)))).toEqual(needed)
      }),
    )
  })

  it("still fail, and would not without any one of them", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 40 }), fc.integer({ min: 1, max: 30 }), (things, most) => {
        const fails = (some: readonly number[]): boolean => some.reduce((sum, one) => sum + one, 0) >= most
        if (!fails(things)) return
        const left = shrunk(things, fails)
        expect(fails(left)).toBe(true)
        for (const [at] of left.entries()) expect(fails(left.toSpliced(at, 1))).toBe(false)
      }),
    )
  })
})

describe("a log shrunk to a bug", () => {
  const index = createLogIndex(busyLog(11, 3_000))

  it.each([
    ["models.notifications.?unread.?all.?count.orValue(0) > 20", 1],
    ["size(models.chat.chats) > 2 && size(models.deals.byKey) > 3", 7],
    ["size(models.listings.pages) > 1 && before.navigation.path == '/orders'", 3],
    ["event.type == 'ChatRead' && models.chat.chats.exists(key, models.chat.chats[key].unread > 2)", 2],
  ])("%s", (text, most) => {
    const holds = predicate(text)
    const [at] = findAll(index, holds, index.length)
    if (at === undefined) throw new Error("It holds nowhere.")
    const log = shrinkLog(index.log, at, holds)
    expect(log.envelopes.length).toBeLessThanOrEqual(most)
    const small = createLogIndex(log)
    expect([...findAll(small, holds, small.length)]).toEqual([small.length - 1])
    const seqs = log.envelopes.map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
  })
})
