/**
 * `npm run sdk`: lints the contracts and generates the SDK from them. `--check` changes nothing, and fails when what is
 * committed is not what the contracts say. `--from FILE_OR_URL` takes a new contract in place of a service's old one.
 * `--watch` generates again on each change.
 */
import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { bundle, createConfig, formatProblems } from "@redocly/openapi-core"
import { stringify } from "yaml"
import { documentsIn } from "./contract/sdk-documents.mjs"
import { lintOf } from "./contract/sdk-findings.mjs"
import { generate, writtenSentence } from "./contract/sdk-generate.mjs"
import { help, optionsIn } from "./contract/sdk-options.ts"
import { brokenPromises } from "./contract/sdk-promises.mjs"
import { watchContracts } from "./contract/sdk-watch.mjs"
import { contractsFolder, services } from "./contract/services.ts"
import { contractTree } from "./contract/source/contract-tree.ts"
import { bodilessHooks } from "./contract/source/hooks.ts"
import { Unsound } from "./contract/source/parse.ts"
import { contractAt, contractsIn, sound } from "./contract/source/read.ts"

const contract = (service) => new URL(`../openapi/${service}.yaml`, import.meta.url)

const fail = (sentence, code = 1) => {
  console.error(sentence)
  process.exit(code)
}

/** Something that can't be read breaks no rule: nobody knows what it says. */
const unreadable = (sentence) => fail(sentence, 2)

/** Reads contracts, whose places are relative to a folder of that name. */
const readable = (folder, read) => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Unsound)) throw error
    return unreadable(`${folder}${error.message}`)
  }
}

/** Counts the hub messages without a body, of which nothing could be generated. */
const hookProblems = (folder, tree) => {
  const found = bodilessHooks(tree)
  for (const sentence of found) console.error(`${folder}${sentence}`)
  return found.length
}

const shown = 5

/** Counts the rules of OpenAPI that the contract at a place breaks; the first of them are reported. */
const lintProblems = async (ref) => {
  const found = await lintOf(ref)
  const some = found.slice(0, shown)
  formatProblems(some, { format: "codeframe", totals: { errors: some.length, warnings: 0, ignored: 0 } })
  if (found.length > shown) console.error(`… and ${found.length - shown} more.`)
  return found.length
}

/** Counts the promises that a sound contract breaks; the first of them are reported. */
const promiseProblems = (ref, document) => {
  const broken = brokenPromises(document)
  for (const sentence of broken.slice(0, shown)) console.error(`${ref}: ${sentence}`)
  if (broken.length > shown) console.error(`… and ${broken.length - shown} more.`)
  return broken.length
}

const rules = (count) => (count === 1 ? "a rule" : `${count} rules`)

const linted = async () => {
  let problems = 0
  const trees = readable("openapi/", () => contractsIn(contractsFolder))
  for (const tree of trees.values()) problems += hookProblems("openapi/", tree)
  for (const service of services) problems += await lintProblems(contract(service).pathname)
  // Contracts that aren't sound promise nothing that could be checked.
  const documents = problems > 0 ? {} : await documentsIn(contractsFolder)
  for (const [service, document] of Object.entries(documents))
    problems += promiseProblems(`openapi/${service}.yaml`, document)
  if (problems > 0)
    fail(`The contracts break ${rules(problems)}: see above, mend openapi/ and run "npm run sdk" again.`)
}

/** Reads a contract from somewhere else, with all that it refers to. */
const documentFrom = async (from) => {
  const isAddress = /^https?:/u.test(from)
  const response = isAddress ? await fetch(from).catch(() => unreadable(`Nobody answers at ${from}.`)) : null
  if (response !== null && !response.ok) unreadable(`${from} answers with ${response.status}.`)
  if (response === null && !existsSync(from)) unreadable(`There is no file ${from}.`)
  const folder = isAddress ? "" : from.replace(/[^/]*$/u, "")
  const own = isAddress ? null : readable(folder, () => contractAt(from))
  const { bundle: document, problems } = await bundle({ ref: from, config: await createConfig({}) }).catch((error) =>
    unreadable(`${from}${error.line > 0 ? `:${error.line}` : ""} is no contract: ${error.message}`),
  )
  if (problems.length > 0) unreadable(`${from} refers to what isn't there: ${problems[0].message}`)
  const tree = own ?? readable("", () => sound(contractTree(from, document.parsed)))
  if (hookProblems(folder, tree) > 0) fail(`${from} has hub messages that say nothing. Nothing was taken.`)
  return document.parsed
}

const format = (/** @type {URL} */ file) =>
  execFileSync(process.execPath, [
    fileURLToPath(new URL("../node_modules/oxfmt/bin/oxfmt", import.meta.url)),
    fileURLToPath(file),
  ])

/** The services that the contract's servers end with. */
const servicesOf = ({ servers = [] }) =>
  services.filter((name) => servers.some(({ url = "" }) => new RegExp(`/${name}/?$`, "u").test(url)))

const take = async (from, isCheck) => {
  const document = await documentFrom(from)
  const [service, ...others] = servicesOf(document)
  if (service === undefined) fail(`${from} names no server ending in /core, /notifications or /support: whose is it?`)
  if (others.length > 0)
    fail(`${from} names servers of ${[service, ...others].join(" and of ")}: whose is it? Nothing was taken.`)
  const problems = (await lintProblems(from)) || promiseProblems(from, document)
  if (problems > 0) fail(`${from} breaks ${rules(problems)}: see above. Nothing was taken.`)
  if (isCheck) return console.log(`${from} would be taken as openapi/${service}.yaml. Nothing was written.`)
  await writeFile(contract(service), stringify(document, { lineWidth: 0, aliasDuplicateObjects: false }))
  format(contract(service))
  console.log(`Took ${from} as openapi/${service}.yaml. "npm run sdk:diff" says what it changes.`)
}

const run = async ({ isCheck, from }) => {
  if (from !== null) await take(from, isCheck)
  if (from !== null && isCheck) return
  await linted()
  const stale = await generate(isCheck)
  if (isCheck && stale.length > 0)
    fail(
      `src/sdk/generated is not in step with openapi/: ${stale.join(", ")}. Run "npm run sdk" and commit what it changes.`,
    )
  console.log(writtenSentence(stale))
}

const options = optionsIn(process.argv.slice(2))
if (options === "help") console.log(help)
else if ("misuse" in options) fail(options.misuse, 2)
else if (options.isWatching) watchContracts(contractsFolder)
else await run(options)
