/**
 * `npm run sdk`: lints the contracts and generates the SDK from them. `--check` changes nothing and fails when what is
 * committed is not what the contracts say. `--from FILE_OR_URL` takes a new contract in place of a service's old one.
 */
import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { bundle, createConfig, formatProblems, lint } from "@redocly/openapi-core"
import openapiTS, { astToString } from "openapi-typescript"
import { stringify } from "yaml"
import { contractsFolder, documentsIn, services } from "./contract/sdk-documents.mjs"
import { brokenPromises } from "./contract/sdk-promises.mjs"
import { rulesOfContracts } from "./contract/sdk-rules.mjs"
import { shapesOf } from "./contract/sdk-shapes.mjs"

const target = new URL("../src/sdk/generated/", import.meta.url)
const contract = (service) => new URL(`../openapi/${service}.yaml`, import.meta.url)
const notice = "/** Generated from openapi/ by `npm run sdk`. Never edited by hand. */\n"

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const shown = 5

/** Counts the rules of OpenAPI that the contract at a place breaks; the first of them are reported. */
const lintProblems = async (ref) => {
  const found = await lint({ ref, config: await createConfig(rulesOfContracts) })
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
  for (const service of services) problems += await lintProblems(contract(service).pathname)
  // Contracts that aren't sound promise nothing that could be checked.
  const documents = problems > 0 ? {} : await documentsIn(contractsFolder)
  for (const [service, document] of Object.entries(documents))
    problems += promiseProblems(`openapi/${service}.yaml`, document)
  if (problems > 0)
    fail(`The contracts break ${rules(problems)}: see above, mend openapi/ and run "npm run sdk" again.`)
}

const generated = async () => {
  const files = new Map()
  const documents = await documentsIn(contractsFolder)
  for (const service of services) files.set(`${service}.ts`, notice + astToString(await openapiTS(documents[service])))
  files.set("shapes.ts", notice + shapesOf(documents))
  return files
}

/** Reads a contract from somewhere else, with all that it refers to. */
const documentFrom = async (from) => {
  const isAddress = /^https?:/u.test(from)
  const response = isAddress ? await fetch(from).catch(() => fail(`Nobody answers at ${from}.`)) : null
  if (response !== null && !response.ok) fail(`${from} answers with ${response.status}.`)
  if (response === null && !existsSync(from)) fail(`There is no file ${from}.`)
  const { bundle: document, problems } = await bundle({ ref: from, config: await createConfig({}) }).catch((error) =>
    fail(`${from} is no contract: ${error.message}`),
  )
  if (problems.length > 0) fail(`${from} refers to what isn't there: ${problems[0].message}`)
  if (document.parsed?.openapi === undefined) fail(`${from} is no contract: it has no "openapi" in it.`)
  return document.parsed
}

const format = (/** @type {URL} */ file) =>
  execFileSync(process.execPath, [
    fileURLToPath(new URL("../node_modules/oxfmt/bin/oxfmt", import.meta.url)),
    fileURLToPath(file),
  ])

/** The service that one of the contract's servers ends with. */
const serviceOf = ({ servers = [] }) =>
  services.find((name) => servers.some(({ url = "" }) => new RegExp(`/${name}/?$`, "u").test(url)))

const take = async (from) => {
  const document = await documentFrom(from)
  const service =
    serviceOf(document) ?? fail(`${from} names no server ending in /core, /notifications or /support: whose is it?`)
  const problems = (await lintProblems(from)) || promiseProblems(from, document)
  if (problems > 0) fail(`${from} breaks ${rules(problems)}: see above. Nothing was taken.`)
  await writeFile(contract(service), stringify(document, { lineWidth: 0, aliasDuplicateObjects: false }))
  format(contract(service))
  console.log(`Took ${from} as openapi/${service}.yaml. "npm run sdk:diff" says what it changes.`)
}

const [first] = process.argv.slice(2)
if (first !== undefined && !["--check", "--from"].includes(first))
  fail(`"npm run sdk" knows --check and --from FILE_OR_URL, not ${first}.`)
const from = process.argv.indexOf("--from")
if (from > 0) await take(process.argv[from + 1] ?? fail("--from needs a file or an address."))
await linted()
const files = await generated()
await mkdir(target, { recursive: true })
const stale = []
for (const [name, text] of files) {
  const before = await readFile(new URL(name, target), "utf8").catch(() => "")
  if (before === text) continue
  stale.push(name)
  if (!process.argv.includes("--check")) await writeFile(new URL(name, target), text)
}
if (process.argv.includes("--check") && stale.length > 0) {
  fail(
    `src/sdk/generated is not in step with openapi/: ${stale.join(", ")}. Run "npm run sdk" and commit what it changes.`,
  )
}
console.log(stale.length === 0 ? "The SDK is in step with the contracts." : `Generated ${stale.join(", ")}.`)
