/** Answers are the same when they say the same: an empty list says another thing than an empty record. */
import { expect, it } from "vitest"
import { sameJson } from "../../src/projections/selectors.ts"

it.each([
  [[], {}, false],
  [{ 0: "a" }, ["a"], false],
  [{ keys: ["a", "b"] }, { keys: ["a", "b"] }, true],
  [{ keys: ["a", "b"] }, { keys: ["b", "a"] }, false],
  [{ name: undefined }, {}, false],
  [null, {}, false],
])("%j beside %j", (one, other, same) => expect(sameJson(one, other)).toBe(same))
