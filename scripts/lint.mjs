/** Lints by the rules that follow from the table of rooms; the linter reads them from a file that nobody keeps. */
// @ts-check
import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { root } from "./base/fingerprint.mjs"
import { lintRules } from "./house/layers.mjs"

writeFileSync(join(root, ".oxlintrc.json"), JSON.stringify(lintRules()))
const linter = fileURLToPath(new URL("../bin/oxlint", import.meta.resolve("oxlint")))
const { status } = spawnSync(process.execPath, [linter, ...process.argv.slice(2)], { cwd: root, stdio: "inherit" })
process.exitCode = status ?? 1
