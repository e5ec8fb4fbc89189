/** Whoever reads a comment can follow what it cites: every decision, section and document exists, once. */
import { expect, test } from "vitest"
import {
  brokenCitations,
  brokenLinks,
  citingSources,
  decisionFiles,
  definedNumbers,
  knownTargets,
} from "../../scripts/citations.mjs"

const known = knownTargets()

const cited = (text: string): readonly string[] => brokenCitations({ path: "a.ts", text }, known)

test("every cited number, section and part of a document exists", () => {
  expect(citingSources().flatMap((source) => brokenCitations(source, known))).toEqual([])
})

test("every link of a document leads to a file", () => {
  expect(citingSources().flatMap(brokenLinks)).toEqual([])
})

test("no decision is defined twice", () => {
  const numbers = definedNumbers(decisionFiles())
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

test("a made-up number, section or part is found", () => {
  expect(cited(`The rule of D${999}.`)).toEqual(["a.ts:1: D999"])
  expect(cited(`\nSpec §${12}.`)).toEqual(["a.ts:2: spec §12"])
  expect(cited(`experience${":"} Nowhere.`)).toEqual(["a.ts:1: experience: Nowhere"])
})
