/**
 * Reads the decisions of `docs/decisions/`: each is a heading with its number and rule below a subject, and a paragraph that
 * ends with its reason. Whoever follows a number from the code finds one rule there, and why it is so.
 */
// @ts-check
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../base/fingerprint.mjs"

/** @typedef {{ readonly path: string, readonly text: string }} Source */

const folder = "docs/decisions"
const longestHeading = 100

/** @returns {readonly Source[]} */
export const decisionFiles = () =>
  readdirSync(join(root, folder)).map((name) => ({
    path: `${folder}/${name}`,
    text: readFileSync(join(root, folder, name), "utf8"),
  }))

/** The numbers that decisions are defined under, each as often as it is. */
export const definedNumbers = (/** @type {readonly Source[]} */ files) =>
  files.flatMap(({ text }) => [...text.matchAll(/^### ([DE]\d+[a-d]?)\b/gmu)].map(([, number = ""]) => number))

const faultsOfDecision = (/** @type {string} */ decision) => {
  const [heading = ""] = decision.split("\n", 1)
  const reasons = decision.match(/\bReason:\s+\S/gu)?.length ?? 0
  return [
    ...(/^[DE]\d+[a-d]? \S/u.test(heading) ? [] : ["has no number with a rule"]),
    ...(`### ${heading}`.length > longestHeading ? [`has a heading of more than ${longestHeading} signs`] : []),
    ...(reasons === 1 ? [] : [reasons === 0 ? "has no reason" : "has more than one reason"]),
  ].map((fault) => `${heading.split(" ", 1)[0]} ${fault}`)
}

/** @returns {readonly string[]} what is wrong with the form of a file's decisions */
export const faultsOfForm = (/** @type {Source} */ { path, text }) => {
  const [opening = "", ...subjects] = text.split(/^## /mu)
  const outside = opening.split(/^### /mu).slice(1)
  return [
    ...outside.map((decision) => `${decision.split(" ", 1)[0]} stands outside of a subject`),
    ...[...text.matchAll(/^- \*\*([DE]\d+[a-d]?)\b/gmu)].map(([, number]) => `${number} is an item and no heading`),
    ...[...outside, ...subjects.flatMap((subject) => subject.split(/^### /mu).slice(1))].flatMap(faultsOfDecision),
  ].map((fault) => `${path}: ${fault}`)
}

/** The anchor that GitHub gives a heading. */
const anchor = (/** @type {string} */ heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/gu, "-")

/** The index that the README of the decisions has to show: a line for each file, with links to its subjects. */
export const indexOf = (/** @type {readonly Source[]} */ files) =>
  files
    .filter(({ path }) => !path.endsWith("/README.md"))
    .map(({ path, text }) => {
      const name = path.slice(folder.length + 1)
      const subjects = [...text.matchAll(/^## (.+)$/gmu)].map(
        ([, subject = ""]) => `[${subject}](${name}#${anchor(subject)})`,
      )
      return `- [**${name.replace(/\.md$/u, "")}**](${name}): ${subjects.join(" · ")}`
    })

/** The index that a README shows. */
export const shownIndex = (/** @type {string} */ readme) =>
  readme.split("\n").filter((line) => line.startsWith("- [**"))
