/** Slips are counted as people make them: one for each change, two at the beginning, and for no more than is forgiven. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { forgiven, slipsBetween } from "../../../src/domain/slips.ts"

const many = 99

const word = fc.string({ unit: fc.constantFrom(..."abcd"), minLength: 1, maxLength: 6 })

const costAt = (at: number): number => (at === 0 ? 2 : 1)

/** Tries every way to make the first letters of one word of the other's. */
const tried = (one: string, other: string, i = one.length, j = other.length): number => {
  if (i === 0 && j === 0) return 0
  const ways: number[] = []
  if (i > 0) ways.push(tried(one, other, i - 1, j) + costAt(i - 1))
  if (j > 0) ways.push(tried(one, other, i, j - 1) + costAt(j - 1))
  const another = Math.min(one.length, other.length) > 4 ? 1 : 2
  if (i > 0 && j > 0)
    ways.push(
      tried(one, other, i - 1, j - 1) +
        (one[i - 1] === other[j - 1] ? 0 : Math.max(another, costAt(Math.min(i, j) - 1))),
    )
  if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
    ways.push(tried(one, other, i - 2, j - 2) + costAt(Math.min(i, j) - 2))
  return Math.min(...ways)
}

describe("the slips between two words", () => {
  it("are the fewest of all ways, from either side", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, other, many)).toBe(tried(one, other))
        expect(slipsBetween(other, one, many)).toBe(tried(one, other))
      }),
    )
  })

  it("are infinite where they are more than asked for", () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (one, other, most) => {
        const all = tried(one, other)
        expect(slipsBetween(one, other, most)).toBe(all <= most ? all : Infinity)
      }),
    )
  })

  it("are none or infinite between words that are longer than anybody's", () => {
    const long = "a".repeat(100_000)
    expect([slipsBetween(long, long, 2), slipsBetween(long, `${long}b`, 2)]).toEqual([0, Infinity])
  })

  it.each([
    ["kitchen", "kitchen", 0],
    ["kitchn", "kitchen", 1],
    ["kithcen", "kitchen", 1],
    ["kitshen", "kitchen", 1],
    ["kittchen", "kitchen", 1],
    ["mitchen", "kitchen", 2],
    ["iktchen", "kitchen", 2],
    ["wand", "wind", 2],
    ["wnad", "wand", 1],
    ["", "kit", 4],
  ])("of “%s” for “%s” are %i", (typed, meant, slips) => expect(slipsBetween(typed, meant, many)).toBe(slips))

  it.each([
    ["car", 0],
    ["door", 1],
    ["kitchen", 1],
    ["bathroom", 2],
  ])("of “%s” are forgiven up to %i", (typed, slips) => expect(forgiven(typed)).toBe(slips))
})
