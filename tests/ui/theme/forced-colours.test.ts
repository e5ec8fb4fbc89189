/**
 * Every sign that is a ground alone is a system colour, too, where colours are forced; no focus is lost, and nothing
 * moves for who asked for stillness. experience: Accessibility.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../../../scripts/base/fingerprint.mjs"
import { styleRules } from "./style-rules.ts"

const rules = styleRules()

const forcedIn = (file: string): string => {
  const [, ...forced] = readFileSync(join(root, "src/ui", file), "utf8").split("@media (forced-colors: active)")
  return forced.join("")
}

/** The selectors that say which of several is chosen. */
const chosen = /:checked|\[aria-current|\[aria-pressed|\[aria-selected|\[data-open\]|\[data-highlighted\]/u

it("says which of several is chosen where colours are forced", () => {
  const byGround = rules.filter(
    ({ selector, sets }) => chosen.test(selector) && ["background", "box-shadow"].some((name) => sets.has(name)),
  )
  const silent = byGround.filter(({ file }) => !/Highlight|CanvasText/u.test(forcedIn(file)))
  expect(byGround.length).toBeGreaterThan(8)
  expect(silent.map(({ file, selector }) => `${file} ${selector}`)).toEqual([])
})

/** The style sheets of what takes the focus as a whole, from a script alone, or shows it by the box around it. */
const ringless: ReadonlySet<string> = new Set([
  "parts/combobox.css", // in .p-box
  "parts/dialog.css",
  "parts/full-screen.css",
  "parts/popup.css",
  "screens/support/support.css",
])

it("takes no ring away without drawing another", () => {
  const taken = rules.filter(({ sets }) => /^(?:none|0)$/u.test(sets.get("outline") ?? ""))
  const drawn = new Set(rules.filter(({ sets }) => /solid/u.test(sets.get("outline") ?? "")).map(({ file }) => file))
  const bare = taken.filter(({ file }) => !drawn.has(file) && !ringless.has(file))
  expect(taken.length).toBeGreaterThan(8)
  expect(bare.map(({ file, selector }) => `${file} ${selector}`)).toEqual([])
})

/** A rule for all of it, which later layers can't win over: the earlier an important one stands, the more it weighs. */
it("stills all motion at once, whatever a part says", () => {
  const base = readFileSync(join(root, "src/ui/theme/base.css"), "utf8")
  const [, still = ""] = base.split("@media (prefers-reduced-motion: reduce)")
  for (const name of ["animation-duration: 1ms", "animation-iteration-count: 1", "transition-duration: 1ms"])
    expect(still).toContain(`${name} !important`)
  const important = rules.filter(({ file, sets }) => {
    const moves = [...sets].filter(([name]) => /^(?:animation|transition)/u.test(name))
    return file !== "theme/base.css" && moves.some(([, value]) => value.includes("!important"))
  })
  expect(important).toEqual([])
})
