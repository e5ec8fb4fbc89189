/** Every citation of the repository can be followed within it: decisions, sections and documents exist, each once. */
import { expect, test } from "vitest"
import { brokenCitations, brokenLinks, citingSources, knownTargets } from "../../scripts/house/citations.mjs"

const known = knownTargets()

const cited = (text: string): readonly string[] => brokenCitations({ path: "a.ts", text }, known)

test("every cited number, section and part of a document exists", () => {
  expect(citingSources().flatMap((source) => brokenCitations(source, known))).toEqual([])
})

test("every link of a document leads to a file", () => {
  expect(citingSources().flatMap(brokenLinks)).toEqual([])
})

test("a made-up number, section or part is found", () => {
  expect(cited(`The rule of D${999}.`)).toEqual(["a.ts:1: D999"])
  expect(cited(`\nSpec §${12}.`)).toEqual(["a.ts:2: spec §12"])
  expect(cited(`Spec §${7} Nowhere; spec §7 Support, spec §7 has more.`)).toEqual(["a.ts:1: spec §7 Nowhere"])
  expect(cited(`experience${":"} Nowhere.`)).toEqual(["a.ts:1: experience: Nowhere"])
  expect(cited(`experience${":"} Forms, Nowhere, D96.`)).toEqual(["a.ts:1: experience: Nowhere"])
})

test("citations are followed over the ends of lines", () => {
  expect(cited(`/**\n * Reason. Spec\n * §${12}.\n */`)).toEqual(["a.ts:2: spec §12"])
  expect(cited(`// experience${":"}\n// Nowhere at all.`)).toEqual(["a.ts:1: experience: Nowhere at all"])
  expect(cited(`/**\n * architecture${":"} One order for all\n * facts. Experience.\n */`)).toEqual([])
  expect(cited(`// experience${":"} Forms\n// Another sentence.`)).toEqual([])
})

test.each(["ARCHITECTURE", "DECISIONS", "LOOK", "STYLE", "UX"])("no document is cited by the name of %s", (name) => {
  expect(cited(`/** Reason. ${name}: Forms. */`)).toEqual([`a.ts:1: ${name}`])
  expect(cited(`/**\n * Reason (see\n * ${name} J).\n */`)).toEqual([`a.ts:3: ${name}`])
  expect(cited(`${name}S, ${name.toLowerCase()}`)).toEqual([])
})

test("no task is cited by its number", () => {
  const word = "issue"
  expect(cited(`/** Reason. I${word.slice(1)} 2 §3. */`)).toEqual(["a.ts:1: Issue 2"])
  expect(cited(`/** Reason; ${word} #12. */`)).toEqual(["a.ts:1: issue #12"])
  expect(cited(`/** Reason; ${word}: strict. */`)).toEqual(["a.ts:1: issue:"])
  expect(cited(`/**\n * Reason. I${word.slice(1)}s\n * 3 and 4.\n */`)).toEqual(["a.ts:2: Issues 3"])
  expect(cited(`/** Makes tokens: issue, issuer, issued 3 at once. */`)).toEqual([])
})
