/** Every decision can be found by its number and its subject, is defined once, and says its reason. */
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { decisionFiles, definedNumbers, faultsOfForm, indexOf, shownIndex } from "../../scripts/house/decisions.mjs"

const twice = (numbers: readonly string[]): readonly string[] =>
  numbers.filter((number, index) => numbers.indexOf(number) !== index)

test("no decision is defined twice", () => {
  expect(twice(definedNumbers(decisionFiles()))).toEqual([])
})

test("every decision has a number, a short rule, a subject and one reason", () => {
  expect(decisionFiles().flatMap(faultsOfForm)).toEqual([])
})

test("the README's index names every file and subject, with its anchor", () => {
  const readme = readFileSync(new URL("../../docs/decisions/README.md", import.meta.url), "utf8")
  expect(shownIndex(readme)).toEqual(indexOf(decisionFiles()))
})

const path = "docs/decisions/a.md"
const one = `D${901}`
const other = `D${902}`
const good = `# A\n\n## Subject\n\n### ${one} A rule\n\nMore of it. Reason: why.\n`
const faults = (text: string): readonly string[] => faultsOfForm({ path, text })

test("a decision in order has no fault", () => {
  expect(faults(good)).toEqual([])
})

test("a number that is defined twice is found, in one file or two", () => {
  expect(twice(definedNumbers([{ path, text: `${good}\n### ${one} Another rule\n\nReason: why.\n` }]))).toEqual([one])
  expect(
    twice(
      definedNumbers([
        { path, text: good },
        { path: "docs/decisions/b.md", text: good },
      ]),
    ),
  ).toEqual([one])
})

test("a decision outside of a subject is found", () => {
  expect(faults(good.replace("## Subject\n\n", ""))).toEqual([`${path}: ${one} stands outside of a subject`])
})

test("a decision without a reason, or with two, is found, whatever its neighbours have", () => {
  const next = `\n### ${other} A rule\n\nMore of it.`
  expect(faults(`${good}${next}\n`)).toEqual([`${path}: ${other} has no reason`])
  expect(faults(`${good}${next} Reason: \n`)).toEqual([`${path}: ${other} has no reason`])
  expect(faults(`${good}${next} Reason: one. Reason: two.\n`)).toEqual([`${path}: ${other} has more than one reason`])
})

test("a heading that is too long, or has no number or no rule, is found", () => {
  const rule = "x".repeat(100 - `### ${one} `.length)
  expect(faults(good.replace("A rule", rule))).toEqual([])
  expect(faults(good.replace("A rule", `${rule}x`))).toEqual([`${path}: ${one} has a heading of more than 100 signs`])
  expect(faults(good.replace(`${one} A rule`, "A rule"))).toEqual([`${path}: A has no number with a rule`])
  expect(faults(good.replace(`${one} A rule`, one))).toEqual([`${path}: ${one} has no number with a rule`])
})

test("a decision that is an item of a list is found", () => {
  expect(faults(`${good}\n- **${other} A rule.** Reason: why.\n`)).toEqual([
    `${path}: ${other} is an item and no heading`,
    `${path}: ${one} has more than one reason`,
  ])
})

test("an index that lacks a subject, or names one that is gone, differs from the headings", () => {
  const files = [{ path, text: good.replace("## Subject", "## A subject, its parts and what's more") }]
  const line = "- [**a**](a.md): [A subject, its parts and what's more](a.md#a-subject-its-parts-and-whats-more)"
  expect(indexOf(files)).toEqual([line])
  expect(shownIndex(`# Decisions\n\n${line}\n\nMore.\n`)).toEqual(indexOf(files))
  expect(shownIndex(`# Decisions\n\n${line} · [Gone](a.md#gone)\n`)).not.toEqual(indexOf(files))
  expect(indexOf([...files, { path: "docs/decisions/b.md", text: good }])).toHaveLength(2)
})
