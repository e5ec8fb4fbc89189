/**
 * `npm run sdk:diff [BASE]`: what openapi/ says otherwise than BASE, what breaks clients first, with the normalisers and
 * commands that each change reaches. BASE is a commit, HEAD unless given, or a folder with contracts. Ends with 1 when
 * something breaks. docs/contracts.md.
 */
import { statSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { changesOf } from "./sdk-compare.mjs"
import { contractsFolder, documentsAt, documentsIn } from "./sdk-documents.mjs"
import { usesIn } from "./sdk-uses.mjs"

const fail = (sentence) => {
  console.error(sentence)
  process.exit(2)
}

const base = process.argv[2] ?? "HEAD"
const isFolder = statSync(base, { throwIfNoEntry: false })?.isDirectory() === true

const before = await (isFolder ? documentsIn(base) : documentsAt(base)).catch(() =>
  fail(`There are no contracts at ${base}: name a commit, a branch, a tag, or a folder with core.yaml in it.`),
)
if (Object.keys(before).length === 0) fail(`${base} has no core.yaml, notifications.yaml or support.yaml.`)
const after = await documentsIn(contractsFolder)
const uses = usesIn(fileURLToPath(new URL("../src/", import.meta.url)), before, after)

const said = ({ operation, where, what, way }) => {
  if (operation === null) return `${where} ${what} in ${way === "asked" ? "requests" : "answers"}`
  return where === "operation" || where === "message" ? `${operation} ${what}` : `${operation}, ${where} ${what}`
}

const allOf = (lists) => [...new Set(lists.flat())].sort().join(", ") || "none"

const told = ({ services, changes: same }) => {
  const used = same.map(uses)
  return [
    `  ${services.join(", ")}: ${said(same[0])}.`,
    `    Normalisers: ${allOf(used.map(({ normalisers }) => normalisers))}. Commands: ${allOf(used.map(({ commands }) => commands))}.`,
  ].join("\n")
}

/** Services that share a schema say the same about it. */
const grouped = new Map()
for (const change of changesOf(before, after)) {
  const key = `${change.isBreaking} ${said(change)}`
  grouped.set(key, [...(grouped.get(key) ?? []), change])
}
const changes = [...grouped.values()].map((same) => ({
  services: same.map(({ service }) => service),
  isBreaking: same[0].isBreaking,
  changes: same,
}))
const breaking = changes.filter(({ isBreaking }) => isBreaking)
const others = changes.filter(({ isBreaking }) => !isBreaking)
if (breaking.length > 0) console.log(["Breaking:", ...breaking.map(told), ""].join("\n"))
if (others.length > 0) console.log(["Compatible:", ...others.map(told), ""].join("\n"))
console.log(
  changes.length === 0
    ? `openapi/ says what ${base} says.`
    : `Since ${base}: ${breaking.length} breaking, ${others.length} compatible.`,
)
process.exitCode = breaking.length > 0 ? 1 : 0
