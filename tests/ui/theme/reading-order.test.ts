/**
 * A part that stands in another order than in the document is read, and reached by keys, as it stands. WCAG 1.3.2,
 * 2.4.3.
 */
import { expect, it } from "vitest"
import { styleRules } from "./style-rules.ts"

it("follows what is seen wherever a row or column is turned round", () => {
  const turned = styleRules().filter(({ sets }) => [...sets.values()].some((value) => /-reverse\b/u.test(value)))
  const others = turned.filter(({ sets }) => sets.get("reading-flow") !== "flex-visual")
  expect(turned).not.toEqual([])
  expect(others.map(({ file, selector }) => `${file} ${selector}`)).toEqual([])
})
