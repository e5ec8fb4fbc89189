/** Categories by their key, and the root of each. Spec §1. */
import { expect, it } from "vitest"
import type { Category } from "../../src/domain/classificator.ts"
import { categoryByKey, rootCategories, rootOf } from "../../src/projections/classificator.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { enveloped } from "../arbitraries/logs.ts"

const category = (key: string, children: readonly Category[] = []): Category => ({
  key,
  name: `Category ${key}`,
  icon: "brush",
  children,
})
const [wall, roof] = [category("wall"), category("roof")]
const [paint, build] = [category("paint", [wall]), category("build", [roof])]

it("knows every category and its root once they are loaded, and none before", () => {
  const before = foldPlain([]).classificator
  const { classificator } = foldPlain([enveloped({ type: "ClassificatorLoaded", categories: [paint, build] })])
  expect(rootCategories(before)).toBeNull()
  expect(rootOf(before, "wall")).toBeUndefined()
  expect(rootCategories(classificator)).toEqual([paint, build])
  expect(["paint", "wall", "roof"].map((key) => categoryByKey(classificator, key))).toEqual([paint, wall, roof])
  expect(["paint", "wall", "roof", "sea"].map((key) => rootOf(classificator, key))).toEqual([
    paint,
    paint,
    build,
    undefined,
  ])
})
