/** Counts what is wrong with contracts, and says the first of it. */
import { join } from "node:path"
import { formatProblems } from "@redocly/openapi-core"
import { documentsIn } from "./sdk-documents.mjs"
import { readable } from "./sdk-ends.mjs"
import { lintOf } from "./sdk-findings.mjs"
import { brokenPromises } from "./sdk-promises.mjs"
import { services } from "./services.ts"
import { bodilessHooks } from "./source/hooks.ts"
import { contractsIn } from "./source/read.ts"

/** Counts the hub messages without a body, of which nothing could be generated. */
export const hookProblems = (folder, tree) => {
  const found = bodilessHooks(tree)
  for (const sentence of found) console.error(`${folder}${sentence}`)
  return found.length
}

const shown = 5

/** Counts the rules of OpenAPI that the contract at a place breaks. `cwd`: files are named from there. */
export const lintProblems = async (ref, cwd = process.cwd()) => {
  const found = await lintOf(ref)
  const some = found.slice(0, shown)
  formatProblems(some, { format: "codeframe", cwd, totals: { errors: some.length, warnings: 0, ignored: 0 } })
  if (found.length > shown) console.error(`… and ${found.length - shown} more.`)
  return found.length
}

/** Counts the promises that a sound contract breaks. */
export const promiseProblems = (ref, document) => {
  const broken = brokenPromises(document)
  for (const sentence of broken.slice(0, shown)) console.error(`${ref}: ${sentence}`)
  if (broken.length > shown) console.error(`… and ${broken.length - shown} more.`)
  return broken.length
}

/** Counts what is wrong in a folder called `openapi`. */
export const problemsIn = async (/** @type {string} */ folder) => {
  let problems = 0
  const trees = readable("openapi/", () => contractsIn(folder))
  for (const tree of trees.values()) problems += hookProblems("openapi/", tree)
  for (const service of services) problems += await lintProblems(join(folder, `${service}.yaml`), join(folder, ".."))
  // Contracts that aren't sound promise nothing that could be checked.
  const documents = problems > 0 ? {} : await documentsIn(folder)
  for (const [service, document] of Object.entries(documents))
    problems += promiseProblems(`openapi/${service}.yaml`, document)
  return problems
}
