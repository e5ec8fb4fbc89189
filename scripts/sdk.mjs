/**
 * `npm run sdk`: lints the contracts and generates the SDK from them. `--check` changes nothing and fails when what is
 * committed is not what the contracts say. `--from FILE_OR_URL` takes a new contract in place of a service's old one.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { createConfig, formatProblems, lint } from "@redocly/openapi-core"
import openapiTS, { astToString } from "openapi-typescript"
import { contractsFolder, documentsIn, services } from "./sdk-documents.mjs"
import { rulesOfContracts } from "./sdk-rules.mjs"
import { shapesOf } from "./sdk-shapes.mjs"

const target = new URL("../src/sdk/generated/", import.meta.url)
const contract = (service) => new URL(`../openapi/${service}.yaml`, import.meta.url)
const notice = "/** Generated from openapi/ by `npm run sdk`. Never edited by hand. */\n"

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const linted = async () => {
  const config = await createConfig(rulesOfContracts)
  let problems = 0
  for (const service of services) {
    const found = await lint({ ref: contract(service).pathname, config })
    problems += found.length
    if (found.length > 0)
      formatProblems(found, { format: "codeframe", totals: { errors: found.length, warnings: 0, ignored: 0 } })
  }
  if (problems > 0) fail(`The contracts break ${problems} rules: see above, mend openapi/ and run "npm run sdk" again.`)
}

const generated = async () => {
  const files = new Map()
  const documents = await documentsIn(contractsFolder)
  for (const service of services) files.set(`${service}.ts`, notice + astToString(await openapiTS(documents[service])))
  files.set("shapes.ts", notice + shapesOf(documents))
  return files
}

const textAt = async (from) => {
  if (!/^https?:/u.test(from)) return readFile(from, "utf8").catch(() => fail(`There is no file ${from}.`))
  const response = await fetch(from).catch(() => fail(`Nobody answers at ${from}.`))
  return response.ok ? response.text() : fail(`${from} answers with ${response.status}.`)
}

const take = async (from) => {
  const text = await textAt(from)
  const service = services.find((name) => new RegExp(`url["']?\\s*:\\s*["']?[^\\s"']*/api/${name}\\b`, "u").test(text))
  if (service === undefined)
    fail(`${from} names no server ending in /api/core, /api/notifications or /api/support, so it can't be placed.`)
  await writeFile(contract(service), text)
  console.log(`Took ${from} as openapi/${service}.yaml. "npm run sdk:diff" tells what it changes.`)
}

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
