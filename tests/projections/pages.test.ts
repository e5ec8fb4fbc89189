/** A page shows what is known while it waits to be asked for again. */
import { describe, expect, it } from "vitest"
import { derivePage, type ListRule } from "../../src/projections/pages.ts"

interface Thing {
  readonly key: string
  readonly rank: number
  readonly asOf: number
}

const things = ["a", "b", "c", "d", "e"].map((key, index): Thing => ({ key, rank: 10 * index, asOf: 1 }))

/** The first three of five, as the server said them at cursor 1. */
const snapshot = { keys: ["a", "b", "c"], count: 5, asOf: 1 }

const shown = (known: readonly Thing[], page = 1) => {
  const rule: ListRule<Thing> = {
    page,
    size: 3,
    entity: (key) => known.find((thing) => thing.key === key),
    known,
    concerns: () => true,
    belongs: ({ rank }) => rank >= 0,
    compare: (a, b) => (a.rank === b.rank ? (a.key < b.key ? -1 : 1) : a.rank - b.rank),
    letGoUpTo: 0,
  }
  return derivePage(snapshot, rule)
}

const changed = (key: string, rank: number): readonly Thing[] =>
  things.map((thing) => (thing.key === key ? { key, rank, asOf: 2 } : thing))

describe("a page that is stale", () => {
  it("keeps what it has when something elsewhere in the list has changed", () => {
    expect(shown(changed("e", 45))).toEqual({ keys: ["a", "b", "c"], count: 5, stale: true })
  })

  it("shows what came at its place, and drops what left", () => {
    expect(shown([...things, { key: "f", rank: 5, asOf: 2 }])).toEqual({ keys: ["a", "f", "b"], count: 6, stale: true })
    expect(shown(changed("b", -1))).toEqual({ keys: ["a", "c"], count: 4, stale: true })
  })

  it("shows only what it had, where it isn't the first", () => {
    expect(shown([...things, { key: "f", rank: 5, asOf: 2 }], 2)).toEqual({
      keys: ["a", "b", "c"],
      count: 5,
      stale: true,
    })
  })
})
