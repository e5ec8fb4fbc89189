/** Reads the laws of `docs/laws.md`, and finds where laws and the tests that cite them don't name each other. */
// @ts-check
import { dirname, join, normalize } from "node:path"

/**
 * @typedef {{ readonly number: number, readonly keepers: readonly string[], readonly tests: readonly string[] }} Law
 * @typedef {{ readonly path: string, readonly text: string }} Source
 */

export const lawsPath = "docs/laws.md"

const linksOf = (/** @type {string} */ text) =>
  [...text.matchAll(/\]\(([^)]+)\)/gu)].map(([, link = ""]) => normalize(join(dirname(lawsPath), link)))

const line = (/** @type {string} */ text, /** @type {string} */ start) =>
  text.split("\n").find((one) => one.startsWith(`- ${start} `)) ?? ""

/** @returns {readonly Law[]} in the order of the document, paths from the root */
export const lawsOf = (/** @type {string} */ document) =>
  document
    .split(/^### Law /mu)
    .slice(1)
    .map((text) => ({
      number: Number(/^\d+/u.exec(text)?.[0]),
      keepers: linksOf(line(text, "kept by")),
      tests: linksOf(line(text, "tried by")),
    }))

/** @returns {readonly number[]} the laws that the opening comment of a file cites, as in "Laws 2 and 7." */
const citedIn = (/** @type {string} */ text) => {
  const opening = /^\s*\/\*\*[\s\S]*?\*\//u.exec(text)?.[0].replaceAll(/\n \*/gu, "") ?? ""
  return [...opening.matchAll(/\blaws?\s+(\d+(?:(?:,| and)\s+\d+)*)/giu)].flatMap(([, numbers = ""]) =>
    [...numbers.matchAll(/\d+/gu)].map(([number]) => Number(number)),
  )
}

/**
 * @param {readonly Law[]} laws
 * @param {readonly Source[]} tests all test files
 * @returns {readonly string[]} a sentence a fault
 */
export const lawFaults = (laws, tests) => {
  const cited = new Map(tests.map(({ path, text }) => [path, citedIn(text)]))
  const ofLaws = laws.flatMap((law, index) => [
    ...(law.number === index + 1 ? [] : [`Law ${law.number} stands where law ${index + 1} should.`]),
    ...(law.keepers.length > 0 ? [] : [`Law ${law.number} names no file that keeps it.`]),
    ...(law.tests.length > 0 ? [] : [`Law ${law.number} names no test.`]),
    ...law.tests
      .filter((path) => cited.get(path)?.includes(law.number) !== true)
      .map((path) => `${path} does not cite law ${law.number}, which names it.`),
  ])
  const ofTests = [...cited].flatMap(([path, numbers]) =>
    numbers
      .filter((number) => laws.find((law) => law.number === number)?.tests.includes(path) !== true)
      .map((number) => `${path} cites law ${number}, which does not name it.`),
  )
  return [...ofLaws, ...ofTests]
}
