/**
 * Follows the citations of comments, contracts and documents: decisions, sections of the specification, documents. Each
 * must exist.
 */
// @ts-check
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { root } from "../base/fingerprint.mjs"
import { decisionFiles, definedNumbers } from "./decisions.mjs"

/** @typedef {{ readonly path: string, readonly text: string }} Source */

const read = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8")

/** @returns {readonly Source[]} everything that may cite: code by its comments, contracts and documents whole */
export const citingSources = () =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => /\.(?:tsx?|mjs|css|ya?ml|md|sql)$/u.test(path))
    .filter((path) => !path.startsWith("src/sdk/generated/"))
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: /\.(?:tsx?|mjs|css)$/u.test(path) ? commentsOf(read(path)) : read(path) }))

/** Line breaks of what is not a comment stay, so that lines can be counted. */
const commentsOf = (/** @type {string} */ code) => {
  const comments = [...code.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/gu)]
  let text = ""
  let end = 0
  for (const { 0: comment, index } of comments) {
    text += code.slice(end, index).replaceAll(/[^\n]/gu, "") + comment
    end = index + comment.length
  }
  return text
}

/**
 * The names of a text's parts: its headings, the bold words of its items and the first column of its tables, each up to
 * its first sign. What a heading lists has a name each: "Notifications, support" holds Support.
 */
const partsOf = (/** @type {string} */ text) => {
  const whole = [...text.matchAll(/(?:^#+ |\*\*|^\| )([\w -]*\w)/gmu)].map(([, part = ""]) => part)
  const listed = [...text.matchAll(/^#+ (.+)$/gmu)].flatMap(([, heading = ""]) => heading.split(/, | and /u))
  return new Set([...whole, ...listed.map((part) => part.charAt(0).toUpperCase() + part.slice(1))])
}

const citedDocuments = ["architecture", "experience"]

/**
 * @typedef {{ readonly numbers: ReadonlySet<string>, readonly sections: Readonly<Record<string, ReadonlySet<string>>>, readonly parts:
 * Readonly<Record<string, ReadonlySet<string>>> }} Known
 */

/** @returns {Known} */
export const knownTargets = () => ({
  numbers: new Set(definedNumbers(decisionFiles())),
  sections: Object.fromEntries(
    read("docs/specification.md")
      .split(/^## §/mu)
      .slice(1)
      .map((text) => [/^\d+/u.exec(text)?.[0] ?? "", partsOf(text)]),
  ),
  parts: Object.fromEntries(citedDocuments.map((name) => [name, partsOf(read(`docs/${name}.md`))])),
})

/**
 * Between two words of a text: a space, or the end of a line and the sign that its comment begins the next one with.
 */
const gap = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*(?:(?:\*(?!/)|//|#|--)[ \t]*)?)`

const number = /(?<![\w#/.-])([DE]\d{1,3}[a-d]?)\b(?![\w-])/gu
const part = `(?![DE]\\d)[A-Z][\\w-]*(?:${gap}[\\w-]+)*`
const section = new RegExp(`\\b[Ss]pec(?:ification)?${gap}§(\\d+)(?:${gap}(${part}))?`, "gu")
const parts = (/** @type {string} */ name) => new RegExp(`\\b${name}:${gap}(${part}(?:,${gap}${part})*)`, "gu")

/** Documents by names in capitals, and tasks by numbers: whoever reads the repository alone can't follow those. */
const elsewhere = [
  /\b(?:ARCHITECTURE|DECISIONS|LOOK|STYLE|UX)\b/gu,
  new RegExp(`\\bissues?(?::|${gap}(?:#|no\\.? |number )?\\d+)`, "giu"),
]

const oneLine = (/** @type {string} */ text) => text.replaceAll(new RegExp(gap, "gu"), " ")

/** Answers whether a part has this name; a name that runs into the next line may end with its own. */
const isPart = (/** @type {ReadonlySet<string> | undefined} */ there, /** @type {string} */ name) =>
  there !== undefined &&
  [...name.split("\n").keys()].some((last) => {
    const upTo = name.split("\n").slice(0, last + 1)
    return there.has(oneLine(upTo.join("\n")).trim())
  })

/** @returns {readonly string[]} what a text cites that is not in the repository, each with its line */
export const brokenCitations = (/** @type {Source} */ { path, text }, /** @type {Known} */ known) => {
  /** @type {{ readonly at: number, readonly cited: string }[]} */
  const broken = []
  for (const { 1: cited = "", index } of text.matchAll(number))
    if (!known.numbers.has(cited)) broken.push({ at: index, cited })
  for (const { 1: cited = "", 2: within, index } of text.matchAll(section)) {
    const there = known.sections[cited]
    if (there === undefined) broken.push({ at: index, cited: `spec §${cited}` })
    else if (within !== undefined && !isPart(there, within))
      broken.push({ at: index, cited: `spec §${cited} ${oneLine(within)}` })
  }
  for (const name of citedDocuments)
    for (const { 1: list = "", index } of text.matchAll(parts(name)))
      for (const cited of list.split(new RegExp(`,${gap}`, "u")))
        if (!isPart(known.parts[name], cited)) broken.push({ at: index, cited: `${name}: ${oneLine(cited)}` })
  for (const pattern of elsewhere)
    for (const { 0: cited, index } of text.matchAll(pattern)) broken.push({ at: index, cited: oneLine(cited) })
  return broken
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, cited }) => `${path}:${text.slice(0, at).split("\n").length}: ${cited}`)
}

/** @returns {readonly string[]} links of documents to files that aren't there */
export const brokenLinks = (/** @type {Source} */ { path, text }) =>
  path.endsWith(".md")
    ? [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/gu)]
        .map(([, target = ""]) => normalize(join(dirname(path), target)))
        .filter((target) => !existsSync(join(root, target)))
        .map((target) => `${path}: ${target}`)
    : []
