/** The quick search shows what fits, the best first, and the market last. */
import { describe, expect, it } from "vitest"
import { shownEntries, type Entry, type EntryGroup } from "../../../src/ui/screens/shortcuts/palette-entries.ts"

const entry = (value: string, group: EntryGroup, label: string, more: Partial<Entry> = {}): Entry => ({
  value,
  group,
  label,
  icon: "search",
  way: { is: "finds" },
  ...more,
})

const all = [
  entry("chat/1", "chats", "Żaneta", { detail: "Paint the gate" }),
  entry("chat/2", "chats", "Boris", { isFound: true }),
  entry("chat/3", "chats", "Clara"),
  entry("chat/4", "chats", "Dora"),
  entry("Order/1", "listings", "Paint a wall"),
  entry("Order/2", "listings", "Repaint the deals board"),
  entry("createOrder", "do", "Create an order"),
  entry("deals", "go", "Deals"),
  entry("search/Order", "market", "Orders with “paint”"),
]
const shown = (typed: string, recent: readonly string[] = []) =>
  shownEntries(all, typed, recent).map(({ group, value }) => `${group}: ${value}`)

describe("while nothing is typed", () => {
  it("shows the newest of one's own, and all that one can do", () => {
    expect(shown("")).toEqual([
      "chats: chat/1",
      "chats: chat/2",
      "chats: chat/3",
      "listings: Order/1",
      "listings: Order/2",
      "do: createOrder",
      "go: deals",
    ])
  })

  it("begins with what was chosen lately, once, and without what is gone", () => {
    expect(shown(" ", ["deals", "chat/9", "chat/4"]).slice(0, 3)).toEqual([
      "recent: deals",
      "recent: chat/4",
      "chats: chat/1",
    ])
    expect(shown("", ["deals"]).filter((one) => one.endsWith("deals"))).toHaveLength(1)
  })
})

describe("what is typed", () => {
  it("puts first what fits best, with its group, and the market last", () => {
    expect(shown("paint")).toEqual([
      "listings: Order/1",
      "listings: Order/2",
      "chats: chat/1",
      "chats: chat/2",
      "market: search/Order",
    ])
    expect(shown("deal", ["chat/4"]).slice(0, 2)).toEqual(["go: deals", "listings: Order/2"])
  })

  it("finds without accents, and what the server has found by other words", () => {
    expect(shown("zaneta")).toEqual(["chats: chat/1", "chats: chat/2", "market: search/Order"])
  })

  it("leads to the market alone where nothing fits", () => {
    const others = all.filter(({ isFound }) => isFound !== true)
    expect(shownEntries(others, "xyz", []).map(({ group }) => group)).toEqual(["market"])
  })

  it("shows no more of one's own than somebody reads", () => {
    const many = Array.from({ length: 30 }, (_, at) => entry(`chat/${at}`, "chats", `Anna ${at}`))
    expect(shownEntries(many, "anna", [])).toHaveLength(8)
  })
})
