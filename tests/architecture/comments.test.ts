/** Comments stand alone: none opens with a relative clause or a bare pronoun. architecture: House rules. */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"
import { badOpenings, citedInOpening, saidTwice } from "../../scripts/house/openings.mjs"

const sources = globSync(["{src,server,scripts,tests,drawings}/**/*.{ts,tsx,mjs}", "*.{ts,mjs}"], { cwd: root })
  .filter((path) => !path.startsWith("src/sdk/generated/"))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))

it("are whole sentences, or nouns", () => {
  expect(sources.length).toBeGreaterThan(1_500)
  expect(sources.flatMap(badOpenings)).toEqual([])
})

it("cite no decision at a file's beginning, where no line is seen to follow from it", () => {
  expect(sources.flatMap(citedInOpening)).toEqual([])
  const cited = `/** Keeps drafts. Spec §${2}; D${12}, E${35}. */\n/** D${13} */`
  expect(citedInOpening({ path: "a.ts", text: cited })).toEqual([`a.ts: D${12}`, `a.ts: E${35}`])
})

it("say nothing twice", () => {
  expect(sources.flatMap(saidTwice)).toEqual([])
  const twice =
    "/**\n * The notes go with the end of the session. Everything goes with the\n * end of the session.\n */"
  expect(saidTwice({ path: "a.ts", text: twice })).toEqual(["a.ts: Everything goes with the end of the session."])
})

it.each([
  "What a screen draws.",
  "Whether the list is known.",
  "It is kept.",
  "Its owner's name.",
  "Those of the list that are open.",
  "Of which it is a part.",
  "This is so.",
  "One of them wins.",
  "As its owner sees it.",
])("that open so are found: %s", (words) => {
  expect(badOpenings({ path: "a.ts", text: `/** ${words} */\nconst a = 1` })).toEqual([`a.ts:1: ${words}`])
  expect(badOpenings({ path: "a.ts", text: `const a = 1\n// ${words}\n` })).toEqual([`a.ts:2: ${words}`])
})

it.each([
  "Answers whether the list is known.",
  "The owner of a list.",
  "Where nothing is known, the page says so.",
  "This page comes first.",
  "Both tabs hear of it.",
])("that open otherwise are not: %s", (words) => {
  expect(badOpenings({ path: "a.ts", text: `/** ${words} */` })).toEqual([])
  expect(badOpenings({ path: "a.ts", text: `const url = "https://What.example" // ${words}` })).toEqual([])
})
