/** Picked files outlive a reload, within bounds. */
import "fake-indexeddb/auto"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createKeptPicks, keptPicksBounds } from "../../src/platform/kept-picks.ts"

const always = (): boolean => true

afterEach(() => vi.restoreAllMocks())

const file = (id: string, words = id) => ({ id, name: `${id}.txt`, content: new Blob([words]) })
const ids = (kept: readonly { readonly id: string }[]): readonly string[] => kept.map(({ id }) => id)

/** Takes as much room as it says, and no memory. */
const large = (id: string, bytes: number) => {
  const { content, ...rest } = file(id)
  vi.spyOn(content, "size", "get").mockReturnValue(bytes)
  return { ...rest, content }
}

describe("picked files", () => {
  it("are there for the next visit: each at its place, in their order, with their words", async () => {
    const before = createKeptPicks(() => 0, always, "picks-visit")
    await before.keep("anna/chat/c1", [file("b"), file("a", "Grüße")])
    await before.keep("anna/order", [file("c")])
    const after = createKeptPicks(() => 1, always, "picks-visit")
    const kept = await after.of("anna/chat/c1")
    expect(ids(kept)).toEqual(["b", "a"])
    expect(await kept[1]?.content.text()).toBe("Grüße")
    expect(ids(await after.of("anna/order"))).toEqual(["c"])
    expect(await after.of("boris/chat/c1")).toEqual([])
  })

  it("are those that are picked now: moved, taken off, or sent", async () => {
    const picks = createKeptPicks(() => 0, always, "picks-changes")
    await picks.keep("p", [file("a"), file("b"), file("c")])
    await picks.keep("p", [file("c"), file("a")])
    expect(ids(await picks.of("p"))).toEqual(["c", "a"])
    await picks.keep("p", [])
    expect(await picks.of("p")).toEqual([])
  })

  it("are written once, however many are picked after them", async () => {
    const writes = vi.spyOn(IDBObjectStore.prototype, "put")
    const picks = createKeptPicks(() => 0, always, "picks-writes")
    await picks.keep("p", [file("a")])
    await picks.keep("p", [file("a"), file("b")])
    await picks.keep("p", [file("a")])
    expect(writes).toHaveBeenCalledTimes(2)
    expect(ids(await picks.of("p"))).toEqual(["a"])
  })

  it("are counted over all places while their time lasts, and gone when they are cleared", async () => {
    let now = 0
    const picks = createKeptPicks(() => now, always, "picks-count")
    await picks.keep("p", [file("a"), file("b")])
    now = 1
    await picks.keep("q", [file("c")])
    expect(await picks.count()).toBe(3)
    now = keptPicksBounds.ms
    expect(await picks.count()).toBe(1)
    await picks.clear()
    expect(await picks.count()).toBe(0)
  })

  it("follow each other in the order of the calls", async () => {
    const picks = createKeptPicks(() => 0, always, "picks-order")
    void picks.keep("p", [file("a")])
    void picks.keep("p", [file("a"), file("b")])
    void picks.keep("p", [])
    expect(await picks.of("p")).toEqual([])
  })

  it("are given up after a week", async () => {
    let now = 0
    const picks = createKeptPicks(() => now, always, "picks-week")
    await picks.keep("p", [file("a")])
    now = keptPicksBounds.ms - 1
    expect(ids(await picks.of("p"))).toEqual(["a"])
    now = keptPicksBounds.ms
    expect(await picks.of("p")).toEqual([])
    await picks.keep("q", [])
    now = 0
    expect(await picks.of("p")).toEqual([])
  })

  it("that there is no room for are not kept, which is said", async () => {
    const picks = createKeptPicks(() => 0, always, "picks-room")
    expect(await picks.keep("p", [large("a", keptPicksBounds.bytes), file("b")])).toBe(false)
    expect(ids(await picks.of("p"))).toEqual(["a"])
    expect(await picks.keep("p", [file("b")])).toBe(true)
  })

  it("go with the account", async () => {
    const picks = createKeptPicks(() => 0, always, "picks-account")
    await picks.keep("p", [file("a")])
    await picks.clear()
    expect(await picks.of("p")).toEqual([])
  })

  it("are not kept on a device where they may not be", async () => {
    const picks = createKeptPicks(
      () => 0,
      () => false,
      "picks-borrowed",
    )
    expect(await picks.keep("p", [file("a")])).toBe(false)
    expect(await createKeptPicks(() => 0, always, "picks-borrowed").of("p")).toEqual([])
  })

  it("are not kept where the browser keeps nothing, and nothing breaks", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("private window", "SecurityError")
    })
    const picks = createKeptPicks(() => 0, always, "picks-private")
    expect(await picks.keep("p", [file("a")])).toBe(false)
    expect(await picks.keep("p", [])).toBe(true)
    expect(await picks.of("p")).toEqual([])
    await picks.clear()
  })
})
