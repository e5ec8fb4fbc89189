/**
 * Shows one file of a contract in `git diff` by what its change means, in place of its lines: git's external diff driver.
 * The other files are taken as they are in openapi/. docs/contracts.md.
 */
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { withPathParameters } from "./contract/normal/path-parameters.ts"
import { formats } from "./contract/report/formats.ts"
import { reportOf } from "./contract/report/report.ts"
import { contractsFolder } from "./contract/services.ts"
import { Unsound } from "./contract/source/parse.ts"
import { contractsIn } from "./contract/source/read.ts"

const [path = "", oldFile = "", , , newFile = ""] = process.argv.slice(2)

const textOf = (file: string): string | null => (file === "/dev/null" ? null : readFileSync(file, "utf8"))
const name = path.replace(/^openapi\//u, "")
const contractsWith = (file: string) =>
  withPathParameters(contractsIn(contractsFolder, new Map([[name, textOf(file)]])))

try {
  const [before, after] = [contractsWith(oldFile), contractsWith(newFile)]
  const names = { title: path, base: "the last version", now: path }
  const isPart = [...before.values(), ...after.values()].some(({ files }) => files.has(name))
  if (!isPart) throw new Unsound("it is part of no contract.")
  const report = await reportOf({ ...names, before, after, wireTypes: null, approvals: [], today: "", evidence: null })
  console.log(`${path}\n${formats.text([report])}\n`)
} catch (error) {
  if (!(error instanceof Unsound)) throw error
  // A file that refers to what isn't there yet, or that no contract has, means nothing by itself: its lines are shown.
  console.log(`${path} can't be compared by what it means: ${error.message}`)
  spawnSync("git", ["diff", "--no-index", "--no-ext-diff", oldFile, newFile], { stdio: "inherit" })
}
