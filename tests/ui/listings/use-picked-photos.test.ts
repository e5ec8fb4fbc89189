/** Files are put in order, and none is lost on the way. experience: Gallery. */
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { placeAt } from "../../../src/ui/parts/place-at.ts"
import { moved } from "../../../src/ui/files/use-picked-photos.ts"

it.each([
  [0, 1, ["b", "a", "c"]],
  [2, 0, ["c", "a", "b"]],
  [0, 2, ["b", "c", "a"]],
  [0, -1, ["a", "b", "c"]],
  [2, 3, ["a", "b", "c"]],
] as const)("from place %j to %j", (from, to, wanted) => expect(moved(["a", "b", "c"], from, to)).toEqual(wanted))

it("is taken back by the move the other way", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2 }), fc.nat(), fc.nat(), (names, a, b) => {
      const [from, to] = [a % names.length, b % names.length]
      expect(moved(moved(names, from, to), to, from)).toEqual(names)
    }),
  )
})

it.each([
  ["above all", 0, 2, 0],
  ["below all", 500, 0, 2],
  ["where it came from", 160, 1, 1],
  ["just past the next one's middle", 251, 1, 2],
  ["not yet past the one before", 51, 1, 1],
] as const)("is let go %s", (_, y, from, place) => expect(placeAt([50, 150, 250], y, from)).toBe(place))
