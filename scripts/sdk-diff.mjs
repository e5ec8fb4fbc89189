/**
 * `npm run sdk:diff [BASE]`: what openapi/ says otherwise than BASE, what breaks clients first, with the normalisers and
 * commands that each change reaches. BASE is a commit, HEAD unless given, or a folder with contracts. Ends with 1 when
 * something breaks, with 2 when nothing can be compared. docs/contracts.md.
 */
import { statSync } from "node:fs"
import { contractsFolder, documentsAt, documentsIn, Unsound } from "./contract/sdk-documents.mjs"
import { reportOf } from "./contract/sdk-report.mjs"

const fail = (sentence) => {
  console.error(sentence)
  process.exit(2)
}

const base = process.argv[2] ?? "HEAD"
const isFolder = statSync(base, { throwIfNoEntry: false })?.isDirectory() === true

const before = await (isFolder ? documentsIn(base) : documentsAt(base)).catch((error) =>
  fail(
    error instanceof Unsound
      ? `The contracts at ${base} can't be compared with: ${error.message}`
      : `There are no contracts at ${base}: name a commit, a branch, a tag, or a folder with core.yaml in it.`,
  ),
)
if (Object.keys(before).length === 0) fail(`${base} has no core.yaml, notifications.yaml or support.yaml.`)
const after = await documentsIn(contractsFolder).catch((error) => {
  if (!(error instanceof Unsound)) throw error
  return fail(`openapi/ can't be compared: ${error.message}\n"npm run sdk" says more.`)
})
const { isBreaking, text } = reportOf(base, before, after)
console.log(text)
process.exitCode = isBreaking ? 1 : 0
