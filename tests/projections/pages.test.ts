/** The newest 25 pages of lists are kept, and each shows what is known while it waits to be asked for again. */
import { describe, expect, it } from "vitest"
import { derivePage, rememberPage, type ListRule, type PageSnapshot } from "../../src/projections/pages.ts"

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

describe("the pages of a kind of list", () => {
  const kept = (...all: readonly (readonly [query: string, asOf: number, count: number])[]) => {
    const pages: Record<string, PageSnapshot> = {}
    for (const [query, asOf, count] of all) rememberPage(pages, query, { keys: [], count, asOf })
    return pages
  }

  it("are kept as the newest answer has them, and of two of one cursor as the later", () => {
    const countOf = (...answers: readonly (readonly [asOf: number, count: number])[]) =>
      kept(...answers.map(([asOf, count]) => ["one", asOf, count] as const))["one"]?.count
    expect(countOf([1, 10], [2, 20])).toBe(20)
    expect(countOf([2, 20], [1, 10])).toBe(20)
    expect(countOf([2, 20], [2, 21])).toBe(21)
  })

  it("are 25: the oldest is dropped, and of the oldest the one that is named first", () => {
    const many = Array.from({ length: 25 }, (_, n) => [`q${n + 100}`, n < 3 ? 5 : 10 + n, 0] as const)
    expect(Object.keys(kept(...many))).toHaveLength(25)
    const more = Object.keys(kept(...many.toReversed(), ["new", 500, 0]))
    expect(more).toHaveLength(25)
    expect(more).not.toContain("q100")
    expect(more).toEqual(expect.arrayContaining(["q101", "q102", "new"]))
    expect(Object.keys(kept(...many, ["old", 4, 0]))).not.toContain("old")
  })
})
