/** The tree of read models shows what an event changed, and hides nothing else that is open. architecture: Theatre. */
import { describe, expect, it } from "vitest"
import { createLogIndex } from "../../src/log/log-index.ts"
import { changesBetween } from "../../src/log/changes.ts"
import { valueAt } from "../../src/log/readable.ts"
import { pathKey, searchState, stateRows } from "../../src/theatre/state-rows.ts"
import { goldenLog } from "./golden-log.ts"

const before = { deals: { byKey: { a: { status: "Open", tags: [1] } } }, toasts: { toasts: [] }, gone: 1 }
const after = { deals: { byKey: { a: { status: "Closed", tags: [1] }, b: { status: "Open" } } }, toasts: before.toasts }

const marks = (rows: ReturnType<typeof stateRows>) =>
  rows.map(({ path, change, before: was, words }) => [path.join("."), change, was, words])

describe("rows of the state", () => {
  it("are the read models, until one is opened", () => {
    expect(stateRows(before, after, { open: new Set(), changedOnly: false })).toMatchObject([
      { name: "deals", level: 1, isOpen: false, change: "below" },
      { name: "toasts", level: 1, isOpen: false, change: "none" },
      { name: "gone", level: 1, isOpen: null, change: "went", words: "1" },
    ])
    const open = new Set([["deals"], ["deals", "byKey"], ["deals", "byKey", "a"]].map(pathKey))
    expect(marks(stateRows(before, after, { open, changedOnly: false })).slice(1, 5)).toEqual([
      ["deals.byKey", "below", null, expect.any(String)],
      ["deals.byKey.a", "below", null, expect.any(String)],
      ["deals.byKey.a.status", "changed", '"Open"', '"Closed"'],
      ["deals.byKey.a.tags", "none", null, "[1]"],
    ])
  })

  it("show all that changed, and nothing else, where that alone is asked for", () => {
    expect(marks(stateRows(before, after, { open: new Set(), changedOnly: true }))).toEqual([
      ["deals", "below", null, expect.any(String)],
      ["deals.byKey", "below", null, expect.any(String)],
      ["deals.byKey.a", "below", null, expect.any(String)],
      ["deals.byKey.a.status", "changed", '"Open"', '"Closed"'],
      ["deals.byKey.b", "came", null, '{"status":"Open"}'],
      ["gone", "went", null, "1"],
    ])
  })

  it("name each change of each event of a real log", () => {
    const index = createLogIndex(goldenLog)
    for (const step of index.steps(0, index.length)) {
      const [left, right] = [index.read(step.before), index.read(step.after)]
      const rows = stateRows(left, right, { open: new Set(), changedOnly: true })
      const shown = new Set(rows.filter(({ change }) => change !== "none").map(({ path }) => pathKey(path)))
      for (const { path } of changesBetween(left, right)) expect(shown).toContain(pathKey(path))
    }
  })

  it("say how many more a long list has", () => {
    const many = { all: Object.fromEntries(Array.from({ length: 1_000 }, (_, nth) => [`k${nth}`, nth])) }
    const rows = stateRows(many, many, { open: new Set([pathKey(["all"])]), changedOnly: false })
    expect(rows).toHaveLength(202)
    expect(rows.at(-1)).toMatchObject({ words: "800 more", isOpen: null })
  })
})

describe("the search in the state", () => {
  it("finds names, paths and values, in any case", () => {
    const pathsOf = (words: string) => searchState(after, words, 50).map(({ path }) => path.join("."))
    expect(pathsOf("STATUS")).toEqual(["deals.byKey.a.status", "deals.byKey.b.status"])
    expect(pathsOf("closed")).toEqual(["deals.byKey.a.status"])
    expect(pathsOf("byKey.b")).toEqual(["deals.byKey.b"])
    expect(pathsOf("  ")).toEqual([])
    expect(searchState(after, "s", 2)).toHaveLength(2)
  })

  it("leads to values that are there", () => {
    const index = createLogIndex(goldenLog)
    const state = index.readAfter(index.length)
    const found = searchState(state, "status", 200)
    expect(found.length).toBeGreaterThan(5)
    for (const { path } of found) expect(valueAt(state, path)).not.toBeUndefined()
  })
})
