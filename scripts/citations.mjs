/** What comments, contracts and documents cite: decisions, sections of the specification, documents. Each must exist. */
// @ts-check
import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { root } from "./fingerprint.mjs"

/** @typedef {{ readonly path: string, readonly text: string }} Source */

const read = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8")

/** @returns {readonly Source[]} everything that may cite: code by its comments, contracts and documents whole */
export const citingSources = () =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => /\.(?:tsx?|mjs|css|ya?ml|md|sql)$/u.test(path) && !path.startsWith("src/sdk/generated/"))
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: /\.(?:tsx?|mjs|css)$/u.test(path) ? commentsOf(read(path)) : read(path) }))

/** Line breaks of what is not a comment stay, so that lines can be told. */
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

/** @returns {readonly Source[]} */
export const decisionFiles = () =>
  readdirSync(join(root, "docs/decisions")).map((name) => ({
    path: `docs/decisions/${name}`,
    text: read(`docs/decisions/${name}`),
  }))

/** The numbers that decisions are defined under, each as often as it is. */
export const definedNumbers = (/** @type {readonly Source[]} */ files) =>
  files.flatMap(({ text }) => [...text.matchAll(/\*\*([DE]\d+[a-d]?)\b/gu)].map(([, number = ""]) => number))

/** The names of a document's parts: its headings, and the bold words that open a paragraph or item. */
const partsOf = (/** @type {string} */ name) =>
  new Set(
    [...read(`docs/${name}.md`).matchAll(/^(?:#+ |[-*] \*\*|\*\*)([^*\n]+?)(?:\.?\*\*|$)/gmu)].map(
      ([, part = ""]) => part,
    ),
  )

const citedDocuments = ["architecture", "experience"]

/** @typedef {{ readonly numbers: ReadonlySet<string>, readonly sections: ReadonlySet<string>, readonly parts: Readonly<Record<string, ReadonlySet<string>>> }} Known */

/** @returns {Known} */
export const knownTargets = () => ({
  numbers: new Set(definedNumbers(decisionFiles())),
  sections: new Set([...read("docs/specification.md").matchAll(/^## §(\d+)/gmu)].map(([, section = ""]) => section)),
  parts: Object.fromEntries(citedDocuments.map((name) => [name, partsOf(name)])),
})

/** @returns {readonly string[]} what a text cites that is not there, each with its line */
export const brokenCitations = (/** @type {Source} */ { path, text }, /** @type {Known} */ known) =>
  text.split("\n").flatMap((line, index) => {
    const numbers = [...line.matchAll(/(?<![\w#/.-])([DE]\d{1,3}[a-d]?)\b(?![\w-])/gu)]
      .map(([, number = ""]) => number)
      .filter((number) => !known.numbers.has(number))
    const sections = [...line.matchAll(/\b[Ss]pec(?:ification)? §(\d+)/gu)]
      .map(([, section = ""]) => section)
      .filter((section) => !known.sections.has(section))
      .map((section) => `spec §${section}`)
    const parts = citedDocuments.flatMap((name) =>
      [...line.matchAll(new RegExp(`\\b${name}: ([A-Z][\\w ]*\\w)`, "gu"))]
        .map(([, part = ""]) => part)
        .filter((part) => known.parts[name]?.has(part) !== true)
        .map((part) => `${name}: ${part}`),
    )
    return [...numbers, ...sections, ...parts].map((cited) => `${path}:${index + 1}: ${cited}`)
  })

/** @returns {readonly string[]} links of documents to files that aren't there */
export const brokenLinks = (/** @type {Source} */ { path, text }) =>
  path.endsWith(".md")
    ? [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/gu)]
        .map(([, target = ""]) => normalize(join(dirname(path), target)))
        .filter((target) => !existsSync(join(root, target)))
        .map((target) => `${path}: ${target}`)
    : []
