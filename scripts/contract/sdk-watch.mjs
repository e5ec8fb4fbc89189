/** `npm run sdk -- --watch`: generates the SDK again when a contract changes, and says so in one line per change. */
import { dirname, relative } from "node:path"
import { whenOrphaned } from "../base/orphaned.mjs"
import { watchFolders } from "../base/watching.mjs"
import { findingsIn } from "./sdk-findings.mjs"
import { generate, writtenSentence } from "./sdk-generate.mjs"

const isContract = (/** @type {string} */ file) => /\.(?:ya?ml|json)$/u.test(file)

/** A line about what is in openapi/ now, whatever that is: only whoever watches ends the watching. */
const outcome = async (/** @type {string} */ folder) => {
  try {
    const [first, ...others] = await findingsIn(folder)
    if (first === undefined) return writtenSentence(await generate(false))
    return others.length === 0 ? first : `${first} (and ${others.length} more)`
  } catch (error) {
    return `Nothing was generated: ${String(error).split("\n", 1)[0]}`
  }
}

/** Watches until the process is asked to end. A mistake is told, and the SDK stays as it was until it is mended. */
export const watchContracts = (/** @type {string} */ folder) => {
  let begins = true
  watchFolders([folder], async (changed) => {
    const [first, ...others] = changed.filter(isContract).map((file) => relative(dirname(folder), file))
    if (first === undefined && !begins) return
    const named = others.length === 0 ? first : `${first} and ${others.length} more`
    const said = await outcome(folder)
    // A mistake says its own file and line.
    console.log(!begins && said.startsWith(`${named}:`) ? said : `${begins ? "Watching openapi/" : named}: ${said}`)
    begins = false
  })
  // Files are written in one go, so the process may end between any two steps.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0))
  whenOrphaned(() => process.exit(0))
}
