/** Files are put in order by one place at a time, and none is lost on the way. experience: Gallery; E253. */
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { movedBy } from "../../../src/ui/screens/listings/picked-photos.ts"

it.each([
  [0, 1, ["b", "a", "c"]],
  [2, -1, ["a", "c", "b"]],
  [0, -1, ["a", "b", "c"]],
  [2, 1, ["a", "b", "c"]],
] as const)("from place %j by %j", (from, by, wanted) => expect(movedBy(["a", "b", "c"], from, by)).toEqual(wanted))

it("is taken back by the move the other way", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2 }), fc.nat(), (names, at) => {
      const from = at % (names.length - 1)
      expect(movedBy(movedBy(names, from, 1), from + 1, -1)).toEqual(names)
    }),
  )
})
